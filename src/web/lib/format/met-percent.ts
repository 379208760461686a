/** Whole percent of the decided ones that were met; null while none is decided. */
export function metPercent({ met, breached }: { met: number; breached: number }): number | null {
  const decided = met + breached
  if (decided === 0) return null
  // Not every one was met, so it may not say 100; nor 0 when some were.
  const percent = Math.round((met / decided) * 100)
  if (percent === 100 && breached > 0) return 99
  if (percent === 0 && met > 0) return 1
  return percent
}
