import { locale } from '#words/language.ts'

const MAX_STEPS = 4

/** The whole numbers beside the axis: few, evenly apart, from 0 up to the axis maximum. */
export function axisTicks(axisMax: number): number[] {
  const step = niceStep(axisMax / MAX_STEPS)
  const ticks = []
  for (let tick = 0; tick <= axisMax; tick += step) ticks.push(tick)
  return ticks
}

/** The next of 1, 2, 5, 10, 20, 50, ... */
function niceStep(atLeast: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)))
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= atLeast) ?? 10
  return factor * magnitude
}

/** `2025-03` as it is written below a bar and read in the table. */
export function monthNames(month: string): { short: string; long: string; year: string } {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number)
  const date = new Date(Date.UTC(year, monthOfYear - 1))
  const named = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
  return {
    short: named({ month: 'short' }),
    long: named({ month: 'long', year: 'numeric' }),
    year: named({ year: 'numeric' }),
  }
}
