import { expect, test } from 'vitest'

import type { TestedAnswer } from '#shared/connections/tests/result.ts'

import { changesFor, readingOf } from './attribute-mapping.ts'

const NONE = {
  'saml.emailAttribute': '',
  'saml.firstNameAttribute': '',
  'saml.lastNameAttribute': '',
}

function received(nameIdIsEmail: boolean) {
  const attributes = [
    { name: 'mail', values: ['ada@b.example'], count: 1, readAs: nameIdIsEmail ? null : 'email' },
    { name: 'Rufname', values: ['Ada'], count: 1, readAs: null },
  ]
  const nameId = { value: 'ada@b.example', format: null, isEmail: nameIdIsEmail }
  // Only what is read here.
  return { attributes, nameId } as TestedAnswer
}

test('an attribute is read as the test read it when no setting names another', () => {
  expect(readingOf('mail', NONE, received(false))).toBe('email')
  expect(readingOf('NameID', NONE, received(true))).toBe('email')
  expect(readingOf('Rufname', NONE, received(false))).toBeNull()
  const named = { ...NONE, 'saml.emailAttribute': 'Rufname' }
  expect(readingOf('mail', named, received(false))).toBeNull()
  expect(readingOf('Rufname', named, received(false))).toBe('email')
})

test('an attribute gives up what it was read as when it is read as something else', () => {
  const values = { ...NONE, 'saml.firstNameAttribute': 'Rufname' }
  expect(changesFor('Rufname', 'lastName', values)).toEqual([
    { place: 'saml.firstNameAttribute', after: '' },
    { place: 'saml.lastNameAttribute', after: 'Rufname' },
  ])
  expect(changesFor('Rufname', null, values)).toEqual([
    { place: 'saml.firstNameAttribute', after: '' },
  ])
  expect(changesFor('mail', null, values)).toEqual([])
})
