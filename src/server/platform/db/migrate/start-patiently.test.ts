import { expect, test } from 'vitest'

import { StartError } from '#server/platform/start-error.ts'
import { isPassing } from './start-patiently.ts'

const PASSING = {
  'a database that refuses connections': Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
  'a database that is starting up': Object.assign(new Error('starting up'), { code: '57P03' }),
  'a database with a full disk': Object.assign(new Error('no room'), { code: '53100' }),
  'a table that a backup holds': Object.assign(new Error('lock timeout'), { code: '55P03' }),
  'a file that a killed database left': Object.assign(
    new Error('could not create file: File exists'),
    {
      code: '58P02',
    },
  ),
  'a full disk': Object.assign(new Error('no room'), { code: 'ENOSPC' }),
  'an embedded server that says so': new StartError(
    'The embedded PostgreSQL failed to start. Its log:\nFATAL:  could not write: No space left on device',
  ),
}

test.each(Object.entries(PASSING))(
  'a start retries when the database reports %s, also behind an explanation',
  (_name, error) => {
    expect(isPassing(error)).toBe(true)
    expect(isPassing(new StartError('DATABASE_URL: ...', { cause: error }))).toBe(true)
  },
)

const LASTING = {
  'a wrong password': Object.assign(new Error('authentication failed'), { code: '28P01' }),
  'a database that does not exist': Object.assign(new Error('no such database'), { code: '3D000' }),
  'a port that is taken': Object.assign(new Error('in use'), { code: 'EADDRINUSE' }),
  'a missing file': Object.assign(new Error('missing'), { code: 'ENOENT', syscall: 'open' }),
}

test.each(Object.entries(LASTING))('a start fails when the database reports %s', (_name, error) => {
  expect(isPassing(error)).toBe(false)
  expect(isPassing(new StartError('DATABASE_URL: ...', { cause: error }))).toBe(false)
})
