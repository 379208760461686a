import { fold, oneLine, type Part, type Pattern, type Token } from './pattern.ts'

/**
 * Words that `{state}` and `{severity}` may stand for, in lower case, a longer word before one that
 * it begins with.
 */
export type KnownWords = Record<'state' | 'severity', readonly string[]>

export type Parts = Partial<Record<Part, string>>

const LONGEST_LINE = 500

/**
 * Matches a whole line and returns what its placeholders stand for, each as short as can be. The
 * time grows with the length of the line alone, for any content: no place is looked at twice.
 */
export function matchPattern(pattern: Pattern, text: string, known: KnownWords): Parts | undefined {
  const line = oneLine(text).slice(0, LONGEST_LINE)
  const folded = fold(line)
  const fits = findFits(pattern, folded, known)
  if (!fits[0]?.[0]) return undefined
  const found: Parts = {}
  let at = 0
  for (const [index, token] of pattern.entries()) {
    const next = fits[index + 1] ?? []
    const end =
      token.kind === 'run'
        ? next.indexOf(true, at + token.least)
        : (endsOf(token, folded, { at, known }).find((one) => next[one]) ?? at)
    if (token.kind !== 'text' && token.part) found[token.part] = line.slice(at, end).trim()
    at = end
  }
  return found
}

/**
 * Computes for each token and position if the rest of the pattern fits the rest of the line from
 * there on.
 */
function findFits(pattern: Pattern, line: string, known: KnownWords): boolean[][] {
  const { length } = line
  let next = Array.from({ length: length + 1 }, (_, at) => at === length)
  const fits = [next]
  for (const token of pattern.toReversed()) {
    const here =
      token.kind === 'run'
        ? fitsOfRun(token, line, next)
        : next.map((_, at) => endsOf(token, line, { at, known }).some((end) => next[end] === true))
    fits.unshift(here)
    next = here
  }
  return fits
}

function fitsOfRun(
  { least, isOneWord }: Extract<Token, { kind: 'run' }>,
  line: string,
  next: boolean[],
): boolean[] {
  const here: boolean[] = []
  // Set when it fits with one letter more, decided from the end.
  let isLonger = false
  for (let at = line.length; at >= 0; at -= 1) {
    const isIn = at < line.length && !(isOneWord && line[at] === ' ')
    isLonger = isIn && (next[at + 1] === true || isLonger)
    here[at] = isLonger || (least === 0 && next[at] === true)
  }
  return here
}

type Place = { at: number; known: KnownWords }

/** Ends that a text, or a word of the rule, may have when it begins at a position. */
function endsOf(token: Exclude<Token, { kind: 'run' }>, line: string, { at, known }: Place) {
  if (token.kind === 'text') return line.startsWith(token.text, at) ? [at + token.text.length] : []
  return known[token.part].flatMap((word) => (isWordAt(line, word, at) ? [at + word.length] : []))
}

/** Not within a longer word, as OK is in BOOK. */
function isWordAt(line: string, word: string, at: number): boolean {
  if (!line.startsWith(word, at)) return false
  return !isLetter(line[at - 1]) && !isLetter(line[at + word.length])
}

function isLetter(letter = ''): boolean {
  return /[\p{L}\p{N}]/u.test(letter)
}
