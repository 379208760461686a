/** The number that `#1222` or `1222` means; null for any other words. */
export function ticketNumberIn(words: string): number | null {
  // Longer ones would be too large for the column at some length.
  const [, digits] = /^#?(\d{1,12})$/.exec(words) ?? []
  return digits === undefined ? null : Number(digits)
}
