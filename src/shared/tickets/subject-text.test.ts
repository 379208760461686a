import { expect, test } from 'vitest'

import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import { cleanSubject, subjectLength } from './subject-text.ts'
import { Subject } from './input.ts'

test('a subject loses white space around it and marks that change the direction of writing', () => {
  expect(cleanSubject(' invoice\u202Efdp.exe\t')).toBe('invoicefdp.exe')
  expect(Subject.parse('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(cleanSubject('مرحبا 👩‍🔧')).toBe('مرحبا 👩‍🔧')
})

test.each(['a', 'é', '数', '📎', '\u202Ea', '\ud800'])(
  'a subject of %j has the same length for the counter and the rule',
  (character) => {
    const ofLength = (length: number) => {
      let text = ''
      while (subjectLength(text) < length) text += character
      return text
    }
    expect(Subject.safeParse(ofLength(MAX_SUBJECT_LENGTH)).success).toBe(true)
    expect(Subject.safeParse(ofLength(MAX_SUBJECT_LENGTH + 1)).success).toBe(false)
  },
)
