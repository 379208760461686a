export type Cell = string | number | null

const FORMULA_AT_START = /^(?:[\t\r]|["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/
const FORMULA_AFTER_SEPARATOR = /([;,|\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** Writes one row as RFC 4180 defines it. A text never becomes a formula; a number stays one. */
export function csvRow(cells: Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell): string {
  return typeof cell === 'number' ? String(cell) : quoted(withoutFormula(cell ?? ''))
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Neutralizes a cell that begins like a formula, which a spreadsheet would evaluate. A spreadsheet
 * whose separator is not the comma ignores the quotes around a cell as well, and starts a new cell
 * at each of its own separators.
 */
function withoutFormula(text: string): string {
  const start = FORMULA_AT_START.test(text) ? `'${text}` : text
  return start.replaceAll(FORMULA_AFTER_SEPARATOR, "$1'")
}
