import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { listShipped, newerVersions } from '../scripts/list-shipped.ts'

/** The libraries of the embedded server are read where it is installed. */
function withoutServer(text: string): string {
  return text.replace(/\*\*In the embedded PostgreSQL.*/, '')
}

test('the list of shipped packages equals that of the lock file', async () => {
  const written = await readFile(path.resolve(import.meta.dirname, '../docs/advisories.md'), 'utf8')
  const listed = await listShipped()
  const help = 'mend it with: node scripts/list-shipped.ts'
  expect(withoutServer(written), help).toBe(withoutServer(listed))
})

test('newer versions are found by their numbers, not by their letters', () => {
  const published = [
    '9.6.24-beta.1',
    '18.10.0-beta.17',
    '18.4.0-beta.9',
    '18.4.0-beta.17',
    '18.6.0-beta.1',
  ]

  expect(newerVersions(published, '18.4.0-beta.17')).toEqual(['18.6.0-beta.1', '18.10.0-beta.17'])
})
