/** Position of the reader in the list, also when the ticket has gone from it. */
export type Place = { id: string; index: number } | null

/** Which row `j` (1) or `k` (-1) leads to; the same at the ends, null where there are none. */
export function findRow(
  ids: readonly string[],
  { place, isInRow, step }: { place: Place; isInRow: boolean; step: 1 | -1 },
): number | null {
  const last = ids.length - 1
  if (last < 0) return null
  if (place === null) return 0
  const known = ids.indexOf(place.id)
  // The next ticket has moved up to where the one that went was.
  if (known === -1) return Math.min(step === 1 ? place.index : Math.max(0, place.index - 1), last)
  // Back from a ticket, the first press only shows where that was.
  if (!isInRow) return known
  return Math.min(Math.max(known + step, 0), last)
}
