import { type DeskKnowledge, hasAtDesk } from './desk-knowledge.ts'
import { findFolds, introductionOf, isAnsweredBelow } from './find-folds.ts'
import {
  type OpenToken,
  textBetween,
  type Token,
} from '#server/channels/mail/parsing/html/html-tokens.ts'
import { quoteMarkOf } from './quote-elements.ts'
import { BLOCKS } from '#server/channels/mail/parsing/html/html-elements.ts'

/** A part of a list of tokens: from the first up to, but without, the last. */
type Range = { from: number; to: number }

/** More are not a person's. */
const MAX_SIGNATURES = 50
const MAX_QUOTES = 50
const MAX_INTRODUCTION = 12
const MAX_ATTRIBUTION_LINES = 4
const MAX_ATTRIBUTION = 500
const QUOTES: string[] = ['around', 'above', 'introduction']
const FORWARDED = /^[-_\s]*(?:forwarded|weitergeleitete|message transféré|mensaje reenviado)/i

/**
 * Finds what a mail's HTML quotes, and its signature: by its structure, which knows no language, otherwise by
 * its words. Nothing is folded where an answer stands within the quote, or where it is all there is.
 */
export function foldHtml(tokens: Token[], desk: DeskKnowledge): Range[] {
  const signatures = elements(tokens)
    .filter(({ token }) => quoteMarkOf(token) === 'signature')
    .slice(0, MAX_SIGNATURES)
  const outer = signatures.map(({ at, token }) => ({ from: at, to: token.end + 1 }))
  const quote = quoteByStructure(tokens, outer, desk)
  if (quote === 'whole') return isBlankWithout(tokens, outer) ? [] : outer
  const above = quote ? tokens.slice(0, quote.from) : tokens
  const folds = [...outer, ...(quote ? [quote] : []), ...foldsByWords(above, outer, desk)]
  return isBlankWithout(tokens, folds) ? [] : folds
}

function elements(tokens: Token[]): { at: number; token: OpenToken }[] {
  return tokens.flatMap((token, at) => (token.kind === 'open' ? [{ at, token }] : []))
}

/** The first quote of a mail that the desk has. What is quoted of others is read. */
function quoteByStructure(
  tokens: Token[],
  signatures: Range[],
  desk: DeskKnowledge,
): Range | 'whole' | undefined {
  const lines = htmlLines(tokens)
  const found = elements(tokens)
    .filter(({ token }) => QUOTES.includes(quoteMarkOf(token) ?? ''))
    .slice(0, MAX_QUOTES)
    .find((one) => hasAtDesk(introductionAt(lines, one, desk), desk))
  if (!found) return undefined
  const { at, token } = found
  const mark = quoteMarkOf(token)
  if (mark === 'above') {
    const below = lines.filter((line) => line.at > at).map(({ text }) => text)
    return isAnsweredBelow(below) ? 'whole' : { from: at, to: tokens.length }
  }
  const first = mark === 'introduction' ? firstAround(tokens, token.end) : found
  if (!first) return 'whole'
  if (isAnsweredWithin(tokens, first)) return 'whole'
  const end = first.token.end + 1
  const after = ownText(tokens, { from: end, to: tokens.length }, signatures)
  if (after === '') return { from: at, to: tokens.length }
  const isTopAnswer = ownText(tokens, { from: 0, to: at }, signatures) !== ''
  return isTopAnswer || after.includes('\n') ? 'whole' : { from: at, to: end }
}

type Lines = ReturnType<typeof htmlLines>

/** The words that say whose mail an element quotes: its first lines, or those above it. */
function introductionAt(
  lines: Lines,
  { at, token }: { at: number; token: OpenToken },
  desk: DeskKnowledge,
): string {
  const textOf = (line: Lines[number]) => line.text.replace(/^(?:> )+/, '')
  const isWithin = (line: Lines[number]) =>
    line.at > at && (line.at < token.end || quoteMarkOf(token) === 'above')
  const first = lines.findIndex(isWithin)
  const start = first < 0 ? lines.findIndex((line) => line.at > at) : first
  const below = lines.slice(start, start + MAX_INTRODUCTION)
  const said = introductionOf(below.filter(isWithin).map(textOf), desk)
  if (said !== '' || start < 0) return said
  for (let from = Math.max(0, start - MAX_ATTRIBUTION_LINES); from < start; from += 1) {
    const above = introductionOf(lines.slice(from, start).map(textOf), desk)
    if (above !== '') return above
  }
  return ''
}

