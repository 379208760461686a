import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { isNewerVersion, readVersion } from '#server/platform/backup/archive/version.ts'
import { LAST_RELEASE } from './last-release.ts'

test('the changelog begins with this version, which is newer than the last release', async () => {
  const file = path.join(import.meta.dirname, '../CHANGELOG.md')
  const versions = (await readFile(file, 'utf8')).match(/(?<=^## ).*$/gm) ?? []
  expect(versions.slice(0, 2)).toEqual([await readVersion(), LAST_RELEASE.version])
  expect(isNewerVersion(versions[0] ?? '', LAST_RELEASE.version)).toBe(true)
})
