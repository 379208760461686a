/** A header field as it stands in a mail, its name in lower case, its folded lines joined. */
export type Field = {
  name: string
  value: string
  /** There is white space before the colon. Some servers do not recognize such a field. */
  isLoose: boolean
}

/** Reads the fields of a raw header block from the top. What is no field is passed over. */
export function readHead(block: string): Field[] {
  const end = /\r?\n\r?\n/.exec(block)?.index ?? block.length
  return block
    .slice(0, end)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':')
      const written = line.slice(0, Math.max(colon, 0))
      const name = written.trimEnd().toLowerCase()
      const isField = name !== '' && !/[\s\p{Cc}]/u.test(name)
      const value = line.slice(colon + 1).trim()
      return isField ? [{ name, value, isLoose: name.length < written.length }] : []
    })
}

export function valuesOf(head: Field[], name: string): string[] {
  return head.filter((field) => field.name === name).map(({ value }) => value)
}

/** The topmost value in lower case; empty where there is none. */
export function topValue(head: Field[], name: string): string {
  return head.find((field) => field.name === name)?.value.toLowerCase() ?? ''
}

/** Reads a Date field; NaN for what is none. Servers may add the name of the zone in brackets. */
export function instantOf(date: string): number {
  return Date.parse(date.slice(0, LONGEST_DATE).replace(/\s*\([^)]*\)\s*$/, ''))
}

// A pattern may take the square of a longer one's length, which is not written by hand.
const LONGEST_DATE = 200

/** The bytes of the header block as text. Each byte is a character, so that nothing is lost. */
export function headOf(raw: Uint8Array, limit = MAX_HEAD_BYTES): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, limit))
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0)
  return bytes.toString('latin1', 0, ends.length > 0 ? Math.min(...ends) : bytes.length)
}

const MAX_HEAD_BYTES = 512 * 1024
