/** Joins the lines that a mail program has wrapped (RFC 3676). */
export function unwrapFlowed(text: string, { isBlankPart }: { isBlankPart: boolean }): string {
  const lines: { depth: number; text: string; goesOn: boolean }[] = []
  for (const line of text.split('\n')) {
    const marks = /^>*/.exec(line)?.[0] ?? ''
    const words = line.slice(marks.length).replace(/^ /, '')
    const goesOn = words.endsWith(' ') && words !== '-- '
    const own = goesOn && isBlankPart ? words.slice(0, -1) : words
    const last = lines.at(-1)
    if (last?.goesOn && last.depth === marks.length && words !== '-- ') {
      last.text += own
      last.goesOn = goesOn
    } else lines.push({ depth: marks.length, text: own, goesOn })
  }
  return lines
    .map(({ depth, text: words }) =>
      depth > 0 ? `${'>'.repeat(depth)} ${words}`.trimEnd() : words,
    )
    .join('\n')
}
