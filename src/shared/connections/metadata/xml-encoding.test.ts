import { expect, test } from 'vitest'

import { xmlEncodingOf } from './xml-encoding.ts'

test('text is read by its byte order mark, which is no part of it', () => {
  const utf8 = Buffer.from('\uFEFF<a>ü</a>')
  const utf16 = Buffer.from('\uFEFF<a>ü</a>', 'utf16le')
  for (const bytes of [Buffer.from('<a>ü</a>'), utf8, utf16, Buffer.from(utf16).swap16()]) {
    expect(new TextDecoder(xmlEncodingOf(bytes)).decode(bytes)).toBe('<a>ü</a>')
  }
})
