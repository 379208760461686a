/**
 * The text of an XML document, by its byte order mark: Entra's metadata begins with that of UTF-8, and some
 * tools of Windows save UTF-16. Without one it is UTF-8 (XML 1.0, appendix F).
 */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  return new TextDecoder().decode(bytes)
}
