import { type DeskKnowledge, hasAtDesk, namesUs } from './desk-knowledge.ts'
import { QUOTE_WORDS } from './quote-words.ts'

/** Lines that are folded away: from the first of them up to, but without, the last. */
type Fold = { from: number; to: number }

type Line = { at: number; text: string }
/** An introduced mail: the words that introduce it, and its first line. */
type Introduced = { kind: 'block' | 'lines'; from: number; start: number; words: string }

const words = (pick: (one: (typeof QUOTE_WORDS)[number]) => string) =>
  QUOTE_WORDS.map(pick).join('|')
const DASHES = String.raw`[-_=*\s]*`
/** Chinese and Japanese have a wide one. */
const COLON = String.raw`[:\uff1a]`
/** Marks of the direction of writing stand at the end of lines in Arabic and Hebrew. */
const END = String.raw`${COLON}[\u200e\u200f\u202a-\u202e\u2066-\u2069\s]*$`
const ORIGINAL = new RegExp(
  `^[-_=*]{2,}\\s*(?:${words((one) => one.original)})\\s*[-_=*]{2,}$`,
  'iu',
)
const FORWARDED = new RegExp(
  `^${DASHES}(?:${words((one) => one.forwarded)})${DASHES}${COLON}?$`,
  'iu',
)
const OPENED = QUOTE_WORDS.flatMap(({ opening, wrote }) =>
  opening === ''
    ? []
    : [new RegExp(`^${opening}\\s(?=.*\\d).{5,300}\\s${wrote}(?:\\s.{0,200})?${END}`, 'iu')],
)
const SAID = QUOTE_WORDS.map(
  ({ wrote }) => new RegExp(`^(?=.*\\d).{2,200}\\s${wrote}(?:\\s.{0,200})?${END}`, 'iu'),
)
const HEADERS = QUOTE_WORDS.map(({ from, fields }) => ({
  from: new RegExp(`^[*_]*(?:${from})[*_]*\\s?${COLON}[*_]*\\s*\\S`, 'iu'),
  field: new RegExp(`^[*_]*(${fields})[*_]*\\s?${COLON}`, 'iu'),
}))
/** A line such as "Word: value", in any language. */
const FIELD = new RegExp(
  String.raw`^[*_]*\p{L}[\p{L}\p{M}\s.'’()/-]{0,40}[*_]*\s?(?:\uff1a|:[*_]*(?:\s*$|\s+\S|[^/\d\s*_]))`,
  'u',
)
/** Zoho ends its line with dashes in place of a colon. */
const BETWEEN_DASHES = /^-{3,}\s+(\S.*\S)\s+-{3,}$/
const RULE = /^[-_=*]{5,}$/
const MARKED = /^[-_=*]{2,}\s*\p{L}[\p{L}\p{M}\s.'’-]{2,60}\s*[-_=*]{2,}$/u
const DATE = /\p{Nd}{4}|\p{Nd}{1,2}\s?[.:/-]\s?\p{Nd}{1,2}/u
const PHONE = new RegExp(`^(?:${words((one) => one.signature)})\\.?$`, 'iu')
const SIGNATURE = /^--\s*$/
const ENDS = new RegExp(END, 'u')
const NUMBERED = /\p{Nd}/u
/** Later beginnings are beyond what a ticket holds, and take long to find. */
const MAX_LINES = 3_000
const MAX_SIGNATURE_LINES = 40
const MAX_ATTRIBUTION_LINES = 4
const MAX_ATTRIBUTION = 500
const MAX_HEADER_LINES = 12
const MAX_BLANK_LINES = 5

/**
 * Finds what a mail's text quotes of what the desk has, and its signature. Where an answer stands between what
 * it quotes, nothing is folded, and neither is anything when it is all there is, or was forwarded.
 */
export function findFolds(lines: string[], desk: DeskKnowledge): Fold[] {
  const quote = findQuote(lines, desk)
  const signature = findSignature(lines, quote, desk)
  const folds = [...(signature ? [signature] : []), ...(quote ? [quote] : [])]
  const isAllFolded = lines.every(
    (line, at) => line.trim() === '' || folds.some(({ from, to }) => at >= from && at < to),
  )
  return isAllFolded ? [] : folds
}

/** The words that introduce a quoted mail, where they are the first of these lines. */
export function introductionOf(lines: string[], desk: DeskKnowledge): string {
  const first = lines.findIndex((line) => !RULE.test(line.trim()) && !ORIGINAL.test(line.trim()))
  const length = attributionLength(lines, first, desk)
  if (length > 0) return lines.slice(first, first + length).join(' ')
  return first < 0 ? '' : headerWords(lines, first)
}

/** Returns whether answers stand between marked lines below a header block, with which these lines begin. */
export function isAnsweredBelow(lines: string[]): boolean {
  const start = headerLines(lines, 0).length
  if (!isMarkedBelow(lines, start)) return false
  return quotedFrom(lines, { kind: 'block', from: 0, start, words: '' })?.to !== lines.length
}

function findQuote(lines: string[], desk: DeskKnowledge): Fold | undefined {
  for (let at = 0; at < Math.min(lines.length, MAX_LINES); at += 1) {
    if (FORWARDED.test(lines[at]?.trim() ?? '')) return undefined
    const found = introducedAt(lines, at, desk)
    if (!found) continue
    if (hasAtDesk(found.words, desk))
      return found.kind === 'block' ? quotedBelow(lines, found) : quotedFrom(lines, found)
    at = endOf(lines, found) - 1
  }
  return undefined
}

function introducedAt(lines: string[], at: number, desk: DeskKnowledge): Introduced | undefined {
  const text = lines[at]?.trim() ?? ''
  if (ORIGINAL.test(text) || isHeaderBlock(lines, at, desk)) {
    const start = ORIGINAL.test(text) ? at + 1 : at
    return { kind: 'block', from: withRule(lines, at), start, words: headerWords(lines, start) }
  }
  if (isQuoted(lines[at] ?? '')) {
    const from = withIntroduction(lines, at)
    const inner = lines.slice(at, at + MAX_HEADER_LINES).map(unquoted)
    const said = from < at ? lines.slice(from, at).join(' ') : introductionOf(inner, desk)
    return { kind: 'lines', from, start: at, words: said }
  }
  const length = attributionLength(lines, at, desk)
  const said = lines.slice(at, at + length).join(' ')
  return length > 0 ? { kind: 'lines', from: at, start: at + length, words: said } : undefined
}

/** Finds where the reader goes on below another author's words. */
function endOf(lines: string[], { kind, start }: Introduced): number {
  if (kind === 'block') return start + Math.max(1, headerWords(lines, start).split('\n').length)
  const end = lines.findIndex((line, at) => at >= start && line.trim() !== '' && !isQuoted(line))
  return Math.max(start + 1, end < 0 ? lines.length : end)
}

/** All below a header block is of its mail, unless the lines of that mail are marked. */
function quotedBelow(lines: string[], { from, start, words: said }: Introduced): Fold | undefined {
  const below = start + (said === '' ? 0 : said.split('\n').length)
  return isMarkedBelow(lines, below)
    ? quotedFrom(lines, { kind: 'block', from, start: below, words: said })
    : { from, to: lines.length }
}

function isMarkedBelow(lines: string[], from: number): boolean {
  return isQuoted(lines.slice(from).find((line) => line.trim() !== '') ?? '')
}

/** Given where a quote is introduced and where it begins, decides whether an answer stands within it. */
function quotedFrom(lines: string[], { from, start, words: said }: Introduced): Fold | undefined {
  const rest = lines.slice(start).map((text, index): Line => ({ at: start + index, text }))
  const quoted = rest.filter(({ text }) => isQuoted(text))
  const [first, last] = [quoted[0], quoted.at(-1)]
  // Some programs do not mark the lines that they quote. Without an address, people report
  // another's words.
  if (!first || !last) return said.includes('@') ? { from, to: lines.length } : undefined
  const hasOwn = (line: Line) => line.text.trim() !== '' && !isQuoted(line.text)
  const end = rest.find(({ text }) => SIGNATURE.test(text))?.at ?? lines.length
  const isMixed = rest.some((line) => line.at < last.at && line.at < end && hasOwn(line))
  if (isMixed) return undefined
  const hasAfter = rest.some(
    (line) => line.at > last.at && line.at < end && hasOwn(line) && !PHONE.test(line.text.trim()),
  )
  if (!hasAfter) return { from, to: lines.length }
  const hasBefore = lines.slice(0, from).some((line) => line.trim() !== '')
  return hasBefore ? undefined : { from, to: last.at + 1 }
}

/** A signature ends where a mail of another author begins. */
function findSignature(
  lines: string[],
  quote: Fold | undefined,
  desk: DeskKnowledge,
): Fold | undefined {
  const to = quote && quote.to === lines.length ? quote.from : lines.length
  const start = lines.findIndex((line, at) => at < to && SIGNATURE.test(line))
  if (start >= 0 && !isInside(start, quote)) {
    const end = signatureEnd(lines, { from: start, to }, desk)
    if (end - start <= MAX_SIGNATURE_LINES) return { from: start, to: end }
  }
  const last = lines.findLastIndex((line, at) => at < to && line.trim() !== '')
  return last >= 0 && PHONE.test(lines[last]?.trim() ?? '') ? { from: last, to } : undefined
}

function signatureEnd(lines: string[], { from, to }: Fold, desk: DeskKnowledge): number {
  const end = Math.min(to, from + MAX_SIGNATURE_LINES + 1)
  for (let at = from + 1; at < end; at += 1)
    if (FORWARDED.test(lines[at]?.trim() ?? '') || introducedAt(lines, at, desk)) return at
  return to
}

function isInside(at: number, fold: Fold | undefined): boolean {
  return fold !== undefined && at >= fold.from && at < fold.to
}

function isQuoted(line: string): boolean {
  return /^\s{0,2}>/.test(line)
}

function unquoted(line: string): string {
  return line.replace(/^\s{0,2}>\s?/, '')
}

/** The number of lines, up to four, that are one line such as "On Monday Ann wrote:". */
function attributionLength(lines: string[], at: number, desk: DeskKnowledge): number {
  let joined = ''
  for (let length = 1; length <= MAX_ATTRIBUTION_LINES; length += 1) {
    const line = lines[at + length - 1]?.trim() ?? ''
    joined = `${joined} ${line}`.trim()
    if (line === '' || joined.length > MAX_ATTRIBUTION) return 0
    joined = joined.replace(BETWEEN_DASHES, '$1:')
    if (!ENDS.test(joined) || !NUMBERED.test(joined)) continue
    if (OPENED.some((pattern) => pattern.test(joined))) return length
    // Without the opening word it may as well be a sentence.
    const isSaid = /[@\d]/.test(lines[at] ?? '') && SAID.some((pattern) => pattern.test(joined))
    if (isSaid && isQuotedNext(lines, at + length)) return length
    const below = lines
      .slice(at + 1, at + length)
      .join(' ')
      .trim()
    const isDated = /[<@\p{Nd}]/u.test(`${lines[at]}${below.slice(0, 1)}`)
    // Own words may stand directly above, and a name alone in the line above its address.
    const isFirst = below.startsWith('<') || !introducesUs(below, desk)
    if (isDated && isFirst && introducesUs(joined, desk)) return length
  }
  return 0
}

/** In a language that is not among ours: an address of ours, a date and a colon. */
function introducesUs(text: string, desk: DeskKnowledge): boolean {
  return ENDS.test(text) && DATE.test(text) && !FIELD.test(text) && namesUs(text, desk)
}

function isQuotedNext(lines: string[], from: number): boolean {
  const next = lines.slice(from, from + MAX_ATTRIBUTION_LINES).find((line) => line.trim() !== '')
  return next !== undefined && isQuoted(next)
}

/** By the words of a language, in any order, or else by what every mail program puts there. */
function isHeaderBlock(lines: string[], at: number, desk: DeskKnowledge): boolean {
  const first = lines[at]?.trim() ?? ''
  if (!FIELD.test(first)) return false
  const block = headerLines(lines, at)
  const isKnown = HEADERS.some(({ from, field }) => {
    if (!from.test(first) && !field.test(first)) return false
    const found = block.flatMap((line) => field.exec(line)?.[1]?.toLowerCase() ?? [])
    return block.some((line) => from.test(line)) && new Set(found).size >= 2
  })
  if (isKnown) return true
  const written = block.filter((line) => FIELD.test(line))
  const isDated = written.some((line) => DATE.test(line) && !line.includes('@'))
  return written.length >= 3 && isDated && namesUs(block.join('\n'), desk)
}

/** The lines of a header block: fields, of which a list of addresses may go on in a second line. */
function headerLines(lines: string[], at: number): string[] {
  const block = lines.slice(at, at + MAX_HEADER_LINES).map((line) => line.trim())
  const end = block.findIndex(
    (line, index) =>
      line === '' ||
      isQuoted(line) ||
      (!FIELD.test(line) && !/[@;,]/.test(`${block[index - 1]}${line}`)),
  )
  return end < 0 ? block : block.slice(0, end)
}

function headerWords(lines: string[], at: number): string {
  return headerLines(lines, at).join('\n')
}

/** Takes the rule above a header block along, and the blank lines between. */
function withRule(lines: string[], at: number): number {
  const above = lastAbove(lines, at)
  const text = lines[above]?.trim() ?? ''
  return RULE.test(text) || MARKED.test(text) ? above : at
}

/** Takes along a line that introduces a quote in a language that is not among ours. */
function withIntroduction(lines: string[], at: number): number {
  const above = lastAbove(lines, at)
  const text = lines[above]?.trim() ?? ''
  return ENDS.test(text) && NUMBERED.test(text) && /[@<]|\d{4}/.test(text) ? above : at
}

/** The last line with words that is not far above; -1 where there is none. */
function lastAbove(lines: string[], at: number): number {
  for (let above = at - 1; above >= 0 && above >= at - MAX_BLANK_LINES; above -= 1)
    if (lines[above]?.trim() !== '') return above
  return -1
}
