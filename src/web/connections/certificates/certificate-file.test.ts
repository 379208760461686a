import { expect, test } from 'vitest'

import { textOfCertificate } from './certificate-file.ts'

test('a PEM file is read without the white space around its text', () => {
  const bytes = new TextEncoder().encode('-----BEGIN CERTIFICATE-----\r\nMIID\r\n\r\n')
  expect(textOfCertificate(bytes)).toEqual({
    ok: true,
    text: '-----BEGIN CERTIFICATE-----\r\nMIID',
  })
})

test('a certificate is refused with the form to choose instead when it is binary', () => {
  expect(textOfCertificate(new Uint8Array([0x30, 0x82, 3, 0xa1, 0x30]))).toEqual({
    ok: false,
    problem: expect.stringContaining('Base64 or PEM'),
  })
})

test('a file is refused when it is binary and no certificate', () => {
  expect(textOfCertificate(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toMatchObject({ ok: false })
})
