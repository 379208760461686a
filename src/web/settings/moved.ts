/** The list with one of its entries a place further on, or back; as it is at either end. */
export function moved<Entry>(list: readonly Entry[], index: number, by: 1 | -1): Entry[] {
  const [one, other] = [list[index], list[index + by]]
  if (one === undefined || other === undefined) return [...list]
  return list.with(index, other).with(index + by, one)
}
