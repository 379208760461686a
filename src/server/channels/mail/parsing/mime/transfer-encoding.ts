const EQUALS = 0x3d
const LF = 0x0a

/** Takes off how a part was made fit for transport. What is in no encoding is returned as it is. */
export function decodeTransfer(body: Buffer, encoding: string): Buffer {
  const kind = encoding
    .trim()
    .toLowerCase()
    .replaceAll(/[^\w-]/g, '')
  if (kind === 'base64') return decodeBase64(body)
  return kind === 'quoted-printable' ? decodeQuoted(body) : body
}

/**
 * Recognizes text that cannot be base64: words with blanks between them, or the plain lines that a
 * gateway added below.
 */
const NO_BASE64 = /^(?![ \t]*[A-Za-z\d+/=]*[ \t]*$)[^\r\n]*\S/m

function decodeBase64(body: Buffer): Buffer {
  const text = body.toString('latin1')
  const end = NO_BASE64.exec(text)?.index ?? text.length
  // Several runs may have been put together, each with its own end.
  const runs = text.slice(0, end).match(/[^=]+/g) ?? []
  const decoded = runs.map((run) => Buffer.from(run, 'base64'))
  const rest = body.subarray(end)
  return rest.length === 0 && decoded.length === 1
    ? (decoded[0] ?? rest)
    : Buffer.concat([...decoded, rest])
}

function decodeQuoted(body: Buffer): Buffer {
  const decoded = Buffer.alloc(body.length)
  let length = 0
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte !== EQUALS) {
      decoded[length] = byte
      length += 1
      continue
    }
    const [high, low] = [digitOf(body[at + 1]), digitOf(body[at + 2])]
    if (high >= 0 && low >= 0) {
      decoded[length] = high * 16 + low
      length += 1
      at += 2
    } else {
      const end = softBreakEnd(body, at + 1)
      if (end > 0) at = end - 1
      else {
        decoded[length] = byte
        length += 1
      }
    }
  }
  return decoded.subarray(0, length)
}

/** The value of a hexadecimal digit; -1 for any other byte. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & 0xdf
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : -1
}

/** Blanks may stand between the sign and the end of its line. */
function softBreakEnd(body: Buffer, from: number): number {
  let at = from
  while (body[at] === 0x20 || body[at] === 0x09 || body[at] === 0x0d) at += 1
  if (at >= body.length) return at
  return body[at] === LF ? at + 1 : -1
}
