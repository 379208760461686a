import { addBusinessMs, businessMsBetween, type Hours } from './business-time.ts'

const MINUTE_MS = 60_000

/** A stretch in which a clock stands still; `to` is null while it lasts. */
export type Stop = { from: Date; to: Date | null }

/** How a clock of a ticket runs. Its stops are in order and do not touch. */
export type ClockRun = {
  createdAt: Date
  hours: Hours
  targetMinutes: number
  stops: Stop[]
}

/** Business time that has passed on a clock until an instant, without its stops. */
export function elapsedMs({ createdAt, hours, stops }: ClockRun, until: Date): number {
  let total = businessMsBetween(createdAt, until, hours)
  for (const { from, to } of stops)
    total -= businessMsBetween(from, to && to < until ? to : until, hours)
  return total
}

/** Whole business minutes, rounded down. */
export function elapsedMinutes(run: ClockRun, until: Date): number {
  return Math.floor(elapsedMs(run, until) / MINUTE_MS)
}

/** The earliest instant at which a share of the target has passed; null when the clock stands still before. */
export function instantOf(run: ClockRun, percent: number): Date | null {
  const { createdAt, hours, targetMinutes, stops } = run
  let missing = (targetMinutes * MINUTE_MS * percent) / 100
  let at = createdAt
  for (const { from, to } of stops) {
    const runs = businessMsBetween(at, from, hours)
    if (runs >= missing) break
    if (to === null) return null
    missing -= runs
    at = to
  }
  return addBusinessMs(at, missing, hours)
}

export function dueInstant(run: ClockRun): Date | null {
  return instantOf(run, 100)
}

/**
 * Joins stretches that overlap or touch, from the start of a clock on. One that lasts beyond `until`, an
 * instant at which the clock ended or now, has no end yet.
 */
export function joinStops(stretches: Stop[], createdAt: Date): Stop[] {
  const joined: Stop[] = []
  const inOrder = stretches
    .filter(({ to }) => to === null || to > createdAt)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  for (const stretch of inOrder) {
    const from = stretch.from < createdAt ? createdAt : stretch.from
    const { to } = stretch
    const last = joined.at(-1)
    if (last && (last.to === null || last.to >= from)) {
      if (last.to !== null && (to === null || to > last.to)) last.to = to
    } else joined.push({ from, to })
  }
  return joined
}
