import { expect, test } from 'vitest'

import { createSubmissionKeys, describeFiles } from './submission-keys.ts'

function aStore(stored: string | null = null) {
  return {
    read: () => stored,
    write: (text: string | null) => {
      stored = text
    },
  }
}

test('the key of a submission stays when the content does, so that a retry is recognized', () => {
  const keys = createSubmissionKeys(aStore())
  expect(keys.keyFor('hello')).toBe(keys.keyFor('hello'))
})

test('a submission is new when its content has changed', () => {
  const keys = createSubmissionKeys(aStore())
  expect(keys.keyFor('hello')).not.toBe(keys.keyFor('hello!'))
})

test('a submission is new when the same content is sent again after an accepted one', () => {
  const keys = createSubmissionKeys(aStore())
  const first = keys.keyFor('hello')
  keys.accepted()
  expect(keys.keyFor('hello')).not.toBe(first)
})

test('the key of a submission stays when the page is reloaded', () => {
  const store = aStore()
  const key = createSubmissionKeys(store).keyFor('hello', '2026-03-03T10:00:00.000Z')
  const reloaded = createSubmissionKeys(store)
  expect(reloaded.last()).toEqual({ content: 'hello', key, since: '2026-03-03T10:00:00.000Z' })
  // The instant of the last change is not part of the content.
  expect(reloaded.keyFor('hello', '2026-03-04T10:00:00.000Z')).toBe(key)
})

test.each(['', '{half', '7', 'null', '[]', '{"content":7}'])(
  'a stored submission is ignored when it is %s',
  (stored) => {
    const keys = createSubmissionKeys(aStore(stored))
    expect(keys.last()).toBeNull()
    expect(keys.keyFor('hello')).toMatch(/^[0-9a-f]{32}$/)
  },
)

test('files are distinguished by name, size and time', () => {
  const file = new File(['abc'], 'a.txt', { lastModified: 5 })
  expect(describeFiles([file])).toEqual(['a.txt:3:5'])
})
