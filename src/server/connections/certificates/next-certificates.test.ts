import { expect, test } from 'vitest'

import { certificatesOf, toCertificates } from '#shared/connections/fields.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'
import { makeSigningKey } from '#test/saml-responses.ts'

import { nextCertificates, type Signer } from './next-certificates.ts'

const NOW = new Date('2026-03-03T10:00:00.000Z')

async function aCertificate(year: number): Promise<string> {
  const endsAt = new Date(Date.UTC(year, 0, 1))
  const read = readCertificate((await makeSigningKey(`${year}.example`, { endsAt })).certPem)
  if (!read.ok) throw new Error(read.problem)
  return read.pem
}

const [ENDED, A, B, C, D] = await Promise.all([
  aCertificate(2025),
  aCertificate(2027),
  aCertificate(2028),
  aCertificate(2029),
  aCertificate(2030),
])

function signed(pem: string, daysAgo = 0): Signer {
  const read = readCertificate(pem)
  const fingerprint = read.ok ? read.fingerprint256 : ''
  return { fingerprint, signedAt: new Date(NOW.getTime() - daysAgo * 86_400_000) }
}

function next(current: string[], published: string[], signers: Signer[] = []) {
  return certificatesOf(nextCertificates(toCertificates(current), { published, signers, now: NOW }))
}

test('a certificate is accepted next to the signing one when it has not signed yet', () => {
  expect(next([A], [B, A], [signed(A)])).toEqual([B, A])
  expect(next([A], [B, A])).toEqual([B, A])
})

test('all certificates are accepted when a provider publishes many', () => {
  expect(next([A], [D, C, B, A], [signed(A)])).toEqual([D, C, B, A])
  expect(next([D, C, B, A], [D, C, B], [signed(C), signed(A, 5)])).toEqual([D, C, B])
})

test('the signing certificate stays when the provider publishes only a new one that has not signed', () => {
  expect(next([A], [B], [signed(A)])).toEqual([B, A])
  expect(next([B, A], [B], [signed(A, 30)])).toEqual([B, A])
})

test('an old certificate is removed when it is unpublished, the new one has signed and the old one has rested for a day', () => {
  expect(next([B, A], [B, A], [signed(B), signed(A, 9)])).toEqual([B, A])
  expect(next([B, A], [B], [signed(B), signed(A, 1.9)])).toEqual([B, A])
  expect(next([B, A], [B], [signed(B), signed(A, 2.1)])).toEqual([B])
  expect(next([B, A], [B], [signed(B)])).toEqual([B])
  expect(next([C, B, A], [C], [signed(C), signed(B, 1), signed(A, 3)])).toEqual([C, B])
})

test('the one that signed last stays when everything that is published is new', () => {
  expect(next([B, A], [C], [signed(A), signed(B, 5)])).toEqual([C, A])
})

test('a certificate may end before the one that it replaces when it is new', () => {
  expect(next([B], [B, A], [signed(B)])).toEqual([B, A])
  expect(next([B, A], [A], [signed(B)])).toEqual([B, A])
  expect(next([B, A], [A], [signed(A), signed(B, 3)])).toEqual([A])
})

test('all stay as they are written when they are the right ones, and one that has ended is not added', () => {
  expect(next([A, B], [B, A], [signed(A)])).toEqual([A, B])
  expect(next([A], [A, ENDED], [signed(A)])).toEqual([A])
})

test('no certificate is removed when metadata has none, and an unreadable text is replaced', () => {
  expect(next([A, B], [])).toEqual([A, B])
  expect(next(['nonsense'], [A])).toEqual([A])
})
