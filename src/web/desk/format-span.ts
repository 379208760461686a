import { locale } from '#words/language.ts'
import { formatMinutes } from '#web/lib/format-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long something is, in one or two units: `1m`, `45m`, `3h 5m`, `23h`, `2d`. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (ms >= 2 * DAY_MS) return inUnit('day', ms / DAY_MS)
  const isWhole = minutes % 60 === 0 || ms >= 10 * HOUR_MS
  return isWhole ? inUnit('hour', minutes / 60) : formatMinutes(minutes)
}

function inUnit(unit: 'day' | 'hour', value: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' })
  return format.format(Math.floor(value))
}
