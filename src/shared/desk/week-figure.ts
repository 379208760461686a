/**
 * Counted numbers of a week. `backlog`: open when the week ended. Met, breached and running: of the
 * tickets that were raised in it.
 */
export const FIGURES = [
  'created',
  'closed',
  'backlog',
  'response_met',
  'response_breached',
  'response_running',
  'resolution_met',
  'resolution_breached',
  'resolution_running',
] as const
export type Figure = (typeof FIGURES)[number]

/** A number of a week, as the queue is narrowed to its tickets: `created.2026-01-05`, by the week's Monday. */
export type WeekFigure = `${Figure}.${string}`

const WEEK_FIGURE = /^(\w+)\.((?!0000)\d{4}-\d\d-\d\d)$/

export function readWeekFigure(text: string): { figure: Figure; week: string } | null {
  const [, name, week = ''] = WEEK_FIGURE.exec(text) ?? []
  const figure = FIGURES.find((known) => known === name)
  const monday = new Date(`${week}T00:00Z`)
  if (!figure || Number.isNaN(monday.getTime()) || monday.getUTCDay() !== 1) return null
  // February the 30th is another day to some engines.
  return monday.toISOString().startsWith(week) ? { figure, week } : null
}
