import { expect, test } from 'vitest'

import type { AnswerDraft } from '#shared/desk/answers/parts.ts'

import {
  chosenText,
  compareDraft,
  NO_DRAFT,
  NOTHING_CHOSEN,
  readBase,
  unsentTexts,
  writeBase,
} from './compare-draft.ts'

function aDraft(version: string, content: string): AnswerDraft {
  const at = '2026-03-02T10:00:00.000Z'
  return { kind: 'reply', content, newestSeen: null, version, updatedAt: at, chosen: {}, files: [] }
}

const BASE = { version: 'v1', saved: '<p>One</p>' }

test.each([
  ['its version is known', '<p>Mine</p>', BASE, aDraft('v1', '<p>One</p>'), 'same'],
  ['there is none and was none', '<p>Mine</p>', NO_DRAFT, null, 'same'],
  ['only the other window wrote', '<p>One</p>', BASE, aDraft('v2', '<p>Two</p>'), 'take'],
  ['this is a new browser', '', NO_DRAFT, aDraft('v2', '<p>Two</p>'), 'take'],
  ['it was sent elsewhere', '<p>One</p>', BASE, null, 'take'],
  ['both wrote the same', '<p>Two</p>', BASE, aDraft('v2', '<p>Two</p>'), 'take'],
  ['this one was emptied', '', BASE, aDraft('v2', '<p>Two</p>'), 'take'],
  ['it was sent elsewhere and goes on here', '<p>Mine</p>', BASE, null, 'keep'],
  ['only its files made it another', '<p>Mine</p>', BASE, aDraft('v2', '<p>One</p>'), 'keep'],
  ['both wrote', '<p>Mine</p>', BASE, aDraft('v2', '<p>Two</p>'), 'ask'],
  ['a text was never saved', '<p>Mine</p>', NO_DRAFT, aDraft('v2', '<p>Two</p>'), 'ask'],
] as const)('a draft of the server is treated rightly when %s', (_, typed, base, server, what) => {
  expect(compareDraft(typed, base, server)).toBe(what)
})

test('the last saved draft stays next to the text when the page is reloaded', () => {
  const base = { version: 'v1', saved: '<p>One</p>\n<p>Two</p>' }
  expect(readBase(writeBase(base))).toEqual(base)
  expect(readBase(writeBase(NO_DRAFT))).toEqual(NO_DRAFT)
  expect(readBase(null)).toEqual(NO_DRAFT)
})

const THEIRS = aDraft('v2', '<p>Theirs</p>')
const SAVED = { version: 'v1', saved: '<p>Saved</p>' }

test.each([
  ['only the server has one', '', NO_DRAFT, THEIRS, ['<p>Theirs</p>']],
  ['only this browser has one', '<p>Mine</p>', NO_DRAFT, null, ['<p>Mine</p>']],
  ['the other window went on', '<p>Saved</p>', SAVED, THEIRS, ['<p>Theirs</p>']],
  ['both went on', '<p>Mine</p>', SAVED, THEIRS, ['<p>Theirs</p>', '<p>Mine</p>']],
  ['it was sent elsewhere', '<p>Saved</p>', SAVED, null, []],
  ['it has files alone', '', NO_DRAFT, { ...THEIRS, content: '' }, []],
] as const)('a closed ticket shows what was not sent when %s', (_, typed, base, server, texts) => {
  expect(unsentTexts(typed, base, server)).toEqual(texts)
})

test('choices are equal when only their order differs', () => {
  const time = { minutes: 15, kindId: 'remote', isBillable: true, invoiceText: '' }
  const other = { priority: 'High', time: { ...time, day: '2026-03-02' }, status: 'Open' } as const
  expect(chosenText({ status: 'Open', priority: 'High', time })).toBe(chosenText(other))
  expect(chosenText({ status: 'Open' })).not.toBe(NOTHING_CHOSEN)
})
