import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { chooseFiles } from './choose-files.ts'

const BYTES = Buffer.from('PNG')
const PICTURE = { filename: 'a.png', contentType: 'image/png', bytes: BYTES, cid: 'a' }
const QUOTED = { pictures: [], quotedPictures: ['a'] }
const SHA256 = createHash('sha256').update(BYTES).digest('hex')

test.each([
  [[], true],
  [[{ sizeBytes: 3, sha256: SHA256 }], false],
  // Files of earlier versions are known by their size alone.
  [[{ sizeBytes: 3, sha256: null }], false],
  [[{ sizeBytes: 4, sha256: null }], true],
  [[{ sizeBytes: 3, sha256: 'ff' }], true],
])('a quoted picture is kept when the ticket has %j: %s', (known, isKept) => {
  const { files, leftOut } = chooseFiles([PICTURE], QUOTED, known)
  expect(files).toHaveLength(isKept ? 1 : 0)
  expect(leftOut).toEqual(isKept ? [] : [{ name: 'a.png', why: 'quoted' }])
})

test('a picture is kept when it is new, with any files of the ticket', () => {
  const known = [{ sizeBytes: 3, sha256: SHA256 }]
  const shown = { pictures: ['a'], quotedPictures: [] }
  expect(chooseFiles([PICTURE], shown, known).files).toMatchObject([{ isInline: true }])
  const unshown = { pictures: [], quotedPictures: [] }
  expect(chooseFiles([PICTURE], unshown, known).files).toMatchObject([{ isInline: false }])
})

test('the largest pictures of a signature are kept when there are many, and none of the others counts as a loss', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const found = ids.map((id, at) => ({
    filename: `${id}.png`,
    contentType: 'image/png',
    bytes: Buffer.alloc(at + 1, id),
    cid: id,
  }))
  const { files, leftOut } = chooseFiles(found, { pictures: [], quotedPictures: ids }, [])
  expect(files.map(({ cid }) => cid)).toEqual(['g', 'f', 'e', 'd', 'c'])
  expect(leftOut.map(({ why }) => why)).toEqual(['quoted', 'quoted'])
})
