const WORD = /=\?([^?*\s]+)(?:\*[^?]*)?\?([bq])\?([^?\s]*)\?=/gi

/** Decodes the encoded words of a header (RFC 2047), and leaves what it cannot read as it is. */
export function decodeWords(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?')
  const text = joined.replaceAll(WORD, (word, charset: string, kind: string, coded: string) => {
    const bytes = kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : fromQ(coded)
    return decode(charset, bytes) ?? word
  })
  // Bytes beyond ASCII that nobody has encoded are mostly UTF-8.
  return /[\x80-\xff]/.test(header) && text === joined
    ? (decode('utf-8', Buffer.from(header, 'latin1')) ?? header)
    : text
}

function fromQ(coded: string): Buffer {
  const text = coded
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}

function decode(charset: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // No such charset: whoever reads it sees what was sent.
    return undefined
  }
}
