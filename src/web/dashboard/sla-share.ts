import type { SlaFigures } from '#shared/tickets/contract.ts'

type Figures = SlaFigures['response']

/** Whole percent of the decided ones that were met; null while none is decided. */
export function metPercent({ met, breached }: Figures): number | null {
  const decided = met + breached
  if (decided === 0) return null
  // Not every one was met, so it may not say 100; nor 0 when some were.
  const percent = Math.round((met / decided) * 100)
  if (percent === 100 && breached > 0) return 99
  if (percent === 0 && met > 0) return 1
  return percent
}

/** Returns the beginning and the length of each part of the bar, in percent. */
export function barParts({ met, breached, pending }: Figures) {
  const total = met + breached + pending
  let from = 0
  return (['met', 'breached', 'pending'] as const).map((status) => {
    const length = total === 0 ? 0 : ({ met, breached, pending }[status] / total) * 100
    const part = { status, from, length }
    from += length
    return part
  })
}
