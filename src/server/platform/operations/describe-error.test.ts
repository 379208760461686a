import pg from 'pg'
import { expect, test } from 'vitest'

import { AppError } from '#server/platform/app-error.ts'
import { createLogger } from './logger.ts'

import { describeError } from './describe-error.ts'

function aDatabaseError(fields: Partial<pg.DatabaseError>) {
  const error = new pg.DatabaseError(fields.message ?? 'it failed', 0, 'error')
  return Object.assign(error, fields)
}

test('describeError returns what went wrong and where, for the error and its causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const error = new AppError('unavailable', 'Not now.', { cause })
  expect(describeError(error)).toEqual({
    type: 'AppError',
    message: 'Not now.',
    code: 'unavailable',
    stack: expect.stringMatching(/^ +at /),
    cause: {
      type: 'Error',
      message: 'connect ECONNREFUSED',
      code: 'ECONNREFUSED',
      stack: expect.stringMatching(/^ +at /),
    },
  })
})

test('describeError omits the row when a database error quotes it', () => {
  const description = describeError(
    aDatabaseError({
      message: 'new row violates check constraint "positive"',
      code: '23514',
      table: 'tickets',
      constraint: 'positive',
      detail: 'Failing row contains (1, marker).',
      where: 'marker',
    }),
  )
  expect(description).toMatchObject({ code: '23514', table: 'tickets', constraint: 'positive' })
  expect(JSON.stringify(description)).not.toContain('marker')
})

test('describeError omits the invalid value when a database error quotes it', () => {
  const description = describeError(
    aDatabaseError({
      message: 'invalid input syntax for type uuid: "marker "quoted"\nmarker"',
      code: '22P02',
    }),
  )
  expect(description).toMatchObject({ message: 'invalid input syntax for type uuid: "…"' })
  expect(JSON.stringify(description)).not.toContain('marker')
})

test('describeError returns when the causes form a circle', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(describeError(error)).match(/"message"/g)).toHaveLength(4)
})

test('the logger redacts values when their names mean secrets', () => {
  const written: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void written.push(line) })
  log.info({
    password: 'marker',
    request: { headers: { cookie: 'marker' }, token: 'marker' },
    body: { SAMLResponse: 'marker', password: 'marker' },
    optionsOfALibrary: { headers: { cookie: 'marker' } },
    err: Object.assign(new Error('kept'), { code: 'kept', headers: 'marker' }),
  })
  expect(written.join()).not.toContain('marker')
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    password: '[redacted]',
    err: { message: 'kept', code: 'kept' },
  })
})
