import { expect, test } from 'vitest'

import { encrypted, type EncryptionOptions } from '#test/saml-encryption.ts'
import { type ResponseOptions } from '#test/saml-responses.ts'
import { aConnection, aResponseTo, attacker, judge, NOW, ours, sp } from '#test/saml-setup.ts'

import { readResponse } from './read-response.ts'

const DECRYPTING = { decryptionKeys: [ours.privateKey] }

function judgeEncrypted(
  encryption: Partial<EncryptionOptions>,
  response: Partial<ResponseOptions> = {},
  connection = {},
) {
  const encrypt = { certPem: ours.certPem, ...encryption }
  return judge({ encrypt, ...response }, { ...DECRYPTING, ...connection })
}

const WAYS: [what: string, Partial<EncryptionOptions>][] = [
  ['AES-256-GCM', {}],
  ['AES-192-GCM', { cipher: 'aes192-gcm' }],
  ['AES-128-GCM', { cipher: 'aes128-gcm' }],
  ['the key beside the data', { keyPlace: 'beside' }],
  ['RSA-OAEP of XML Encryption 1.1', { transport: 'rsa-oaep' }],
  ['RSA-OAEP with SHA-256', { transport: 'rsa-oaep', digest: 'sha256' }],
]

for (const [what, encryption] of WAYS) {
  test(`an encrypted assertion with ${what} is read when any part is signed`, async () => {
    expect(await judgeEncrypted(encryption)).toBe('accepted')
    expect(await judgeEncrypted(encryption, { sign: 'response' })).toBe('accepted')
    expect(await judgeEncrypted(encryption, { sign: 'both' })).toBe('accepted')
  })
}

test('an assertion identifies the person when it is encrypted', async () => {
  const samlResponse = aResponseTo({ encrypt: { certPem: ours.certPem } })
  const read = await readResponse(aConnection(DECRYPTING), sp, { samlResponse, now: NOW })
  expect(read).toMatchObject({
    ok: true,
    identity: { email: 'ada@northwind.example', sessionIndex: '_session1' },
  })
})

test('an assertion in clear is read when encrypted ones are accepted', async () => {
  expect(await judge({}, DECRYPTING)).toBe('accepted')
})

test('an encrypted assertion is refused when the customer has not switched it on', async () => {
  expect(await judgeEncrypted({}, {}, { decryptionKeys: null })).toBe('encrypted_assertion')
})

test('an assertion is read when it was encrypted for either of two keys', async () => {
  const decryptionKeys = [attacker.privateKey, ours.privateKey]
  expect(await judgeEncrypted({}, {}, { decryptionKeys })).toBe('accepted')
  const signed = { sign: 'response' } as const
  expect(await judgeEncrypted({ cipher: 'aes256-cbc' }, signed, { decryptionKeys })).toBe(
    'accepted',
  )
})

test("an encrypted assertion is refused when it has no signature or a stranger's", async () => {
  expect(await judgeEncrypted({}, { sign: 'none' })).toBe('no_signature')
  expect(await judgeEncrypted({}, { key: attacker })).toBe('bad_signature')
  expect(await judgeEncrypted({}, { key: attacker, sign: 'response' })).toBe('bad_signature')
})

test('AES-CBC is read only when the signature of the response was verified before', async () => {
  for (const cipher of ['aes128-cbc', 'aes256-cbc'] as const) {
    expect(await judgeEncrypted({ cipher }, { sign: 'response' })).toBe('accepted')
    expect(await judgeEncrypted({ cipher }, { sign: 'both' })).toBe('accepted')
    expect(await judgeEncrypted({ cipher })).toBe('weak_encryption')
    expect(await judgeEncrypted({ cipher }, { sign: 'both' }, { validateSignature: false })).toBe(
      'weak_encryption',
    )
    expect(await judgeEncrypted({ cipher }, { sign: 'response', key: attacker })).toBe(
      'bad_signature',
    )
  }
})

test('RSA is refused when its padding is of PKCS 1.5', async () => {
  expect(await judgeEncrypted({ transport: 'rsa-1_5' })).toBe('weak_encryption')
  expect(await judgeEncrypted({ transport: 'rsa-1_5' }, { sign: 'response' })).toBe(
    'weak_encryption',
  )
})

function flipped(at: number) {
  return (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    return changed
  }
}

