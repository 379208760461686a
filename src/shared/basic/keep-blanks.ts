const NO_BREAK = '\u00a0'

/**
 * Writes blanks so that HTML shows them as they were typed, and columns line up: of several, and of those at the
 * beginning of a line, it would show one or none. The last stays an ordinary one, at which a line may wrap.
 */
export function keepBlanks(text: string, { isLineStart = true } = {}): string {
  const spaced = text.replaceAll('\t', '    ').replaceAll(/ (?= )/g, NO_BREAK)
  const kept = spaced.replaceAll(/\n /g, `\n${NO_BREAK}`)
  return isLineStart && kept.startsWith(' ') ? NO_BREAK + kept.slice(1) : kept
}

/** The blanks as they were typed. */
export function plainBlanks(text: string): string {
  return text.replaceAll(NO_BREAK, ' ')
}
