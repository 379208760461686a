/** Parses `#1222` or `1222` as a ticket number. Returns null for other words. */
export function ticketNumberIn(words: string): number | null {
  // Limit the digits: a longer number might not fit the column.
  const [, digits] = /^#?(\d{1,12})$/.exec(words) ?? []
  return digits === undefined ? null : Number(digits)
}
