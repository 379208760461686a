import { QUOTE_WORDS } from './quote-words.ts'

/** Lines that are folded away: from the first of them up to, but without, the last. */
export type Fold = { from: number; to: number }

type Line = { at: number; text: string }

const words = (pick: (one: (typeof QUOTE_WORDS)[number]) => string) =>
  QUOTE_WORDS.map(pick).join('|')
const DASHES = String.raw`[-_=*\s]*`
const ORIGINAL = new RegExp(
  `^[-_=*]{2,}\\s*(?:${words((one) => one.original)})\\s*[-_=*]{2,}$`,
  'iu',
)
const FORWARDED = new RegExp(`^${DASHES}(?:${words((one) => one.forwarded)})${DASHES}:?$`, 'iu')
const OPENED = QUOTE_WORDS.map(
  ({ opening, wrote }) =>
    new RegExp(`^${opening}\\s(?=.*\\d).{5,300}\\s${wrote}(?:\\s.{0,200})?:$`, 'iu'),
)
const SAID = QUOTE_WORDS.map(
  ({ wrote }) => new RegExp(`^(?=.*\\d).{2,200}\\s${wrote}(?:\\s.{0,200})?:$`, 'iu'),
)
const HEADERS = QUOTE_WORDS.map(({ from, fields }) => ({
  from: new RegExp(`^[*_]*(?:${from})[*_]*\\s?:[*_]*\\s*\\S`, 'iu'),
  field: new RegExp(`^[*_]*(${fields})[*_]*\\s?:`, 'iu'),
}))
const PHONE = new RegExp(`^(?:${words((one) => one.signature)})\\.?$`, 'iu')
const SIGNATURE = /^--\s*$/
const MAX_SIGNATURE_LINES = 40
const MAX_ATTRIBUTION_LINES = 4
const MAX_ATTRIBUTION = 500
const MAX_HEADER_LINES = 12

/**
 * Finds what a mail's text quotes, and its signature. Where an answer stands between what it quotes, nothing
 * is folded, and neither is anything when it is all there is, or was forwarded.
 */
export function findFolds(lines: string[]): Fold[] {
  const quote = findQuote(lines)
  const signature = findSignature(lines, quote)
  const folds = [...(signature ? [signature] : []), ...(quote ? [quote] : [])]
  const isAllFolded = lines.every(
    (line, at) => line.trim() === '' || folds.some(({ from, to }) => at >= from && at < to),
  )
  return isAllFolded ? [] : folds
}

function findQuote(lines: string[]): Fold | undefined {
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    if (FORWARDED.test(text)) return undefined
    if (ORIGINAL.test(text) || isHeaderBlock(lines, at))
      return { from: withRule(lines, at), to: lines.length }
    if (isQuoted(line)) return quotedFrom(lines, withIntroduction(lines, at), at)
    const length = attributionLength(lines, at)
    if (length > 0) return quotedFrom(lines, at, at + length)
  }
  return undefined
}

/** Given where a quote is introduced and where it begins, decides whether an answer stands within it. */
function quotedFrom(lines: string[], from: number, start: number): Fold | undefined {
  const rest = lines.slice(start).map((text, index): Line => ({ at: start + index, text }))
  const quoted = rest.filter(({ text }) => isQuoted(text))
  const [first, last] = [quoted[0], quoted.at(-1)]
  // Some programs do not mark the lines that they quote.
  if (!first || !last) return { from, to: lines.length }
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

function findSignature(lines: string[], quote: Fold | undefined): Fold | undefined {
  const to = quote && quote.to === lines.length ? quote.from : lines.length
  const start = lines.findIndex((line, at) => at < to && SIGNATURE.test(line))
  if (start >= 0 && to - start <= MAX_SIGNATURE_LINES && !isInside(start, quote))
    return { from: start, to }
  const last = lines.findLastIndex((line, at) => at < to && line.trim() !== '')
  return last >= 0 && PHONE.test(lines[last]?.trim() ?? '') ? { from: last, to } : undefined
}

function isInside(at: number, fold: Fold | undefined): boolean {
  return fold !== undefined && at >= fold.from && at < fold.to
}

function isQuoted(line: string): boolean {
  return /^\s{0,2}>/.test(line)
}

/** The number of lines, up to four, that are one line such as "On Monday Ann wrote:". */
function attributionLength(lines: string[], at: number): number {
  let joined = ''
  for (let length = 1; length <= MAX_ATTRIBUTION_LINES; length += 1) {
    const line = lines[at + length - 1]?.trim() ?? ''
    joined = `${joined} ${line}`.trim()
    if (line === '' || joined.length > MAX_ATTRIBUTION) return 0
    if (OPENED.some((pattern) => pattern.test(joined))) return length
    // Without the opening word it may as well be a sentence.
    const isSaid = /[@\d]/.test(lines[at] ?? '') && SAID.some((pattern) => pattern.test(joined))
    if (isSaid && isQuotedNext(lines, at + length)) return length
  }
  return 0
}

function isQuotedNext(lines: string[], from: number): boolean {
  const next = lines.slice(from, from + MAX_ATTRIBUTION_LINES).find((line) => line.trim() !== '')
  return next !== undefined && isQuoted(next)
}

function isHeaderBlock(lines: string[], at: number): boolean {
  const first = lines[at]?.trim() ?? ''
  return HEADERS.some(({ from, field }) => {
    if (!from.test(first)) return false
    const block = lines.slice(at + 1, at + 1 + MAX_HEADER_LINES)
    const end = block.findIndex((line) => line.trim() === '')
    const found = (end < 0 ? block : block.slice(0, end)).flatMap(
      (line) => field.exec(line.trim())?.[1]?.toLowerCase() ?? [],
    )
    return new Set(found).size >= 2
  })
}

/** Takes the rule above a header block along, and the blank lines between. */
function withRule(lines: string[], at: number): number {
  const above = lines.findLastIndex((line, index) => index < at && line.trim() !== '')
  return above >= 0 && /^[-_=*]{5,}$/.test(lines[above]?.trim() ?? '') ? above : at
}

/** Takes along a line that introduces a quote in a language that is not among ours. */
function withIntroduction(lines: string[], at: number): number {
  const above = lines.findLastIndex((line, index) => index < at && line.trim() !== '')
  const text = lines[above]?.trim() ?? ''
  return text.endsWith(':') && /\d/.test(text) && /[@<]|\d{4}/.test(text) ? above : at
}