test('the refusal has one text when keys and ciphertext have any fault', async () => {
  const changes: Partial<EncryptionOptions>[] = [
    { changeContent: flipped(0) },
    { changeContent: flipped(40) },
    { changeContent: (content) => content.subarray(0, -1) },
    { changeContent: () => Buffer.alloc(3) },
    { changeKey: flipped(5) },
    { changeKey: () => Buffer.alloc(4) },
    { changeKey: (key) => Buffer.concat([key, key]) },
  ]
  const details = await Promise.all(
    changes.map(async (change) => {
      const samlResponse = aResponseTo({ encrypt: { certPem: ours.certPem, ...change } })
      const read = await readResponse(aConnection(DECRYPTING), sp, { samlResponse, now: NOW })
      return read.ok ? 'accepted' : { reason: read.reason, detail: read.detail }
    }),
  )
  const received = expect.stringMatching(/^Encrypted for the certificate ([0-9A-F]{2}:){31}/)
  const fingerprint = expect.stringMatching(/^([0-9A-F]{2}:){31}/)
  const said = { received: { key: 'encryptedFor', values: [fingerprint] } }
  expect(details).toEqual(
    changes.map(() => ({ reason: 'decryption_failed', detail: { received, said } })),
  )
})

test("an assertion is refused as undecryptable when it is encrypted for another's key", async () => {
  expect(await judgeEncrypted({ certPem: attacker.certPem })).toBe('decryption_failed')
})

const HIDDEN: [what: string, text: string, reason: string][] = [
  ['a document type', '<!DOCTYPE x><saml:Assertion/>', 'doctype'],
  ['a comment', '<saml:Assertion><!--x--></saml:Assertion>', 'forbidden_markup'],
  [
    'two thousand elements',
    `<saml:Assertion>${'<x/>'.repeat(2000)}</saml:Assertion>`,
    'too_complex',
  ],
  ['sixty levels', `${'<x>'.repeat(60)}${'</x>'.repeat(60)}`, 'too_complex'],
  ['no XML', 'hello', 'no_assertion'],
  ['half an element', '<saml:Assertion>', 'malformed'],
  ['another element', '<saml:Advice/>', 'no_assertion'],
  ['nothing', '', 'no_assertion'],
]

for (const [what, text, reason] of HIDDEN) {
  test(`${what} inside encrypted content is refused as ${reason}`, async () => {
    const hidden = encrypted(text, { certPem: ours.certPem })
    const tamper = (xml: string) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, hidden)
    expect(await judge({ tamper }, DECRYPTING)).toBe(reason)
  })
}

test('an encrypted assertion is refused when it is inside an encrypted one', async () => {
  const twice = (xml: string) =>
    xml.replace(/<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s, (inner) =>
      encrypted(inner, { certPem: ours.certPem }),
    )
  expect(await judgeEncrypted({}, { tamper: twice })).toBe('encrypted_assertion')
})

const CHANGED: [what: string, from: RegExp, to: string, reason: string][] = [
  [
    'given twice',
    /<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s,
    '$&$&',
    'several_assertions',
  ],
  ['beside one in clear', /<saml:EncryptedAssertion/, '<saml:Assertion/>$&', 'several_assertions'],
  [
    'somewhere else',
    /<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s,
    '<x>$&</x>',
    'encrypted_assertion',
  ],
  ['with two keys', /<xenc:EncryptedKey.*<\/xenc:EncryptedKey>/s, '$&$&', 'decryption_failed'],
  ['without a key', /<xenc:EncryptedKey.*<\/xenc:EncryptedKey>/s, '', 'decryption_failed'],
  [
    'of a cipher that is a name of objects',
    /Algorithm="[^"]*aes256-gcm"/,
    'Algorithm="constructor"',
    'weak_encryption',
  ],
  ['of an unknown cipher', /aes256-gcm/, 'aes257-gcm', 'weak_encryption'],
  [
    'that lies elsewhere',
    /<xenc:CipherValue>[^<]*<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>/,
    '<xenc:CipherReference URI="http://127.0.0.1/"/></xenc:CipherData></xenc:EncryptedData>',
    'decryption_failed',
  ],
]

for (const [what, from, to, reason] of CHANGED) {
  test(`an encrypted assertion ${what} is refused as ${reason}`, async () => {
    const tamper = (xml: string) => xml.replace(from, to)
    expect(await judgeEncrypted({}, { tamper })).toBe(reason)
    expect(await judgeEncrypted({}, { tamper, sign: 'response' })).not.toBe('accepted')
  })
}
