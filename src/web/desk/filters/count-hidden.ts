type Counted = {
  /** Count of the view, as far as its tickets were counted; undefined until then. */
  total: number | undefined
  shown: number
  /** There are more than are shown. */
  hasMore: boolean
}

/** Above this the server does not count. */
export const COUNTED_UP_TO = 1000

/** How many tickets of the view the filters hide, or null where that cannot be said for certain. */
export function countHidden({ total, shown, hasMore }: Counted): number | null {
  if (total === undefined || total >= COUNTED_UP_TO || hasMore) return null
  return Math.max(0, total - shown)
}
