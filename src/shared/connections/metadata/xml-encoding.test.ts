import { expect, test } from 'vitest'

import { xmlEncodingOf } from './xml-encoding.ts'

const decodeXml = (bytes: Uint8Array) => new TextDecoder(xmlEncodingOf(bytes)).decode(bytes)

const utf8 = Buffer.from('\uFEFF<a>ü</a>')
const utf16 = Buffer.from('\uFEFF<a>ü</a>', 'utf16le')

test.each([
  ['UTF-8', Buffer.from('<a>ü</a>')],
  ['UTF-8 with a byte order mark', utf8],
  ['UTF-16', utf16],
  ['UTF-16 of the other order', Buffer.from(utf16).swap16()],
  ['UTF-16 without a byte order mark', utf16.subarray(2)],
  ['UTF-16 of the other order without one', Buffer.from(utf16).swap16().subarray(2)],
])('a document is read when it is in %s', (_what, bytes) => {
  expect(decodeXml(bytes)).toBe('<a>ü</a>')
})

test.each([
  ['ISO-8859-1', 'latin1'],
  ['windows-1252', 'latin1'],
  ['UTF-16', 'utf8'],
  ['unknown-1', 'utf8'],
] as const)('a document is read when it declares %s', (declared, written) => {
  const text = `<?xml version="1.0" encoding="${declared}"?><a>ü</a>`
  expect(decodeXml(Buffer.from(text, written))).toBe(text)
})
