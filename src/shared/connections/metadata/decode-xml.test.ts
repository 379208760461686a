import { expect, test } from 'vitest'

import { decodeXml } from './decode-xml.ts'

test('text is read by its byte order mark, which is no part of it', () => {
  const utf8 = Buffer.from('\uFEFF<a>ü</a>')
  const utf16 = Buffer.from('\uFEFF<a>ü</a>', 'utf16le')
  for (const bytes of [Buffer.from('<a>ü</a>'), utf8, utf16, Buffer.from(utf16).swap16()]) {
    expect(decodeXml(bytes)).toBe('<a>ü</a>')
  }
})
