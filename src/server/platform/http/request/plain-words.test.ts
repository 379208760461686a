import { expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { AppError } from '#server/platform/app-error.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'
import { parseInput } from './parse-input.ts'

const WRONG = [
  undefined,
  null,
  true,
  1e12,
  -1,
  0.5,
  '',
  '?',
  '2026-02-30',
  'x'.repeat(1e5),
  ['?'],
  {},
]

/** Matches the library's own messages, which are written for programmers. */
const LIBRARY = /^Invalid|^Too |^Unrecognized|expected|received/

test.each(Object.entries<Endpoint>(api).filter(([, { body, query }]) => body ?? query))(
  '%s answers a message for people when any of its fields is wrong',
  (_, endpoint) => {
    for (const schema of [endpoint.body, endpoint.query]) {
      const said = WRONG.flatMap((value) => messagesFor(schema, value))
      expect(said.filter((message) => LIBRARY.test(message))).toEqual([])
    }
  },
)

/** Returns the messages for the value in each field, and as the whole input. */
function messagesFor(schema: Endpoint['body'], value: unknown): string[] {
  const names = Object.keys(fieldsOf(schema))
  return [value, Object.fromEntries(names.map((name) => [name, value]))].flatMap((input) => {
    try {
      parseInput(schema, input)
      return []
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return [error.message, ...Object.values(error.tellIn(wordsIn('en')).fields ?? {})]
    }
  })
}

function fieldsOf(schema: Endpoint['body']): object {
  return schema && 'shape' in schema && typeof schema.shape === 'object' ? { ...schema.shape } : {}
}

test.each([
  [z.object({ name: z.string() }), {}, 'This field is required'],
  [z.object({ name: z.string().max(3) }), { name: '1234' }, 'This must be 3 characters or less'],
  [z.object({ name: z.enum(['a', 'b']) }), { name: 'c' }, 'Enter a or b'],
  [z.object({ name: z.number() }), { name: true }, 'Enter a number'],
])('an invalid request is explained in the language of its sender: %#', (schema, input, text) => {
  const words = { ...wordsIn('en'), server: pseudoWords(wordsIn('en').server) }
  const refusal = refusalOf(schema, input)
  expect(refusal.message).toBe(text)
  expect(refusal.tellIn(words).fields).toEqual({ name: pseudoText(text) })
})

function refusalOf(schema: z.core.$ZodType, input: object): AppError {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('not refused')
}
