import { generateKeyPairSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { hasPrivateKey } from './private-key.ts'

test('a private key is recognized in each of its forms, and a certificate is none', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  for (const type of ['pkcs1', 'pkcs8'] as const) {
    const pem = privateKey.export({ type, format: 'pem' }).toString()
    expect(hasPrivateKey(pem)).toBe(true)
    expect(hasPrivateKey(pem.slice(0, 200))).toBe(true)
    expect(hasPrivateKey(pem.replaceAll(/-----[^-]+-----/g, ''))).toBe(true)
  }
  expect(hasPrivateKey('-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIFHDBO')).toBe(true)
  expect(hasPrivateKey(publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBe(false)
  expect(hasPrivateKey('-----BEGIN CERTIFICATE-----\nMIIDqTCCApGgAwIB')).toBe(false)
  expect(hasPrivateKey('MIIDqTCCApGgAwIBAgIUQ')).toBe(false)
})
