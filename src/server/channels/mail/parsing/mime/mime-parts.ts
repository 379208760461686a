import { type Field, readHead, valuesOf } from './head.ts'
import { readParameters } from './parameters.ts'
import { decodeTransfer } from './transfer-encoding.ts'

/** A part of a mail, or the mail itself. Of a multipart the content is what stands beside its parts. */
export type Part = {
  /** In lower case, such as `text/plain`. */
  type: string
  parameters: Map<string, string>
  /** `attachment`, `inline`, or empty. */
  disposition: string
  /** As it is written in the head. */
  filename: string | undefined
  cid: string | null
  /** Without its transfer encoding. */
  content: Buffer
  /** Words that its transfer encoding made nothing of. */
  isGarbled: boolean
  parts: Part[]
}

type Budget = { parts: number; isBeyond: boolean }

const MAX_DEPTH = 100
const MAX_PARTS = 500
/** The search ends here for a boundary that the head does not name. */
const MAX_SEARCHED = 64 * 1024
const LONGEST_BOUNDARY = 250
const LONGEST_LINE = 1000
const LF = 0x0a
const CR = 0x0d
/** A line of a head whose fold was lost. */
const LOST_FOLD =
  /\r?\n(?=(?:boundary|charset|name|filename|format|delsp|type|report-type|protocol|micalg|method)\*?\d*\*?[ \t]{0,9}=)/gi

/**
 * Reads what a mail is made of. Boundaries that are missing, wrong or never closed lose nothing: each part
 * ends where the one around it does. Returns null for what no mail program makes.
 */
export function readParts(bytes: Buffer): Part | null {
  const budget = { parts: MAX_PARTS, isBeyond: false }
  const { head, body } = divideMail(bytes)
  const part = readPart(head, body, { depth: 0, usual: 'text/plain' }, budget)
  return budget.isBeyond ? null : part
}

function readPart(
  head: string,
  body: Buffer,
  { depth, usual }: { depth: number; usual: string },
  budget: Budget,
): Part {
  const fields = readHead(head.replaceAll(LOST_FOLD, '; '))
  const type = readParameters(first(fields, 'content-type'))
  const disposition = readParameters(first(fields, 'content-disposition'))
  const encoding = first(fields, 'content-transfer-encoding')
  budget.parts -= 1
  budget.isBeyond ||= depth > MAX_DEPTH || budget.parts < 0
  const part: Part = {
    type: type.value.toLowerCase() || usual,
    parameters: type.parameters,
    disposition: disposition.value.toLowerCase(),
    filename: disposition.parameters.get('filename') || type.parameters.get('name') || undefined,
    cid: /[^\s<>]+/.exec(first(fields, 'content-id'))?.[0] ?? null,
    content: Buffer.alloc(0),
    isGarbled: false,
    parts: [],
  }
  const divided =
    isMultipart(type.value, body) && !budget.isBeyond
      ? divideParts(body, encoding, type.parameters.get('boundary'))
      : undefined
  if (!divided) {
    const content = decodeTransfer(body, encoding)
    return { ...part, content, isGarbled: content.length === 0 && /\w/.test(startOf(body)) }
  }
  const inner = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
  for (const piece of divided.pieces) {
    if (budget.isBeyond) break
    const { head: innerHead, body: innerBody } = dividePart(piece)
    // Words with a colon are no head.
    const isHead = innerHead === '' || /^content-/im.test(innerHead)
    const [top, rest] = isHead ? [innerHead, innerBody] : ['', piece]
    part.parts.push(readPart(top, rest, { depth: depth + 1, usual: inner }, budget))
  }
  const known = part.type.startsWith('multipart/') ? part.type : kindOfParts(part.parts)
  return { ...part, type: known, content: Buffer.concat(divided.beside) }
}

/** Returns whether it is made of parts, which a gateway may have declared by half or not at all. */
function isMultipart(type: string, body: Buffer): boolean {
  return (
    /^multipart(?:\/|$)/i.test(type) ||
    (type === '' && /^\s*--[^\r\n]{1,200}\r?\ncontent-type[ \t]*:/i.test(startOf(body)))
  )
}

/** Plain text and HTML are two forms of one text. */
function kindOfParts(parts: Part[]): string {
  const [plain, html] = parts
  const isTwice = plain?.type === 'text/plain' && html?.type === 'text/html'
  return isTwice && !html.filename ? 'multipart/alternative' : 'multipart/mixed'
}

function first(fields: Field[], name: string): string {
  return valuesOf(fields, name)[0] ?? ''
}

function startOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, Math.min(bytes.length, MAX_SEARCHED))
}

/** Divides where the first blank line is. A mail without one is all words unless it begins as a head does. */
function divideMail(bytes: Buffer): { head: string; body: Buffer } {
  const blank = findBlankLine(bytes)
  if (blank)
    return { head: bytes.toString('latin1', 0, blank.from), body: bytes.subarray(blank.to) }
  return dividePart(bytes)
}

function findBlankLine(bytes: Buffer): { from: number; to: number } | undefined {
  if (bytes[0] === LF) return { from: 0, to: 1 }
  if (bytes[0] === CR && bytes[1] === LF) return { from: 0, to: 2 }
  const [plain, returned] = [bytes.indexOf('\n\n'), bytes.indexOf('\n\r\n')]
  if (plain < 0 && returned < 0) return undefined
  const isPlain = returned < 0 || (plain >= 0 && plain < returned)
  return isPlain ? { from: plain, to: plain + 2 } : { from: returned, to: returned + 3 }
}

/** Ends the head of a part also at a line that is no field, for programs that forget the blank line. */
function dividePart(bytes: Buffer): { head: string; body: Buffer } {
  let at = 0
  while (at < bytes.length) {
    const end = lineEnd(bytes, at)
    const line = bytes.toString('latin1', at, end)
    if (line.trim() === '')
      return { head: bytes.toString('latin1', 0, at), body: bytes.subarray(end) }
    const isContinued = at > 0 && /^[ \t]|^[\w-]+\*?\d*\*?[ \t]*=/.test(line)
    if (!isContinued && !/^[\w-]+[ \t]*:/.test(line)) break
    at = end
  }
  return { head: bytes.toString('latin1', 0, at), body: bytes.subarray(at) }
}

function lineEnd(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(LF, at)
  return end < 0 ? bytes.length : end + 1
}

type Divided = { pieces: Buffer[]; beside: Buffer[] }

function divideParts(body: Buffer, encoding: string, named: string | undefined) {
  const divided = named?.trim() ? divideAt(body, named) : undefined
  if (divided) return divided
  const found = findBoundary(startOf(body))
  if (found !== undefined) return divideAt(body, found)
  // Nothing forbids more than to encode the parts themselves, and it is done.
  const decoded = decodeTransfer(body, encoding)
  return named && decoded !== body ? divideAt(decoded, named) : undefined
}

/** Divides at the lines that a boundary makes; white space may follow it. Undefined where there is none. */
function divideAt(body: Buffer, boundary: string): Divided | undefined {
  if (boundary.length > LONGEST_BOUNDARY) return undefined
  const mark = Buffer.from(`--${boundary.trimEnd()}`, 'latin1')
  // A boundary of nothing would be in every signature, but for the blank.
  const ending = boundary === '' ? /^(--)?\r?\n?$/ : /^(--)?\s*$/
  const divided: Divided = { pieces: [], beside: [] }
  let [start, isWithin] = [0, false]
  const add = (piece: Buffer) => (isWithin ? divided.pieces : divided.beside).push(piece)
  for (let at = body.indexOf(mark); at >= 0 && divided.pieces.length <= MAX_PARTS;) {
    const end = lineEnd(body, at)
    const isLine = at === 0 || body[at - 1] === LF
    const rest = isLine
      ? body.toString('latin1', at + mark.length, Math.min(end, at + LONGEST_LINE))
      : ''
    const found = isLine ? ending.exec(rest) : null
    if (found) {
      add(body.subarray(start, withoutLineEnd(body, start, at)))
      isWithin = found[1] === undefined
      start = end
    }
    at = body.indexOf(mark, end)
  }
  if (start === 0) return undefined
  add(body.subarray(start))
  return divided
}

/** The line end above a boundary belongs to the boundary. */
function withoutLineEnd(bytes: Buffer, start: number, end: number): number {
  if (end <= start || bytes[end - 1] !== LF) return end
  return end - 1 > start && bytes[end - 2] === CR ? end - 2 : end - 1
}

/** Finds the boundary that a body has, where its head names none or another. */
function findBoundary(text: string): string | undefined {
  const [, begun] =
    /(?:^|\n)--([^\r\n]{0,200}?)[ \t]*\r?\ncontent-[a-z-]{1,40}[ \t]*:/i.exec(text) ?? []
  if (begun !== undefined) return begun
  const lines = new Set(text.match(/^--.{1,200}$/gm)?.map((line) => line.trimEnd().slice(2)))
  return [...lines].find((line) => lines.has(`${line}--`))
}
