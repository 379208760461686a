import { generateKeyPairSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { attacker, idp } from '#test/saml-setup.ts'

import { readCertificate } from './certificates.ts'

const PEM = idp.certPem
const BARE = PEM.replaceAll(/-----[^-]+-----|\s/g, '')

const FORMS: Record<string, string> = {
  'PEM text': PEM,
  'PEM with CRLF': PEM.replaceAll('\n', '\r\n'),
  'PEM in one line': PEM.replaceAll('\n', ' '),
  'PEM without any breaks': PEM.replaceAll('\n', ''),
  'PEM between other lines': `subject=CN=idp\n${PEM}\n\n`,
  'bare base64': BARE,
  'bare base64 in lines': BARE.replaceAll(/(.{64})/g, '$1\r\n'),
  'base64 with its tags': `<ds:X509Certificate>\n${BARE}\n</ds:X509Certificate>`,
}

for (const [form, text] of Object.entries(FORMS)) {
  test(`a certificate is read from ${form}`, () => {
    expect(readCertificate(text)).toMatchObject({
      ok: true,
      subject: 'CN=idp.northwind.example',
      keyBits: 2048,
    })
  })
}

test('a certificate is stored as PEM, and shown by its fingerprint and dates, when it is saved', () => {
  const certificate = readCertificate(BARE)
  expect(certificate).toMatchObject({
    pem: expect.stringMatching(
      /^-----BEGIN CERTIFICATE-----\n(.{64}\n)+.{1,64}\n-----END CERTIFICATE-----\n$/,
    ),
    fingerprint256: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    validFrom: expect.any(Date),
    validTo: expect.any(Date),
  })
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })

const PROBLEMS: Record<string, [text: string, problem: RegExp]> = {
  nothing: ['  ', /Paste the identity provider’s signing certificate/],
  'a private key': [privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), /private key/],
  'a private key without its lines': [
    privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    /private key/,
  ],
  'a private key that is cut off': [idp.privateKey.slice(0, -30), /private key/],
  'a certificate together with its key': [PEM + idp.privateKey, /private key/],
  'a public key': [publicKey.export({ type: 'spki', format: 'pem' }).toString(), /public key/],
  'two certificates': [PEM + attacker.certPem, /several certificates/],
  'a certificate that is cut off': [PEM.slice(0, -30), /certificate is incomplete/],
  'a certificate with a hole': [PEM.replace(/\n.{64}\n/, '\n'), /isn’t an X\.509 certificate/],
  'binary text': ['0\u0082\u0003\u0008', /neither PEM nor Base64/],
  'words in base64 letters': ['certificate', /isn’t an X\.509 certificate/],
  'a long text': ['A'.repeat(20_001), /too long/],
}

for (const [what, [text, problem]] of Object.entries(PROBLEMS)) {
  test(`${what} is refused with a sentence`, () => {
    const read = readCertificate(text)
    expect(wordsIn('en').certificates.certificateProblem(read.ok ? '' : read.problem)).toMatch(
      problem,
    )
  })
}
