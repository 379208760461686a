import { joinStops, type Stop } from './clock.ts'
import type { SlaEvent } from './count-clocks.ts'
import type { PauseCause } from './terms.ts'

/** When clocks stand still for maintenance. */
export type MaintenanceSpan = { name: string; from: Date; to: Date }

export type Pause = Stop & {
  cause: PauseCause
  /** The name of who caused it; null where none is known. */
  by: string | null
  /** The name of the maintenance window. */
  name?: string
}

/** Pauses of a ticket by its events (oldest first), each cause for itself, in the order of their starts. */
export function pausesOf(
  events: SlaEvent[],
  { causes, windows }: { causes: readonly PauseCause[]; windows: MaintenanceSpan[] },
): Pause[] {
  const pauses: Pause[] = []
  const open: Partial<Record<PauseCause, Pause>> = {}
  const end = (cause: PauseCause, at: Date) => {
    const pause = open[cause]
    if (pause) pause.to = at
    delete open[cause]
  }
  const begin = (cause: PauseCause, { at: from, by = null }: SlaEvent) => {
    if (open[cause]) return
    const pause = { cause, from, to: null, by }
    open[cause] = pause
    pauses.push(pause)
  }
  for (const event of events) {
    if (event.type === 'replied') end('waiting', event.at)
    if (event.type === 'replied' && event.byAgent && event.waits) begin('waiting', event)
    if (event.type === 'closed')
      for (const cause of ['pending', 'waiting'] as const) end(cause, event.at)
    if (event.type === 'status_changed')
      if (event.to === 'Pending') begin('pending', event)
      else end('pending', event.at)
  }
  for (const { name, from, to } of windows)
    pauses.push({ cause: 'maintenance', from, to, by: null, name })
  return pauses
    .filter(({ cause, from, to }) => causes.includes(cause) && from.getTime() !== to?.getTime())
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
}

/** The stretches in which a clock stood still until an instant; the one of that instant has no end yet. */
export function stopsUntil(
  pauses: Pause[],
  {
    createdAt,
    until,
    isEnded,
  }: {
    createdAt: Date
    until: Date
    /** Later stretches don't concern a clock that has ended. */
    isEnded: boolean
  },
): Stop[] {
  const known = isEnded
    ? pauses
        .filter(({ from }) => from < until)
        .map(({ from, to }) => ({ from, to: to && to < until ? to : until }))
    : pauses
  const stops = joinStops(known, createdAt)
  if (isEnded) return stops
  return stops.map((stop) =>
    stop.from <= until && stop.to !== null && stop.to > until ? { ...stop, to: null } : stop,
  )
}
