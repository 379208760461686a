import { locale } from '#words/language.ts'
import * as words from '#words/time-entries.ts'
import { MAX_MINUTES } from '#shared/desk/time/values.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'

const CLOCK = /^(\d{1,2}):([0-5]\d)$/

const UNITS = /^(?:(\d{1,2}(?:[.,]\d{1,2})?)\s*h)?\s*(?:(\d{1,4})\s*m(?:in)?)?$/i

const PLAIN = /^\d{1,4}$/

/**
 * Reads minutes as people write them: `45`, `1:30`, `1h 30m`, `1.5h`. Returns null for what is none, or
 * more than a day.
 */
export function parseMinutes(typed: string): number | null {
  const text = typed.trim()
  const minutes = PLAIN.test(text) ? Number(text) : (fromClock(text) ?? fromUnits(text))
  return minutes !== null && minutes <= MAX_MINUTES ? minutes : null
}

function fromClock(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

function fromUnits(text: string): number | null {
  const [, hours, minutes] = UNITS.exec(text) ?? []
  if (hours === undefined && minutes === undefined) return null
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0)
}

const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `January 2026` for `2026-01`. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00Z`))
}

/** `1h 30m`, with a minus sign for what is taken back. */
export function signedMinutes(minutes: number): string {
  return minutes < 0 ? words.takenBack(formatMinutes(-minutes)) : formatMinutes(minutes)
}
