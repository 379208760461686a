/**
 * How the bytes of an XML document are written, by its byte order mark: Entra's metadata begins with that of
 * UTF-8, and some tools of Windows save UTF-16. Without one it is UTF-8 (XML 1.0, appendix F).
 */
export function xmlEncodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
}
