/**
 * What is selected when the categories arrive: those of the draft that still exist, otherwise the
 * first. A draft whose categories had all been taken off stays without.
 */
export function initialCategories(drafted: string[] | null, available: string[]): string[] {
  const kept = drafted?.filter((category) => available.includes(category)) ?? []
  const isAsDrafted = drafted !== null && (kept.length > 0 || drafted.length === 0)
  return isAsDrafted ? kept : available.slice(0, 1)
}
