import { expect, test } from 'vitest'

import { createSubmissionKeys, describeFiles } from './submission-keys.ts'

test('the same content keeps its key, so that a retry is recognised', () => {
  const keys = createSubmissionKeys()
  expect(keys.keyFor('hello')).toBe(keys.keyFor('hello'))
})

test('changed content is a new submission', () => {
  const keys = createSubmissionKeys()
  expect(keys.keyFor('hello')).not.toBe(keys.keyFor('hello!'))
})

test('the same content sent on purpose after an accepted one is a new submission', () => {
  const keys = createSubmissionKeys()
  const first = keys.keyFor('hello')
  keys.accepted()
  expect(keys.keyFor('hello')).not.toBe(first)
})

test('files are told apart by name, size and time', () => {
  const file = new File(['abc'], 'a.txt', { lastModified: 5 })
  expect(describeFiles([file])).toEqual(['a.txt:3:5'])
})
