import { decodeBytes } from './charset.ts'

const WORD = /=\?([^?*\s]{1,60})(?:\*[^?\s]{0,40})?\?([bq])\?([^?]*)\?=/gi

/**
 * Decodes a field's value, of which each byte is a character: its encoded words (RFC 2047), and
 * text that is not encoded as UTF-8, or else in the charset of the mail's text.
 */
export function decodeField(value: string, fallback?: string): string {
  return decodeWords(decodeRaw(value, fallback))
}

export function decodeRaw(value: string, fallback?: string): string {
  return /[^\t\r\n -~]/.test(value)
    ? decodeBytes(Buffer.from(value, 'latin1'), { fallback }).text
    : value
}

/** A letter may begin in one word and end in the next. */
export function decodeWords(text: string): string {
  const joined = text.replaceAll(/\?=[ \t\r\n]+(?==\?)/g, '?=')
  let decoded = ''
  let [done, charset, pending]: [number, string, Buffer[]] = [0, '', []]
  const flush = () => {
    if (pending.length > 0) decoded += decodeBytes(Buffer.concat(pending), { charset }).text
    pending = []
  }
  for (const word of joined.matchAll(WORD)) {
    const [whole, said = '', kind = '', coded = ''] = word
    if (word.index > done || said.toLowerCase() !== charset) flush()
    decoded += joined.slice(done, word.index)
    charset = said.toLowerCase()
    pending.push(kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : fromQ(coded))
    done = word.index + whole.length
  }
  flush()
  return decoded + joined.slice(done)
}

function fromQ(coded: string): Buffer {
  const text = coded
    .replaceAll('_', ' ')
    .replaceAll(/=([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}
