const QUOTED = /(?<=^|[\s(])["„“”«»]([^"„“”«»]+)["„“”«»]/g
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** Nearly every text has the one letter that is left of `C++` without its signs. */
const MIN_BARE_LENGTH = 2

/**
 * Splits typed text into terms that must all be found: words, and phrases between quotation marks. The
 * longest comes first, because it is found in the fewest texts.
 */
export function searchTerms(typed: string): string[] {
  const phrases: string[] = []
  const rest = typed.replaceAll(QUOTED, (_, phrase: string) => {
    phrases.push(phrase.trim())
    return ' '
  })
  const pieces = [...phrases, ...rest.split(/\s+/)].filter(Boolean)
  const bare = pieces.map(withoutEdges).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  // Look for signs alone only where nothing else was typed.
  const terms = bare.length > 0 ? bare : pieces
  return [...new Set(terms)].toSorted((one, other) => other.length - one.length)
}

/** Returns whether all terms are in a text. The server judges more spellings to be equal. */
export function hasTerms(text: string, terms: string[]): boolean {
  const folded = fold(text)
  return terms.every((term) => folded.includes(fold(term)))
}

function withoutEdges(piece: string): string {
  const bare = piece.replaceAll(EDGES, '')
  return bare.length < MIN_BARE_LENGTH ? piece.replace(/[.,;:!?]+$/, '') : bare
}

/** Folds a text, and says which place of the text each character of it comes from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const piece = fold(character)
    for (let n = 0; n < piece.length; n += 1) places.push(place)
    folded += piece
    place += character.length
  }
  return { folded, places }
}

/** Drops hyphens, so that "wifi" and "Wi-Fi" are equal. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\-‐]/gu, '')
    .toLowerCase()
}
