/** Says a text of a catalogue, with the values that belong into its places. */
export type Telling<Texts> = (texts: Texts, values: readonly string[]) => string

/** Stand for values. Digits, because a place may be for a number. */
const MARKS = ['8000000001', '8000000002']

/**
 * Translates a stored text for its reader. It is stored in English, for the log and for a process
 * of the version before, and found again by it. Text of another system stays as it is.
 */
export function translateStored<Texts>(
  stored: string,
  { tellings, english, texts }: { tellings: Telling<Texts>[]; english: Texts; texts: Texts },
): string {
  for (const tell of tellings) {
    const values = valuesIn(stored, tell(english, MARKS))
    if (values) return tell(texts, values)
  }
  return stored
}

/** Undefined where it is another text. */
function valuesIn(stored: string, template: string): string[] | undefined {
  const pattern = MARKS.reduce(
    (text, mark, at) =>
      text.replace(mark, `(?<value${at}>.+)`).replaceAll(mark, String.raw`\k<value${at}>`),
    template.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  )
  const found = new RegExp(`^${pattern}$`, 's').exec(stored)
  return found ? MARKS.map((_, at) => found.groups?.[`value${at}`] ?? '') : undefined
}