function firstAround(tokens: Token[], from: number) {
  return elements(tokens).find(({ at, token }) => at > from && quoteMarkOf(token) === 'around')
}

/** Returns whether words stand within a quote's element, but outside of its quote. */
function isAnsweredWithin(
  tokens: Token[],
  { at, token }: { at: number; token: OpenToken },
): boolean {
  if (token.name === 'blockquote') return false
  const within = elements(tokens).filter((one) => one.at > at && one.at < token.end)
  const quotes = within.filter((one) => one.token.name === 'blockquote')
  const introductions = within.filter((one) => quoteMarkOf(one.token) === 'introduction')
  const said = introductions.map((one) => textBetween(tokens, one.at, one.token.end)).join(' ')
  if (FORWARDED.test(said)) return true
  // Other programs have no element of their own for what is quoted.
  const [inner] = quotes
  if (!inner) return false
  const skipped = [...quotes, ...introductions].map((one) => ({
    from: one.at,
    to: one.token.end + 1,
  }))
  const isIntroduced =
    introductions.length > 0 ||
    /[-:\uff1a]$/.test(textBetween(tokens, at, inner.at).slice(0, MAX_ATTRIBUTION + 1))
  const from = introductions.length > 0 ? at + 1 : inner.token.end
  return isIntroduced && ownText(tokens, { from, to: token.end }, skipped) !== ''
}

/** The text of a range without other ranges. Further quotes count as a line break, and as no text. */
function ownText(tokens: Token[], { from, to }: Range, without: Range[]): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const skipped = without.find((range) => at >= range.from && at < range.to)
    const token = tokens[at]
    if (skipped) at = skipped.to - 1
    else if (token?.kind === 'open' && quoteMarkOf(token) === 'around') {
      text += '\n'
      at = token.end
    } else if (token?.kind === 'text') text += token.text.replaceAll(/\s+/g, ' ')
    else if (token?.kind === 'open' && isPicture(token)) text += '▧'
  }
  const isBlank = text.replaceAll(/[\s\u00a0\u200b]/g, '') === ''
  return isBlank ? '' : text
}

/** Returns whether it is one of the mail's own, and not one that tells a server of its reader. */
function isPicture({ name, attributes: { src = '' } }: OpenToken): boolean {
  return name === 'img' && /^cid:/i.test(src)
}

function isPixel({ attributes: { width, height } }: OpenToken): boolean {
  return [width, height].some((size) => size !== undefined && /^\s*[01](?:px)?\s*$/.test(size))
}

/** Applies the rules for plain text to the lines that the HTML shows. */
function foldsByWords(tokens: Token[], signatures: Range[], desk: DeskKnowledge): Range[] {
  const isOut = (at: number) => signatures.some(({ from, to }) => at >= from && at < to)
  const lines = htmlLines(tokens).filter(({ at }) => !isOut(at))
  return findFolds(
    lines.map(({ text }) => text),
    desk,
  ).flatMap(({ from, to }) => {
    const [first, next] = [lines[from], lines[to]]
    return first ? [{ from: first.at, to: next?.at ?? tokens.length }] : []
  })
}

function isBlankWithout(tokens: Token[], folds: Range[]): boolean {
  return !tokens.some((token, at) => {
    if (folds.some(({ from, to }) => at >= from && at < to)) return false
    if (token.kind === 'text') return token.text.replaceAll('\u200b', '').trim() !== ''
    return token.kind === 'open' && token.name === 'img' && !isPixel(token)
  })
}

/** The lines that HTML shows, each with the place of the first token that is of it. */
function htmlLines(tokens: Token[]): { at: number; text: string }[] {
  const lines: { at: number; text: string }[] = []
  let [start, text, quotes] = [0, '', 0]
  const end = (next: number) => {
    const plain = text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
    if (plain !== '') lines.push({ at: start, text: '> '.repeat(quotes) + plain })
    start = next
    text = ''
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'text') {
      // Elements around a line belong to it only if the whole of it is folded.
      if (text === '' && token.text.trim() !== '') start = at
      text += token.text
    } else if (token.name === 'td' || token.name === 'th') {
      // A field and its value may stand in two cells.
      text += ' '
    } else if (token.name === 'br' || BLOCKS.has(token.name)) {
      end(at + 1)
      if (token.name === 'blockquote') quotes += token.kind === 'open' ? 1 : -1
    }
  }
  end(tokens.length)
  return lines
}
