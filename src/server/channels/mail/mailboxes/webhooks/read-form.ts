import type { PostedCall } from './posted-mail.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/is
const NAME = /^content-disposition:[^\r\n]*?;[ \t]*name="?([^";\r\n]*)"?/im
const MAX_PARTS = 200
const MAX_PART_HEAD_BYTES = 16 * 1024
const MAX_NAME_BYTES = 100

const [PLUS, PERCENT, SPACE] = [0x2b, 0x25, 0x20]

/**
 * Reads the wanted fields of a posted form, of either kind, with the bytes of each as they are: a mail may be
 * in any encoding. Undefined for anything else.
 */
export function readForm(
  { body, contentType }: Pick<PostedCall, 'body' | 'contentType'>,
  wanted: string[],
): Map<string, Buffer> | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (contentType.toLowerCase().startsWith(URLENCODED)) return readFields(bytes, wanted)
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? undefined : readParts(bytes, boundary, wanted)
}

function readFields(body: Buffer, wanted: string[]): Map<string, Buffer> {
  const fields = new Map<string, Buffer>()
  let from = 0
  for (let count = 0; from < body.length && count < MAX_PARTS; count += 1) {
    const end = body.indexOf('&', from)
    const field = body.subarray(from, end === -1 ? body.length : end)
    const nameEnd = field.subarray(0, MAX_NAME_BYTES).indexOf('=')
    const name = nameEnd === -1 ? '' : unescape(field.subarray(0, nameEnd)).toString('utf8')
    if (wanted.includes(name)) fields.set(name, unescape(field.subarray(nameEnd + 1)))
    from += field.length + 1
  }
  return fields
}

/** Escapes are of bytes. */
function unescape(escaped: Buffer): Buffer {
  const bytes = Buffer.alloc(escaped.length)
  let length = 0
  for (let at = 0; at < escaped.length; at += 1) {
    const byte = escaped[at] ?? 0
    const code =
      byte === PERCENT ? digitAt(escaped, at + 1) * 16 + digitAt(escaped, at + 2) : Number.NaN
    const isEscape = !Number.isNaN(code)
    bytes[length] = isEscape ? code : byte === PLUS ? SPACE : byte
    length += 1
    if (isEscape) at += 2
  }
  return bytes.subarray(0, length)
}

/** Returns the value of a hexadecimal digit, and NaN for anything else. */
function digitAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}

function readParts(body: Buffer, boundary: string, wanted: string[]): Map<string, Buffer> {
  const fields = new Map<string, Buffer>()
  const between = Buffer.from(`\r\n--${boundary}`)
  let at = body.indexOf(between.subarray(2))
  for (let count = 0; at !== -1 && count < MAX_PARTS; count += 1) {
    const start = body.indexOf('\r\n', at + boundary.length)
    const end = start === -1 ? -1 : body.indexOf(between, start)
    if (end === -1) break
    const part = body.subarray(start + 2, end)
    const headEnd = part.subarray(0, MAX_PART_HEAD_BYTES).indexOf('\r\n\r\n')
    const [, name] = NAME.exec(part.subarray(0, Math.max(0, headEnd)).toString('utf8')) ?? []
    if (name !== undefined && wanted.includes(name)) fields.set(name, part.subarray(headEnd + 4))
    at = end + 2
  }
  return fields
}
