import { expect, test } from 'vitest'

import { uploadShares } from './upload-shares.ts'

test('the files are sent one after the other, behind the texts', () => {
  const sizes = [100, 300]
  const totalBytes = 450
  expect(uploadShares(sizes, { sentBytes: 0, totalBytes })).toEqual({ whole: 0, files: [0, 0] })
  expect(uploadShares(sizes, { sentBytes: 50, totalBytes }).files).toEqual([0, 0])
  expect(uploadShares(sizes, { sentBytes: 100, totalBytes }).files).toEqual([0.5, 0])
  expect(uploadShares(sizes, { sentBytes: 225, totalBytes })).toEqual({
    whole: 0.5,
    files: [1, 0.25],
  })
  expect(uploadShares(sizes, { sentBytes: 450, totalBytes })).toEqual({ whole: 1, files: [1, 1] })
})

test('an empty file counts as sent when those before it are', () => {
  expect(uploadShares([100, 0], { sentBytes: 99, totalBytes: 100 }).files).toEqual([0.99, 0])
  expect(uploadShares([100, 0], { sentBytes: 100, totalBytes: 100 }).files).toEqual([1, 1])
})

test('no file counts as sent when the size of the body is unknown', () => {
  expect(uploadShares([100], { sentBytes: 0, totalBytes: 0 })).toEqual({ whole: 0, files: [0] })
})
