/** Comments of the same instant come out in reverse, as the later of them was written second. */
export function newestFirst<Item extends { createdAt: string }>(items: Item[]): Item[] {
  return items
    .toReversed()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}
