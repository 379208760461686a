// A pattern is a text with placeholders, such as `[{word}] {service} on {host} is {state}!`.

/** Values that a pattern reads from a line. */
export type Part = 'host' | 'service' | 'state' | 'severity'

export type Token =
  | { kind: 'text'; text: string }
  /** One of the words that the rule knows, and nothing else. */
  | { kind: 'known'; part: 'state' | 'severity' }
  /** Any letters up to the next token. */
  | { kind: 'run'; part?: 'host' | 'service'; least: 0 | 1; isOneWord: boolean }

export type Pattern = readonly Token[]
export type PatternProblem = 'unknown' | 'twice' | 'touching' | 'empty'

const TOKENS = new Map<string, Token>(
  Object.entries({
    host: { kind: 'run', part: 'host', least: 1, isOneWord: false },
    service: { kind: 'run', part: 'service', least: 1, isOneWord: false },
    state: { kind: 'known', part: 'state' },
    severity: { kind: 'known', part: 'severity' },
    word: { kind: 'run', least: 1, isOneWord: true },
    '*': { kind: 'run', least: 0, isOneWord: false },
  }),
)

/** Names that braces may hold. Other braces are text. */
const PLACEHOLDER = /\{([a-z]+|\*)\}/gi

/** Reads a pattern, or says what is wrong with it. */
export function parsePattern(text: string): Pattern | { problem: PatternProblem } {
  const tokens: Token[] = []
  const line = oneLine(text)
  let end = 0
  for (const found of line.matchAll(PLACEHOLDER)) {
    const token = TOKENS.get((found[1] ?? '').toLowerCase())
    if (!token) return { problem: 'unknown' }
    if (found.index > end) tokens.push({ kind: 'text', text: fold(line.slice(end, found.index)) })
    tokens.push(token)
    end = found.index + found[0].length
  }
  if (end < line.length) tokens.push({ kind: 'text', text: fold(line.slice(end)) })
  const problem = problemOf(tokens)
  return problem ? { problem } : tokens
}

/** Which parts a pattern reads. */
export function partsOf(pattern: Pattern): Part[] {
  return pattern.flatMap((token) => (token.kind === 'text' ? [] : (token.part ?? [])))
}

function problemOf(tokens: Token[]): PatternProblem | undefined {
  const parts = partsOf(tokens)
  if (parts.length === 0) return 'empty'
  if (new Set(parts).size < parts.length) return 'twice'
  // Two touching runs have no definite border between them.
  const isTouching = tokens.some(
    (token, index) => token.kind === 'run' && tokens[index + 1]?.kind === 'run',
  )
  return isTouching ? 'touching' : undefined
}

/** One space where there are several, and none around. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** In lower case, with each letter at its place: some letters would become two. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text
    .split('')
    .map((letter) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter))
    .join('')
}
