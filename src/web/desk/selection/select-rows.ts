export type Selection = {
  ids: readonly string[]
  /** The row that was selected or left out last: a range begins there. */
  anchor: string | null
}

export const NOTHING_SELECTED: Selection = { ids: [], anchor: null }

type Press = { id: string; isRange: boolean; among: readonly string[] }

/**
 * Selects a row, or leaves it out again. A range reaches from the row before to this one, and does
 * with all of them what it does with this one.
 */
export function selectRow({ ids, anchor }: Selection, { id, isRange, among }: Press): Selection {
  const isSelecting = !ids.includes(id)
  const range = isRange ? between(among, anchor, id) : [id]
  const others = ids.filter((one) => !range.includes(one))
  return { ids: isSelecting ? [...others, ...range] : others, anchor: id }
}

function between(among: readonly string[], from: string | null, to: string): readonly string[] {
  const place = from === null ? -1 : among.indexOf(from)
  const end = among.indexOf(to)
  // The row before may have left the list.
  if (place === -1 || end === -1) return [to]
  return among.slice(Math.min(place, end), Math.max(place, end) + 1)
}
