import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import {
  aResponseXml,
  assertionTemplate,
  encode,
  EXCLUSIVE_C14N,
  type ResponseOptions,
  signElement,
} from '#test/saml-responses.ts'
import { aConnection, aResponseTo, attacker, idp, judge, NOW, ours, sp } from '#test/saml-setup.ts'
import { encryptAssertions } from '#test/saml-encryption.ts'
import { wrappings } from '#test/saml-wrapping.ts'

import { readResponse } from './read-response.ts'
import type { SamlConnection } from '#server/access/saml/service-provider.ts'

type Hostile = {
  what: string
  response: string | Partial<ResponseOptions>
  connection?: Partial<SamlConnection>
  reason: string
}

const OPTIONS = { sp, key: idp, now: NOW }
const NAME_ID = 'ada@northwind.example</saml:NameID>'
const EMAIL_VALUE = 'ada@northwind.example</saml:AttributeValue>'
const HMAC_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const EMPTY_DIGEST = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

function tampered(from: string | RegExp, to: string): Partial<ResponseOptions> {
  return { tamper: (xml) => xml.replace(from, to) }
}

/** The certificate of the provider is public, and an HMAC takes any bytes as its key. */
function signedWithCertificateAsSecret() {
  return aResponseTo({
    tamper: (xml) => {
      const claimed = xml.replace(RSA_SHA256, HMAC_SHA256)
      const signedInfo = /<ds:SignedInfo>.*<\/ds:SignedInfo>/s.exec(claimed)?.[0] ?? ''
      const mac = createHmac('sha256', idp.certPem).update(signedInfo).digest('base64')
      return claimed.replace(/(<ds:SignatureValue>).*(<\/ds:SignatureValue>)/s, `$1${mac}$2`)
    },
  })
}

function signedByBoth() {
  const forged = assertionTemplate({
    ...OPTIONS,
    assertionId: '_forged',
    nameId: 'admin@northwind.example',
  })
  return encode(
    aResponseXml({
      ...OPTIONS,
      tamper: (xml) =>
        signElement(xml.replace('<saml:Assertion', `${forged}<saml:Assertion`), '_forged', {
          key: attacker,
        }),
    }),
  )
}

const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/s
const REFERENCE = /(<ds:Reference .*<\/ds:Reference>)/s
const DIGEST = /(<ds:DigestValue>)(.*)(<\/ds:DigestValue>)/

