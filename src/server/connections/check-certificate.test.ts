import { X509Certificate } from 'node:crypto'

import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { makeSigningKey } from '#test/saml-responses.ts'
import { idp } from '#test/saml-setup.ts'
import { checkCertificate } from './check-certificate.ts'

test('a certificate is valid from its first moment to its last', () => {
  const { validFromDate, validToDate } = new X509Certificate(idp.certPem)
  const stateAt = (timeMs: number) =>
    checkCertificate({ now: () => new Date(timeMs) }, wordsIn('en'), idp.certPem).certificate?.state
  expect(stateAt(validFromDate.getTime() - 1)).toBe('not_yet_valid')
  expect(stateAt(validFromDate.getTime())).toBe('valid')
  expect(stateAt(validToDate.getTime())).toBe('valid')
  expect(stateAt(validToDate.getTime() + 1)).toBe('expired')
})

test('a certificate is usable with a warning when its key is under 2048 bits', async () => {
  const warningOf = (cert: string) =>
    checkCertificate({ now: () => new Date() }, wordsIn('en'), cert).certificate?.warning
  const weak = await makeSigningKey('weak.example', { keySize: 1024 })
  expect(warningOf(weak.certPem)).toMatch(/only 1024 bits/)
  expect(warningOf(idp.certPem)).toBeNull()
})
