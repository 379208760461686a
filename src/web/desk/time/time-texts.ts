import { locale } from '#words/language.ts'
import * as words from '#words/time-entries.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'

const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `January 2026` for `2026-01`. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00Z`))
}

/** `1h 30m`, with a minus sign for what is taken back. */
export function signedMinutes(minutes: number): string {
  return minutes < 0 ? words.takenBack(formatMinutes(-minutes)) : formatMinutes(minutes)
}
