import { expect, test } from 'vitest'

import { aConnection, aResponseTo, NOW, sp } from '#test/saml-setup.ts'

import { readPerson } from './attributes.ts'
import { readResponse } from '#server/access/saml/response/read-response.ts'

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

const NO_MAPPING = { emailAttribute: null, firstNameAttribute: null, lastNameAttribute: null }

/** Reads attributes by name; `NameID` is the NameID. */
function read(
  { NameID: nameId, ...attributes }: Record<string, string[]>,
  reading: Partial<Parameters<typeof readPerson>[1]> = {},
) {
  const entries = Object.entries(attributes).map(([name, values]) => {
    const [, friendlyName = null] = name.split('|')
    return [name.split('|')[0]!, { friendlyName, values }] as const
  })
  return readPerson(
    { attributes: new Map(entries), nameId: nameId?.[0] ?? null },
    { ...NO_MAPPING, domains: [], ...reading },
  )
}

const EMAIL_NAMES = [
  'email',
  'Email',
  'MAIL',
  'emailAddress',
  'EmailAddress',
  'email_address',
  'E-Mail Address',
  'User.email',
  'user.profile.email',
  'mail',
  `${CLAIMS}/emailaddress`,
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'http://schemas.auth0.com/email',
  'urn:mace:dir:attribute-def:mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  '0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'anything|mail',
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6|eduPersonPrincipalName',
  `${CLAIMS}/upn`,
  'NameID',
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
  'FIRSTNAME',
  'First Name',
  'User.FirstName',
  'urn:mace:dir:attribute-def:givenName',
  'anything|givenName',
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
  'LastName',
  'user.lastName',
  'urn:mace:dir:attribute-def:sn',
  'anything|sn',
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

test('the email comes from the first usual attribute that has an address', () => {
  const attributes = {
    email: [],
    emailAddress: ['petra'],
    mail: ['mail@b.example'],
    NameID: ['name@b.example'],
    [`${CLAIMS}/upn`]: ['upn@b.example'],
  }
  expect(read(attributes)).toMatchObject({ email: 'mail@b.example' })
  expect(read({ ...attributes, mail: [] })).toMatchObject({ email: 'name@b.example' })
  expect(read({ ...attributes, mail: [], NameID: ['pers-1'] })).toMatchObject({
    email: 'upn@b.example',
  })
})

test.each(['manager.email', 'secondary_email', 'https://example.com/manager/email', 'emails'])(
  'no email is read when the answer has %s',
  (name) => {
    expect(read({ [name]: ['ada@b.example'] })).toMatchObject({ reason: 'no_email' })
  },
)

test('the address of a guest account at Entra ID is never an email', () => {
  const guest = 'petra_kunde.example#EXT#@msp.onmicrosoft.com'
  const own = { domains: ['msp.onmicrosoft.com'] }
  expect(read({ email: [guest], NameID: [guest] }, own)).toMatchObject({ reason: 'invalid_email' })
  expect(read({ email: [guest], mail: ['petra@kunde.example'] }, own)).toMatchObject({
    email: 'petra@kunde.example',
  })
})

test("the email is the only address in the customer's domains when there are several", () => {
  const email = ['ada@private.example', 'Ada@B.example', 'ada@old.example']
  expect(read({ email }, { domains: ['b.example'] })).toMatchObject({ email: 'ada@b.example' })
  expect(read({ email }, { domains: ['c.example'] })).toMatchObject({ reason: 'several_emails' })
  expect(read({ email }, { domains: ['b.example', 'old.example'] })).toMatchObject({
    reason: 'several_emails',
  })
})

test('a mapped attribute alone decides when its name is exact', () => {
  const attributes = {
    'https://kunde.example/Adresse': ['petra@b.example'],
    Rufname: ['Petra'],
    email: ['other@b.example'],
    firstName: ['Other'],
    lastName: ['Berger'],
    NameID: ['name@b.example'],
  }
  const mapping = {
    emailAttribute: 'https://kunde.example/Adresse',
    firstNameAttribute: 'Rufname',
  }
  expect(read(attributes, mapping)).toMatchObject({
    email: 'petra@b.example',
    firstName: 'Petra',
    lastName: 'Berger',
  })
  expect(read(attributes, { emailAttribute: 'NameID' })).toMatchObject({ email: 'name@b.example' })
  expect(read(attributes, { emailAttribute: 'Absent' })).toMatchObject({ reason: 'no_email' })
  for (const name of ['toString', '__proto__', 'constructor']) {
    expect(read(attributes, { emailAttribute: name })).toMatchObject({ reason: 'no_email' })
  }
})

test('an email is lower-cased and loses white space around it when it is read', () => {
  expect(read({ email: [' Ada@Northwind.EXAMPLE '] })).toMatchObject({
    email: 'ada@northwind.example',
  })
})

test('one email is read when it comes twice, and none when two differ', () => {
  expect(read({ email: ['Ada@b.example', 'ada@b.example'] })).toMatchObject({
    email: 'ada@b.example',
  })
  expect(read({ email: ['ada@b.example', 'eve@b.example'] })).toMatchObject({
    reason: 'several_emails',
  })
})

test('an email is refused with the attribute names that came when it is missing', () => {
  expect(read({ groups: ['staff'] })).toMatchObject({
    reason: 'no_email',
    detail: { received: 'Attributes: groups' },
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

test('names lose control characters and changes of direction, and are cut', () => {
  const person = read({
    email: ['a@b.example'],
    firstName: [' A\u0000d\u202Ea\n Maria '],
    lastName: ['𝒳'.repeat(150)],
  })
  expect(person).toMatchObject({ firstName: 'Ada Maria', lastName: '𝒳'.repeat(100) })
})

test('names stay as they are when they are of other scripts', () => {
  const attributes = { email: ['a@b.example'], firstName: ['Zoë'], lastName: ['Ó Súilleabháin-王'] }
  expect(read(attributes)).toMatchObject({ firstName: 'Zoë', lastName: 'Ó Súilleabháin-王' })
})

test('a name is read safely when it comes in two statements or built of elements', async () => {
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
