import { expect, test } from 'vitest'

import { addFiles } from './add-files.ts'

const LIMITS = { maxFiles: 2, maxBytes: 10_485_760 }

function aFile(name: string, sizeBytes = 1): File {
  return new File([new Uint8Array(sizeBytes)], name, { lastModified: 0 })
}

test('files are added to those selected before', () => {
  const { files, refused } = addFiles([aFile('a.png')], [aFile('b.png')], LIMITS)
  expect(files.map((file) => file.name)).toEqual(['a.png', 'b.png'])
  expect(refused).toEqual([])
})

test('files are left out and named when they are beyond the limit', () => {
  const { files, refused } = addFiles([], [aFile('a'), aFile('b'), aFile('c')], LIMITS)
  expect(files.map((file) => file.name)).toEqual(['a', 'b'])
  expect(refused).toEqual([{ name: 'c', text: 'c wasn’t added. You can attach up to 2 files.' }])
})

test('a file is refused with the reason when it is one byte larger than the limit', () => {
  const { files, refused } = addFiles(
    [],
    [aFile('fits', 10_485_760), aFile('too big', 10_485_761)],
    LIMITS,
  )
  expect(files.map((file) => file.name)).toEqual(['fits'])
  expect(refused).toEqual([{ name: 'too big', text: 'too big is larger than 10 MB.' }])
})

test('a file is left out when it is selected already', () => {
  const { files, refused } = addFiles([aFile('a')], [aFile('a')], LIMITS)
  expect(files).toHaveLength(1)
  expect(refused).toEqual([{ name: 'a', text: 'a is already selected.' }])
})
