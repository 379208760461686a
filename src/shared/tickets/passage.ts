import { foldWithPlaces } from './search-terms.ts'

const BEFORE = 40
const LENGTH = 160

/** Cuts out of a text what is around the first of the terms, which need not be found as they were typed. */
export function passageOf(text: string, terms: string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const { folded, places } = foldWithPlaces(line)
  const found = terms
    .map((term) => folded.indexOf(foldWithPlaces(term).folded))
    .filter((place) => place !== -1)
  const at = found.length === 0 ? 0 : (places[Math.min(...found)] ?? 0)
  const start = at <= BEFORE ? 0 : wordAt(line, at - BEFORE)
  const isCut = line.length - start > LENGTH
  const end = isCut
    ? Math.max(line.lastIndexOf(' ', start + LENGTH), start + LENGTH / 2)
    : undefined
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${isCut ? ' …' : ''}`.toWellFormed()
}

/** The beginning of the next word, unless that is far. */
function wordAt(line: string, from: number): number {
  const space = line.indexOf(' ', from)
  return space === -1 || space > from + BEFORE / 2 ? from : space + 1
}
