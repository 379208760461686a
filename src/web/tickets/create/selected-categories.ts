/**
 * The categories that are selected: what was chosen, as far as it exists, otherwise the first.
 * `chosen` is null until somebody chooses; whoever takes off the last one has chosen none.
 */
export function selectedCategories(chosen: string[] | null, available: string[]): string[] {
  const kept = chosen?.filter((category) => available.includes(category)) ?? []
  const isAsChosen = chosen !== null && (kept.length > 0 || chosen.length === 0)
  return isAsChosen ? kept : available.slice(0, 1)
}
