import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { numbersEndpoints } from '#shared/desk/endpoints.ts'
import { AGE_GROUPS, DEFAULT_PERIOD, NUMBER_FILES, PERIODS } from './values.ts'

/** Tickets that are not closed. */
const Workload = z.object({ open: z.number(), pending: z.number() })

export const Verdicts = z.object({
  met: z.number(),
  breached: z.number(),
  /** Neither yet. */
  running: z.number(),
})

const Flow = z.object({
  created: z.number(),
  closed: z.number(),
  /** Tickets that were not closed at the end, or are not by now. */
  backlog: z.number(),
  /** Verdicts of the tickets that were raised meanwhile. */
  response: Verdicts,
  resolution: Verdicts,
})

export const WeekNumbers = Flow.extend({
  /** The Monday. */
  week: z.string(),
})
export type WeekNumbers = z.infer<typeof WeekNumbers>

export const PeriodNumbers = Flow.extend({
  /** Business minutes to the first response to half of the answered tickets that were raised meanwhile. */
  medianResponseMinutes: z.number().nullable(),
})
export type PeriodNumbers = z.infer<typeof PeriodNumbers>

/** Ratings of the tickets that were closed in a month. */
const MonthRatings = z.object({
  /** Such as `2026-01`. */
  month: z.string(),
  good: z.number(),
  bad: z.number(),
})
export type MonthRatings = z.infer<typeof MonthRatings>

export const DeskNumbersQuery = z.object({
  /** How many weeks. */
  weeks: z.enum(PERIODS).default(DEFAULT_PERIOD),
  customerId: z.uuid().optional(),
  /** The present assignee, or `none`. */
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
})
export type DeskNumbersQuery = z.infer<typeof DeskNumbersQuery>

export const DeskNumbers = z.object({
  at: z.string(),
  /** All weeks together, and as many weeks before them. */
  period: z.object({ present: PeriodNumbers, before: PeriodNumbers }),
  ages: z.array(Workload.extend({ age: z.enum(AGE_GROUPS) })),
  /** Those with the most tickets. */
  customers: z.array(Workload.extend({ id: z.string(), name: z.string() })),
  /** Null is unassigned. */
  agents: z.array(Workload.extend({ id: z.string().nullable(), name: z.string().nullable() })),
  /** The newest first, by the wall clock of the installation. */
  weeks: z.array(WeekNumbers),
  /**
   * Months of these weeks in which rated tickets were closed, the newest first. Null where requesters are
   * not asked and no one has rated.
   */
  ratings: z.array(MonthRatings).nullable(),
})
export type DeskNumbers = z.infer<typeof DeskNumbers>

export const numbersContract = {
  getDeskNumbers: {
    ...numbersEndpoints.getDeskNumbers,
    access: 'staff',
    summary:
      'What is open by age, customer and agent, the service level by week, and the ratings by month',
    query: DeskNumbersQuery,
    response: DeskNumbers,
  },
  getNumbersFile: {
    ...numbersEndpoints.getNumbersFile,
    access: 'staff',
    summary: 'One of the tables of the numbers as CSV',
    query: DeskNumbersQuery.extend({ of: z.enum(NUMBER_FILES) }),
    produces: 'text/csv',
  },
} as const satisfies Record<keyof typeof numbersEndpoints, Endpoint>
