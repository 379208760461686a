import { expect, test } from 'vitest'

import { EMAIL_FORMAT, PERSISTENT_FORMAT, UNSPECIFIED_FORMAT } from '#test/saml-responses.ts'
import { aConnection, aResponseTo, NOW, sp } from '#test/saml-setup.ts'

import { readPerson } from './attributes.ts'
import { readResponse } from './read-response.ts'

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

function read(
  attributes: Record<string, string[]>,
  nameId: string | null = null,
  format = EMAIL_FORMAT,
) {
  const entries = new Map(Object.entries(attributes))
  return readPerson({ attributes: entries, nameId, nameIdFormat: format })
}

const EMAIL_NAMES = [
  'email',
  'Email',
  'emailAddress',
  'mail',
  `${CLAIMS}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
]

for (const name of EMAIL_NAMES) {
  test(`an email is found under ${name}`, () => {
    expect(read({ [name]: ['ada@northwind.example'] })).toMatchObject({
      email: 'ada@northwind.example',
    })
  })
}

const FIRST_NAMES = [
  'firstName',
  'first_name',
  'givenName',
  'given_name',
  `${CLAIMS}/givenname`,
  'urn:oid:2.5.4.42',
]
for (const name of FIRST_NAMES) {
  test(`a first name is found under ${name}`, () => {
    expect(read({ email: ['a@b.example'], [name]: ['Ada'] })).toMatchObject({
      firstName: 'Ada',
      lastName: null,
    })
  })
}

const LAST_NAMES = [
  'lastName',
  'last_name',
  'surname',
  'sn',
  'family_name',
  `${CLAIMS}/surname`,
  'urn:oid:2.5.4.4',
]
for (const name of LAST_NAMES) {
  test(`a last name is found under ${name}`, () => {
    expect(read({ email: ['a@b.example'], [name]: ['Lovelace'] })).toMatchObject({
      firstName: null,
      lastName: 'Lovelace',
    })
  })
}

test('the first name of an attribute that has a value wins', () => {
  const attributes = {
    email: [],
    mail: ['mail@b.example'],
    [`${CLAIMS}/emailaddress`]: ['claim@b.example'],
  }
  expect(read(attributes, 'name@b.example')).toMatchObject({ email: 'mail@b.example' })
})

test('a name id counts as an email only when its format says so', () => {
  expect(read({}, 'ada@b.example', EMAIL_FORMAT)).toMatchObject({ email: 'ada@b.example' })
  expect(read({}, 'ada@b.example', UNSPECIFIED_FORMAT)).toMatchObject({ reason: 'no_email' })
  expect(read({}, 'ada@b.example', PERSISTENT_FORMAT)).toMatchObject({ reason: 'no_email' })
})

test('an email is trimmed and lower-cased', () => {
  expect(read({ email: [' Ada@Northwind.EXAMPLE '] })).toMatchObject({
    email: 'ada@northwind.example',
  })
})

test('the same email twice is one, and two different ones are refused', () => {
  expect(read({ email: ['Ada@b.example', 'ada@b.example'] })).toMatchObject({
    email: 'ada@b.example',
  })
  expect(read({ email: ['ada@b.example', 'eve@b.example'] })).toMatchObject({
    reason: 'several_emails',
  })
})

test('no email is refused, and the names that came are told', () => {
  expect(read({ groups: ['staff'] })).toMatchObject({
    reason: 'no_email',
    detail: { received: 'attributes groups' },
  })
})

const NOT_EMAILS = [
  'ada',
  'ada@',
  '@b.example',
  'ada@b.example,eve@b.example',
  'ada@b.example eve@b.example',
  'ada@evil.example@b.example',
  'Ada <ada@b.example>',
  'ada@b.example\u0000',
  'ada@b.example.',
  'ada@.example',
  'ada@b..example',
  // The Kelvin sign lower-cases to a k, and the long s upper-cases to an S.
  'mar\u212A@b.example',
  'ada@bu\u017Finess.example',
  `${'a'.repeat(65)}@b.example`,
  `ada@${'a.'.repeat(130)}example`,
]
for (const text of NOT_EMAILS) {
  test(`${JSON.stringify(text).slice(0, 50)} is not an email that can be used`, () => {
    expect(read({ email: [text] })).toMatchObject({ ok: false, reason: 'invalid_email' })
  })
}

test('names lose control characters and turns of direction, and are cut', () => {
  const person = read({
    email: ['a@b.example'],
    firstName: [' A\u0000d\u202Ea\n Maria '],
    lastName: ['𝒳'.repeat(150)],
  })
  expect(person).toMatchObject({ firstName: 'Ada Maria', lastName: '𝒳'.repeat(100) })
})

test('names of other scripts stay as they are', () => {
  const attributes = { email: ['a@b.example'], firstName: ['Zoë'], lastName: ['Ó Súilleabháin-王'] }
  expect(read(attributes)).toMatchObject({ firstName: 'Zoë', lastName: 'Ó Súilleabháin-王' })
})

test('a name sent in two statements, or built of elements, is read with care', async () => {
  const twice = aResponseTo({
    edit: (xml) =>
      xml.replace(
        /(<saml:AttributeStatement>.*<\/saml:AttributeStatement>)/,
        (one) => one + one.replace('>ada@', '>eve@'),
      ),
  })
  const built = aResponseTo({
    edit: (xml) =>
      xml.replace(
        '>ada@northwind.example</saml:AttributeValue>',
        '><b>eve@northwind.example</b></saml:AttributeValue>',
      ),
  })
  expect(await readResponse(aConnection(), sp, { samlResponse: twice, now: NOW })).toMatchObject({
    reason: 'several_emails',
  })
  // The name id steps in, as if the attribute had no value.
  expect(await readResponse(aConnection(), sp, { samlResponse: built, now: NOW })).toMatchObject({
    identity: { email: 'ada@northwind.example' },
  })
})