const HOSTILE: Hostile[] = [
  ...Object.entries(wrappings(OPTIONS)).map(([what, response]) => ({
    what,
    response,
    reason: 'several_assertions',
  })),
  {
    what: 'a second assertion, signed by the attacker',
    response: signedByBoth(),
    reason: 'several_assertions',
  },
  {
    what: 'the name id changed',
    response: tampered(NAME_ID, 'eve@northwind.example</saml:NameID>'),
    reason: 'bad_signature',
  },
  {
    what: 'the email changed in a signed response',
    response: {
      sign: 'response',
      ...tampered(EMAIL_VALUE, 'eve@northwind.example</saml:AttributeValue>'),
    },
    reason: 'bad_signature',
  },
  {
    what: 'an attribute added',
    response: tampered(
      '<saml:AttributeStatement>',
      '<saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>x@y.example</saml:AttributeValue></saml:Attribute>',
    ),
    reason: 'bad_signature',
  },
  { what: 'the signature taken away', response: tampered(SIGNATURE, ''), reason: 'no_signature' },
  {
    what: 'the attacker’s key, with its certificate in KeyInfo',
    response: { key: attacker },
    reason: 'bad_signature',
  },
  {
    what: 'the attacker’s key, with the provider’s certificate in KeyInfo',
    response: { key: { ...attacker, certPem: idp.certPem } },
    reason: 'bad_signature',
  },
  {
    what: 'a signature value of another length',
    response: tampered(/(<ds:SignatureValue>).*(<\/ds:SignatureValue>)/s, '$1AAAA$2'),
    reason: 'bad_signature',
  },
  {
    what: 'an empty signature value',
    response: tampered(/(<ds:SignatureValue>).*(<\/ds:SignatureValue>)/s, '$1$2'),
    reason: 'bad_signature',
  },
  {
    what: 'an HMAC with the certificate as its secret',
    response: signedWithCertificateAsSecret(),
    reason: 'weak_algorithm',
  },
  {
    what: 'the digest of nothing',
    response: tampered(DIGEST, `$1${EMPTY_DIGEST}$3`),
    reason: 'bad_signature',
  },
  {
    what: 'a comment in the digest',
    response: tampered(DIGEST, '$1$2<!--x-->$3'),
    reason: 'forbidden_markup',
  },
  {
    what: 'two digests',
    response: tampered(DIGEST, `$1$2$3<ds:DigestValue>${EMPTY_DIGEST}</ds:DigestValue>`),
    reason: 'bad_signature',
  },
  {
    what: 'two SignedInfo elements',
    response: tampered(/(<ds:SignedInfo>.*<\/ds:SignedInfo>)/s, '$1$1'),
    reason: 'bad_signature',
  },
  { what: 'two references', response: tampered(REFERENCE, '$1$1'), reason: 'bad_signature' },
  { what: 'no reference', response: tampered(REFERENCE, ''), reason: 'bad_signature' },
  {
    what: 'a reference to the whole document',
    response: tampered(/URI="#[^"]*"/, 'URI=""'),
    reason: 'bad_signature',
  },
  {
    what: 'a reference to elsewhere',
    response: tampered(/URI="#[^"]*"/, 'URI="#_response1"'),
    reason: 'bad_signature',
  },
  {
    what: 'a reference that breaks out of an XPath',
    response: tampered(/URI="#[^"]*"/, `URI="#x' or '1'='1"`),
    reason: 'bad_signature',
  },
  {
    what: 'two signatures on the assertion',
    response: tampered(/(<ds:Signature .*<\/ds:Signature>)/s, '$1$1'),
    reason: 'bad_signature',
  },
  {
    what: 'the signature moved to the status',
    response: {
      tamper: (xml) => {
        const signature = SIGNATURE.exec(xml)?.[0] ?? ''
        return xml.replace(signature, '').replace('</samlp:Status>', `${signature}</samlp:Status>`)
      },
    },
    reason: 'bad_signature',
  },
  {
    what: 'an empty signature elsewhere in what was signed',
    response: {
      sign: 'response',
      edit: (xml) =>
        xml.replace(
          '<samlp:Status>',
          '<samlp:Extensions><Signature/></samlp:Extensions><samlp:Status>',
        ),
    },
    reason: 'bad_signature',
  },
  {
    what: 'a signature in another namespace',
    response: tampered(
      'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
      'xmlns:ds="urn:not-a-signature"',
    ),
    reason: 'bad_signature',
  },
  {
    what: 'an algorithm under a prefix before the real one',
    response: tampered(
      '<ds:DigestMethod ',
      '<ds:DigestMethod xmlns:x="urn:x" x:Algorithm="http://www.w3.org/2000/09/xmldsig#sha1" ',
    ),
    reason: 'weak_algorithm',
  },
  {
    what: 'an algorithm of an element that is a name of objects',
    response: tampered('<ds:DigestMethod ', '<ds:constructor Algorithm="x"/><ds:DigestMethod '),
    reason: 'weak_algorithm',
  },
  {
    what: 'an XSLT transform',
    response: tampered(
      'http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms>',
      'http://www.w3.org/TR/1999/REC-xslt-19991116"/></ds:Transforms>',
    ),
    reason: 'weak_algorithm',
  },
  {
    what: 'an XPath transform that signs nothing',
    response: tampered(
      '<ds:Transforms>',
      '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>false()</ds:XPath></ds:Transform>',
    ),
    reason: 'weak_algorithm',
  },
  {
    what: 'a thousand lists of namespace prefixes',
    response: tampered(
      'xml-exc-c14n#"/></ds:Transforms>',
      `xml-exc-c14n#">${'<ec:InclusiveNamespaces xmlns:ec="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="a b c"/>'.repeat(500)}</ds:Transform></ds:Transforms>`,
    ),
    reason: 'bad_signature',
  },
  {
    what: 'an object inside the signature',
    response: tampered('</ds:Signature>', '<ds:Object><x/></ds:Object></ds:Signature>'),
    reason: 'bad_signature',
  },
  {
    what: 'two elements with the same ID',
    response: {
      edit: (xml) =>
        xml.replace(
          '<samlp:Status>',
          '<samlp:Extensions><x ID="_assertion1"/></samlp:Extensions><samlp:Status>',
        ),
    },
    reason: 'duplicate_id',
  },
  {
    what: 'the same ID under another spelling',
    response: {
      edit: (xml) =>
        xml.replace(
          '<samlp:Status>',
          '<samlp:Extensions><x Id="_assertion1"/></samlp:Extensions><samlp:Status>',
        ),
    },
    reason: 'duplicate_id',
  },
  ...['<!--x-->', '<![CDATA[.]]>', '<?x y?>'].flatMap((markup) => [
    {
      what: `${markup} put into the name id`,
      response: tampered(NAME_ID, `ada@northwind.example${markup}.evil.example</saml:NameID>`),
      reason: 'forbidden_markup',
    },
    {
      what: `${markup} in the name id that was signed`,
      response: {
        edit: (xml: string) =>
          xml.replace(NAME_ID, `ada@northwind.example${markup}.evil.example</saml:NameID>`),
      },
      reason: 'forbidden_markup',
    },
    {
      what: `${markup} in the email that was signed`,
      response: {
        edit: (xml: string) =>
          xml.replace(
            EMAIL_VALUE,
            `ada@northwind.example${markup}.evil.example</saml:AttributeValue>`,
          ),
      },
      reason: 'forbidden_markup',
    },
  ]),
  { what: 'a document type', response: tampered(/^/, '<!DOCTYPE x>'), reason: 'doctype' },
  {
    what: 'an entity that is read from a file',
    response: tampered(/^/, '<!doctype x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    reason: 'doctype',
  },
  {
    what: 'an entity that is not declared',
    response: tampered(NAME_ID, '&e;</saml:NameID>'),
    reason: 'malformed',
  },
  { what: 'nothing', response: '', reason: 'malformed' },
  {
    what: 'text that is not base64',
    response: aResponseTo().replace(/^.{100}/, '$&****'),
    reason: 'malformed',
  },
  { what: 'base64 that is cut off', response: aResponseTo().slice(0, -3), reason: 'malformed' },
  {
    what: 'bytes that are not UTF-8',
    response: Buffer.from([0xff, 0xfe, 0x3c]).toString('base64'),
    reason: 'malformed',
  },
  { what: 'plain text', response: encode('hello'), reason: 'malformed' },
  { what: 'a tag that is not closed', response: encode('<a><b></a>'), reason: 'malformed' },
  { what: 'two root elements', response: { tamper: (xml) => xml + xml }, reason: 'malformed' },
  {
    what: 'an attribute without a value',
    response: tampered('<samlp:Status>', '<samlp:Status x>'),
    reason: 'malformed',
  },
  {
    what: 'an attribute given twice',
    response: tampered(' Version="2.0"', ' Version="2.0" Version="2.0"'),
    reason: 'malformed',
  },
  { what: 'a NUL', response: tampered(NAME_ID, 'a\0</saml:NameID>'), reason: 'malformed' },
  { what: 'another XML document', response: encode('<html/>'), reason: 'unexpected_message' },
  {
    what: 'an assertion without a response',
    response: { tamper: (xml) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '' },
    reason: 'unexpected_message',
  },
  {
    what: 'an assertion that is not a child of the response',
    response: {
      edit: (xml) =>
        xml
          .replace('<saml:Assertion', '<x><saml:Assertion')
          .replace('</saml:Assertion>', '</saml:Assertion></x>'),
    },
    reason: 'no_assertion',
  },
  {
    what: 'an encrypted name',
    response: {
      edit: (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/, '<saml:EncryptedID/>'),
    },
    reason: 'encrypted_assertion',
  },
  {
    what: 'the response of another customer’s portal',
    response: { sp: { entityId: sp.entityId, acsUrl: `${sp.acsUrl}2` } },
    reason: 'wrong_destination',
  },
]

for (const { what, response, connection, reason } of HOSTILE) {
  test(`${what} is refused as ${reason}`, async () => {
    expect(await judge(response, connection)).toBe(reason)
  })
}

// Anybody can encrypt to the portal's certificate, so that nothing is better for being encrypted.
for (const { what, response, connection } of HOSTILE) {
  const posted = typeof response === 'string' ? response : aResponseTo(response)
  const xml = Buffer.from(posted, 'base64').toString()
  const hidden = encryptAssertions(xml, { certPem: ours.certPem })
  // Some have no assertion, or are hostile before they are XML.
  if (hidden === xml || encode(xml) !== posted) continue
  test(`${what} is refused when it is encrypted, too`, async () => {
    const decrypting = { ...connection, decryptionKeys: [ours.privateKey] }
    expect(await judge(encode(hidden), decrypting)).not.toBe('accepted')
  })
}

test('an element stays outside the SAML namespace when its prefix is bound again', async () => {
  // The verified bytes are read by namespace: this subject is not one, although its name is right.
  const response: Partial<ResponseOptions> = {
    edit: (xml) => xml.replace('<saml:Subject>', '<saml:Subject xmlns:saml="urn:not-saml">'),
  }
  expect(await judge(response)).toBe('no_bearer_confirmation')
})

test('a forged signature on the response does not spoil a signed assertion when validateSignature is off', async () => {
  const response: Partial<ResponseOptions> = {
    sign: 'both',
    edit: (xml) => xml.replace('<samlp:Response ', '<samlp:Response Consent="a" '),
    tamper: (xml) => xml.replace(' Consent="a"', ' Consent="b"'),
  }
  expect(await judge(response)).toBe('bad_signature')
  expect(await judge(response, { validateSignature: false })).toBe('accepted')
})

// The library refuses these as well; here it is told apart what is wrong with the signature.
const STRUCTURE: [what: string, response: Partial<ResponseOptions>, hint: RegExp][] = [
  [
    'two signatures',
    tampered(/(<ds:Signature .*<\/ds:Signature>)/s, '$1$1'),
    /more than one signature/,
  ],
  ['two references', tampered(REFERENCE, '$1$1'), /exactly one reference/],
  [
    'a reference to elsewhere',
    tampered(/URI="#[^"]*"/, 'URI="#_response1"'),
    /something other than/,
  ],
  ['a transform too few', { transforms: [EXCLUSIVE_C14N] }, /two usual transforms/],
  [
    'a signature elsewhere',
    tampered('<samlp:Status>', '<samlp:Status><Signature/>'),
    /SAML doesn’t allow one/,
  ],
]

for (const [what, response, hint] of STRUCTURE) {
  test(`${what} is refused with a reason before the library judges it`, async () => {
    const samlResponse = aResponseTo(response)
    const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
    expect(result).toMatchObject({
      reason: 'bad_signature',
      detail: { hint: expect.stringMatching(hint) },
    })
  })
}

test('a response does not vouch for its assertion when it is unsigned', async () => {
  const samlResponse = aResponseTo({
    tamper: (xml) => xml.replace('InResponseTo="_request1"', 'InResponseTo="_request2"'),
  })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toMatchObject({ ok: false, reason: 'in_response_to_mismatch' })
  const unchecked = await readResponse(aConnection({ validateInResponseTo: false }), sp, {
    samlResponse,
    now: NOW,
  })
  expect(unchecked).toMatchObject({ ok: true, identity: { inResponseTo: '_request1' } })
})
