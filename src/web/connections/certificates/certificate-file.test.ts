import { expect, test } from 'vitest'

import { textOfCertificate } from './certificate-file.ts'

test('the text of a PEM file is taken without the white space around it', () => {
  const bytes = new TextEncoder().encode('-----BEGIN CERTIFICATE-----\r\nMIID\r\n\r\n')
  expect(textOfCertificate(bytes)).toEqual({
    ok: true,
    text: '-----BEGIN CERTIFICATE-----\r\nMIID',
  })
})

test('a binary certificate is refused with the form to choose instead', () => {
  expect(textOfCertificate(new Uint8Array([0x30, 0x82, 3, 0xa1, 0x30]))).toEqual({
    ok: false,
    problem: expect.stringContaining('Base64 or PEM'),
  })
})

test('any other binary file is refused, too', () => {
  expect(textOfCertificate(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toMatchObject({ ok: false })
})
