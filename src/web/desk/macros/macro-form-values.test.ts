import { expect, test } from 'vitest'

import { checkMacroForm, macroInput, macroValues, NEW_MACRO } from './macro-form-values.ts'

test('a field is no change when nothing was chosen', () => {
  expect(macroInput({ ...NEW_MACRO, name: ' Thanks ', content: '<p>Thanks</p>' })).toEqual({
    name: 'Thanks',
    isShared: false,
    kind: 'reply',
    content: '<p>Thanks</p>',
    changes: {},
  })
})

test('a macro leaves the form as it came', () => {
  const input = {
    name: 'Close',
    isShared: true,
    kind: 'note',
    content: '',
    changes: { status: 'Pending', waits: true, assignee: 'me', categories: ['HARDWARE_ISSUE'] },
  } as const
  const listed = { id: 'x', preview: '', version: 1, leftOut: {}, updatedAt: '', updatedBy: 'Ana' }
  const changes = { ...input.changes, categories: [...input.changes.categories] }
  expect(macroInput(macroValues({ ...listed, ...input, changes }))).toEqual(input)
})

test('a macro is refused when it lacks a name, or both text and changes', () => {
  expect(checkMacroForm(NEW_MACRO)).toEqual({
    name: 'Enter a macro name',
    content: 'Enter a message or choose at least one change',
  })
  expect(checkMacroForm({ ...NEW_MACRO, name: 'Mine', assignee: 'me' })).toEqual({})
})
