import type { Language } from '#shared/languages.ts'

export type Cell = string | number | null

/** Spreadsheets need it to read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const FORMULA_AT_START = /^(?:[\t\r]|["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/
const FORMULA_AFTER_SEPARATOR = /([;,|\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
/** An international number such as +49 30 1234567, which no spreadsheet can make more of than a number. */
const PHONE = /(?<![^\s;,"'])\+\d[\d ()./-]{5,}(?=$|[\s;,.])/g
/** Signs without which a text that begins with a phone number is no formula. */
const OPERATORS = /[=+@|!*^&<>%\uff1d\uff0b\uff20]/

/**
 * Writes one row as RFC 4180 defines it, with the separator and the decimal mark that spreadsheets of the
 * language expect. A text never becomes a formula; a number stays one.
 */
export function csvRow(cells: Cell[], language: Language): string {
  const decimalMark = decimalMarkOf(language)
  const separator = decimalMark === ',' ? ';' : ','
  const written = cells.map((cell) =>
    typeof cell === 'number'
      ? String(cell).replace('.', decimalMark)
      : quoted(withoutFormula(cell ?? '')),
  )
  return `${written.join(separator)}\r\n`
}

/** Writes a whole file. */
export function csvFile(rows: Cell[][], language: Language): string {
  return BYTE_ORDER_MARK + rows.map((row) => csvRow(row, language)).join('')
}

function decimalMarkOf(language: Language): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

function quoted(text: string): string {
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Neutralizes a cell that begins like a formula, which a spreadsheet would evaluate. A spreadsheet
 * whose separator is another ignores the quotes around a cell as well, and starts a new cell at each of
 * its own separators.
 */
function withoutFormula(text: string): string {
  const rest = text.replaceAll(PHONE, '')
  const isHarmless = rest !== text && !OPERATORS.test(rest) && !startsFormula(rest)
  if (isHarmless) return text
  const start = FORMULA_AT_START.test(text) ? `'${text}` : text
  return start.replaceAll(FORMULA_AFTER_SEPARATOR, "$1'")
}

function startsFormula(text: string): boolean {
  return FORMULA_AT_START.test(text) || text.search(FORMULA_AFTER_SEPARATOR) !== -1
}
