// Each formatter is made for its first use: it costs a millisecond and memory, and a file of words may need
// none of its own.

type Category = Intl.LDMLPluralRule

export type Direction = 'ltr' | 'rtl'

/** Chooses among the plural forms of a language, which are `forms` and `other`. All must be given. */
export function createPlural<const Form extends Category>(locale: string, forms: readonly Form[]) {
  let rules: Intl.PluralRules | undefined

  return (count: number, texts: Record<Form | 'other', string>): string => {
    rules ??= new Intl.PluralRules(locale)
    const category = rules.select(count)
    return texts[forms.find((form) => form === category) ?? 'other']
  }
}

/** Writes `1,234` as the language does, or 0.5 as `50%` with the style of percent. */
export function createNumber(locale: string, options?: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined
  return (value: number): string => {
    format ??= new Intl.NumberFormat(locale, options)
    return format.format(value)
  }
}

/** Writes the calendar day `2025-01-05` as the language does, in every time zone. */
export function createDay(locale: string) {
  let format: Intl.DateTimeFormat | undefined
  return (calendarDay: string): string => {
    format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    return format.format(new Date(calendarDay))
  }
}

/** Writes `A, B, C`, names that stand one after the other. */
export function createList(locale: string, type: 'unit' | 'conjunction' = 'unit') {
  let format: Intl.ListFormat | undefined
  return (names: string[]): string => {
    format ??= new Intl.ListFormat(locale, { type })
    return format.format(names)
  }
}

/** A list in a sentence, whose parts may be no text. */
export function createPartList(locale: string, type: 'unit' | 'conjunction' = 'unit') {
  let format: Intl.ListFormat | undefined
  return <Part>(parts: Part[]): (string | Part)[] => {
    format ??= new Intl.ListFormat(locale, { type })
    const pieces = format.formatToParts(parts.map((_, index) => String(index)))
    return pieces.map(({ type: kind, value }) =>
      kind === 'element' ? parts[Number(value)]! : value,
    )
  }
}

/**
 * A sentence with parts that are no text, such as a link or a name set apart. The page puts the
 * pieces one after the other; no code joins strings, and no string holds HTML.
 */
export function rich<Part>(texts: TemplateStringsArray, ...parts: Part[]): (string | Part)[] {
  return texts.flatMap((text, index) => [text, ...parts.slice(index, index + 1)])
}
