import { expect, test } from 'vitest'

import { readFields } from './read-fields.ts'

test('the wanted fields of a form are read when there are others around them', () => {
  const form = 'a=1&SAMLResponse=PD94%2BbWw%3D&RelayState=x+y%C3%BC&SAMLResponseOther=z&'
  expect(readFields(form, ['SAMLResponse', 'RelayState', 'SAMLRequest'])).toEqual({
    SAMLResponse: 'PD94+bWw=',
    RelayState: 'x yü',
  })
})

test('a field counts with its last value when it is given twice, and is missing when it has no value', () => {
  expect(
    readFields('RelayState=1&RelayState=2&SAMLResponse', ['RelayState', 'SAMLResponse']),
  ).toEqual({ RelayState: '2' })
})

test('a form is read no further when it has more fields than any form has', () => {
  const form = `${'a&'.repeat(100)}RelayState=x`
  expect(readFields(form, ['RelayState'])).toEqual({})
})
