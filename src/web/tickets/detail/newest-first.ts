/** Ids are time-ordered: of one instant, the one with the higher id was written second. */
export function newestFirst<Item extends { id: string; createdAt: string }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => {
    const apart = Date.parse(other.createdAt) - Date.parse(one.createdAt)
    if (apart !== 0 || one.id === other.id) return apart
    return one.id < other.id ? 1 : -1
  })
}
