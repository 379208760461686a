import { readWeekFigure } from '#shared/desk/week-figure.ts'

import { weekOf } from './week-edges.ts'

/** Conditions of a week's number on a ticket, as platform/db/functions/desk-queue.sql reads it. */
export type FigureTickets = {
  createdFrom?: Date
  createdBefore?: Date
  closedFrom?: Date
  closedBefore?: Date
  /** Raised before, and not closed before. */
  openAt?: Date
  verdict?: string
}

/** Finds the tickets that a number of a week has counted, by the same edges. */
export function figureTickets(text: string, timeZone: string): FigureTickets {
  const read = readWeekFigure(text)
  if (!read) return {}
  const { from, until } = weekOf(read.week, timeZone)
  if (read.figure === 'closed') return { closedFrom: from, closedBefore: until }
  if (read.figure === 'backlog') return { openAt: until }
  const raised = { createdFrom: from, createdBefore: until }
  return read.figure === 'created' ? raised : { ...raised, verdict: read.figure }
}
