import * as words from '#words/ui.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long something is, in one or two units: `1m`, `45m`, `3h 5m`, `23h`, `2d`. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (ms >= 2 * DAY_MS) return words.daysShort(Math.floor(ms / DAY_MS))
  const isWhole = minutes % 60 === 0 || ms >= 10 * HOUR_MS
  return isWhole ? words.hoursShort(Math.floor(minutes / 60)) : formatMinutes(minutes)
}
