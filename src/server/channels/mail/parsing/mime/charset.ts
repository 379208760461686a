import { isUtf8 } from 'node:buffer'

import iconv from 'iconv-lite'

type Said = {
  /** The charset that the mail says. */
  charset?: string | undefined
  /** HTML may say it in its own head. */
  isHtml?: boolean
  /** Likely charset when none is declared and it is not UTF-8. */
  fallback?: string | undefined
}

type Decoded = {
  text: string
  /** Charset that the bytes turned out to be in. */
  charset: string
}

const META =
  /(?:<meta\b[^>]{0,500}?\bcharset|<\?xml\b[^>]{0,200}?\bencoding)\s*=\s*["']?\s*([\w:.-]{2,40})/i
const MAX_META = 16 * 1024
/** Each byte as a character: a letter of UTF-8, or one byte that is of none. */
const UTF8_OR_BYTE =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([\x80-\xff])/g
const ESCAPE = '\u001B'
const JAPANESE = new RegExp(String.raw`${ESCAPE}(?:\$[@B]|\$\([@BD]|\([BJI])`)
/** An escape that another one ends at its start. Strict decoders take it for an error. */
const IDLE_ESCAPE = new RegExp(String.raw`${ESCAPE}\([BJ](?=${ESCAPE})`, 'g')
const WESTERN = 'windows-1252'
/** So many letters of UTF-8, and nothing that is none, are no accident. In the Western charset a single one is not. */
const SURELY_UTF8 = 8

/**
 * Decodes the text of a part: as it says, if that can be; as its HTML says; as UTF-8; otherwise as the old
 * Western charset. A single byte that does not fit spoils no other.
 */
export function decodeBytes(bytes: Buffer, { charset, isHtml, fallback }: Said): Decoded {
  const marked = charsetOfMark(bytes)
  if (marked) return { text: decodeAs(bytes, marked) ?? '', charset: marked }
  const said = normalize(charset)
  const meta = isHtml ? normalize(META.exec(bytes.toString('latin1', 0, MAX_META))?.[1]) : undefined
  const wide = isUtf8(bytes) ? decodeWide(bytes, [said, meta]) : undefined
  if (wide) return wide
  const named = [said, meta?.startsWith('utf-16') ? undefined : meta]
  for (const name of named) {
    const text = name === undefined || name === 'utf-8' ? undefined : decodeAs(bytes, name)
    if (name !== undefined && text !== undefined) return { text, charset: name }
  }
  return decodeMostly(bytes, said ?? meta, normalize(fallback))
}

/**
 * Bytes that can be read as UTF-8, which may hold Japanese in seven bits. Undefined where another charset is
 * named and they need not be UTF-8.
 */
function decodeWide(bytes: Buffer, named: (string | undefined)[]): Decoded | undefined {
  const text = bytes.toString('utf8')
  if (bytes.includes(0x1b) && JAPANESE.test(text))
    return { text: decodeAs(bytes, 'iso-2022-jp') ?? text, charset: 'iso-2022-jp' }
  const other = named.find((name) => name !== undefined)
  const decoded: Decoded = { text, charset: 'utf-8' }
  if (other === undefined || other === 'utf-8') return decoded
  const least = textDecoderOf(other)?.encoding === WESTERN ? 1 : SURELY_UTF8
  const letters = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  return letters >= least && !bytes.includes(0) ? decoded : undefined
}

/** Bytes of which some are no UTF-8: most of them say what they are. */
function decodeMostly(
  bytes: Buffer,
  said: string | undefined,
  fallback: string | undefined,
): Decoded {
  const text = bytes.toString('latin1')
  let [letters, others] = [0, 0]
  for (const [, other] of text.matchAll(UTF8_OR_BYTE)) {
    if (other === undefined) letters += 1
    else others += 1
  }
  if (letters === 0 || (others > letters && said !== 'utf-8')) {
    const charset = fallback === undefined || fallback === 'utf-8' ? WESTERN : fallback
    return { text: decodeAs(bytes, charset) ?? text, charset }
  }
  const mended = text.replaceAll(UTF8_OR_BYTE, (piece, other: string | undefined) =>
    other === undefined
      ? Buffer.from(piece, 'latin1').toString('utf8')
      : new TextDecoder(WESTERN).decode(Buffer.from(other, 'latin1')),
  )
  return { text: mended, charset: 'utf-8' }
}

function charsetOfMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

/** Undefined for a useless charset: none, an unknown one, or one that has no such letters. */
function normalize(charset = ''): string | undefined {
  const name = charset
    .trim()
    .toLowerCase()
    .replaceAll(/["'\s;]/g, '')
  if (/^(?:x-)?(?:unicode-1-1-)?utf[-_]?8/.test(name)) return 'utf-8'
  if (
    /^(?:us-?ascii|ascii|ansi_x3\.4.*|646|binary|7bit|8bit|unknown.*|x-unknown|none|default)?$/.test(
      name,
    )
  )
    return undefined
  if (/^(?:jis|(?:cs)?iso-?2022-?jp)/.test(name)) return 'iso-2022-jp'
  return isKnown(name) ? name : undefined
}

function isKnown(name: string): boolean {
  return textDecoderOf(name) !== undefined || iconv.encodingExists(name)
}

function textDecoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name)
  } catch {
    // A charset of a mail program, and not of the web.
    return undefined
  }
}

/** Undefined for what is said wrongly: sixteen bits a letter leave zeros. */
function decodeAs(bytes: Buffer, name: string): string | undefined {
  const decoder = textDecoderOf(name)
  const isWide =
    /^(?:utf|ucs)[-_]?(?:16|32|2|4)/.test(name) || decoder?.encoding.startsWith('utf-16')
  if (isWide && bytes.length > 0 && !bytes.includes(0)) return undefined
  if (name === 'iso-2022-jp') return decodeJapanese(bytes)
  if (decoder && !isWide) return decoder.decode(bytes)
  // Only iconv-lite looks which half of a letter comes first.
  return iconv.decode(bytes, iconv.encodingExists(name) ? name : 'utf-16')
}

/** Many programs say seven bits of what has eight. */
function decodeJapanese(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const isEight = /[\x80-\xff]/.test(text) && !text.includes(ESCAPE)
  return new TextDecoder(isEight ? 'shift_jis' : 'iso-2022-jp').decode(
    Buffer.from(text.replaceAll(IDLE_ESCAPE, ''), 'latin1'),
  )
}
