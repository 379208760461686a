const DECLARED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/
const MAX_DECLARATION = 200
/** Those that every TextDecoder knows, and that a document in single bytes can be in. */
const KNOWN =
  /^(?:us-ascii|iso-8859-(?:[1-8]|10|1[3-6])|windows-125[0-8]|koi8-[ru]|shift_jis|euc-(?:jp|kr)|iso-2022-jp|gbk|gb2312|gb18030|big5)$/i

/**
 * Names the encoding of an XML document (XML 1.0, appendix F): by its byte order mark, which Entra's
 * metadata has and UTF-16 of Windows; by the zeros of UTF-16 without one; by what it declares; otherwise
 * UTF-8, also for one that declares UTF-16 and was written in single bytes since.
 */
export function xmlEncodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, MAX_DECLARATION))
  const [, declared = ''] = DECLARED.exec(start) ?? []
  return KNOWN.test(declared) ? declared.toLowerCase() : 'utf-8'
}

/** Returns whether they are of gzip, as files named `.xml.gz` are. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}
