import { expect, test } from 'vitest'

import { ApiError } from '#web/lib/http/api-error.ts'

import { fieldsOf, hasProblems, withoutField } from './problems.ts'

test('changing a field removes its problem and those of its parts, and no others', () => {
  const problems = { name: 'a', contacts: 'b', 'contacts.0.email': 'c', contactsNote: 'd' }
  expect(withoutField(problems, 'contacts')).toEqual({ name: 'a', contactsNote: 'd' })
})

test('a refusal becomes the problems of its fields, and any other failure none', () => {
  const refusal = new ApiError('Invalid', {
    status: 400,
    code: 'invalid_input',
    fields: { name: 'Enter a name' },
  })
  expect(fieldsOf(refusal)).toEqual({ name: 'Enter a name' })
  expect(fieldsOf(new Error('down'))).toEqual({})
  expect(fieldsOf(null)).toEqual({})
})

test('a field has no problem when it is named without one', () => {
  expect(hasProblems({ code: undefined })).toBe(false)
  expect(hasProblems({ code: 'Enter the code' })).toBe(true)
})
