import { instantOfWallTime, nextBusinessTime, wallTimeAt } from '#shared/sla/business-time.ts'

type SendChoice = 'opening' | 'tomorrow' | 'monday'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MORNING = 8
const MONDAY = 1

/** The moments on offer, by the clock of the customer. Each once, under the name that comes first. */
export function sendChoices(now: Date, timeZone: string): { choice: SendChoice; at: Date }[] {
  const today = Math.floor(wallTimeAt(now, timeZone) / DAY_MS)
  const weekday = new Date(today * DAY_MS).getUTCDay()
  const daysToMonday = (MONDAY + 7 - weekday) % 7 || 7
  const morning = (days: number) =>
    instantOfWallTime((today + days) * DAY_MS + MORNING * HOUR_MS, timeZone)
  const choices = [
    { choice: 'opening', at: nextBusinessTime(now, timeZone) },
    { choice: 'tomorrow', at: morning(1) },
    { choice: 'monday', at: morning(daysToMonday) },
  ] as const
  return choices.filter(
    ({ at }, place) =>
      at > now && !choices.slice(0, place).some((one) => one.at.getTime() === at.getTime()),
  )
}

/**
 * Reads what was typed into a field for day and time, by the clock of the customer. Null for what is no
 * moment, or is over.
 */
export function typedSendTime(typed: string, timeZone: string, now: Date): Date | null {
  const wallTime = Date.parse(`${typed}Z`)
  if (Number.isNaN(wallTime)) return null
  const at = instantOfWallTime(wallTime, timeZone)
  return at > now ? at : null
}
