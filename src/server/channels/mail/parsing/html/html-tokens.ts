import { Parser } from 'htmlparser2'

/** HTML as a list, in which any part is a range. A tree this deep would be walked by recursion. */
export type Token =
  | { kind: 'text'; text: string }
  /** `end` is where it closes. */
  | { kind: 'open'; name: string; attributes: Record<string, string>; end: number }
  | { kind: 'close'; name: string }

export type OpenToken = Extract<Token, { kind: 'open' }>

const MAX_HTML = 1_500_000
const MAX_DEPTH = 120
const MAX_TOKENS = 60_000

/** Not text for people. */
const DROPPED = new Set(
  'script style title head template textarea select option object iframe svg math video audio noscript xmp'.split(
    ' ',
  ),
)

/** Returns null for HTML that is larger or deeper than a person's mail program makes it. */
export function readTokens(html: string): Token[] | null {
  if (html.length > MAX_HTML) return null
  const tokens: Token[] = []
  const open: OpenToken[] = []
  let isBeyond = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const token = { kind: 'open' as const, name, attributes, end: tokens.length }
      open.push(token)
      tokens.push(token)
      isBeyond ||= open.length > MAX_DEPTH || tokens.length > MAX_TOKENS
      if (isBeyond) parser.pause()
    },
    onclosetag(name) {
      const token = open.pop()
      if (token) token.end = tokens.length
      tokens.push({ kind: 'close', name })
    },
    ontext(text) {
      const last = tokens.at(-1)
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    },
  })
  parser.write(html)
  if (isBeyond) return null
  parser.end()
  return withoutHidden(tokens)
}

function withoutHidden(tokens: Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'open' && isHidden(token)) {
      at = token.end
      continue
    }
    if (token) kept.push(token)
  }
  return closeAnew(kept)
}

function closeAnew(tokens: Token[]): Token[] {
  const open: OpenToken[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') open.push(token)
    if (token.kind !== 'close') continue
    const opened = open.pop()
    if (opened) opened.end = at
  }
  return tokens
}

/** Also what mail programs hide by style, such as the lines that only a preview shows. */
function isHidden({ name, attributes }: OpenToken): boolean {
  if (DROPPED.has(name) || attributes.hidden !== undefined) return true
  return /display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden/i.test(
    attributes.style ?? '',
  )
}

/** The text of a range of tokens, for questions about it. */
export function textBetween(tokens: Token[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'text') text += token.text
  }
  return text.replaceAll(/[\s\u00a0\u200b]+/g, ' ').trim()
}
