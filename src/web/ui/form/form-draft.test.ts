import { expect, test } from 'vitest'

import { parseFormDraft, serializeFormDraft } from './form-draft.ts'

const EXAMPLE = { name: '', isActive: true, domains: [''], contacts: [{ email: '' }] }
const TYPED = { name: 'Northwind', isActive: false, domains: [], contacts: [{ email: 'a@b' }] }

test('a draft comes back as it was kept, with the version that it began with', () => {
  const draft = { base: { version: 3, values: EXAMPLE }, values: TYPED }
  expect(parseFormDraft(serializeFormDraft(draft), EXAMPLE)).toEqual(draft)
  const ofNew = { base: { version: undefined, values: EXAMPLE }, values: TYPED }
  expect(parseFormDraft(serializeFormDraft(ofNew), EXAMPLE)).toEqual(ofNew)
})

test.each([
  ['is not there', null],
  ['is cut off', '{"base":'],
  ['is no draft', 'null'],
  ['has no base', JSON.stringify({ values: TYPED })],
  ['lacks a field that the form has by now', withValues({ ...TYPED, name: undefined })],
  ['has another type of value in a field', withValues({ ...TYPED, isActive: 'yes' })],
  ['has something else in a list', withValues({ ...TYPED, domains: [1] })],
  ['lacks a field inside a list', withValues({ ...TYPED, contacts: [{ phone: '' }] })],
])('a draft is ignored when it %s', (_, stored) => {
  expect(parseFormDraft(stored, EXAMPLE)).toBeNull()
})

function withValues(values: object) {
  return JSON.stringify({ base: { values: EXAMPLE }, values })
}
