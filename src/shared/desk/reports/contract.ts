import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { numbersEndpoints } from '#shared/desk/endpoints.ts'
import { AGE_GROUPS, NUMBER_FILES } from './values.ts'

/** Tickets that are not closed. */
const Workload = z.object({ open: z.number(), pending: z.number() })

const Verdicts = z.object({
  met: z.number(),
  breached: z.number(),
  /** Neither yet. */
  running: z.number(),
})

export const WeekNumbers = z.object({
  /** The Monday. */
  week: z.string(),
  created: z.number(),
  closed: z.number(),
  /** Tickets that were not closed when the week ended, or are not by now. */
  backlog: z.number(),
  /** Verdicts of the tickets that were raised in this week. */
  response: Verdicts,
  resolution: Verdicts,
})
export type WeekNumbers = z.infer<typeof WeekNumbers>

export const DeskNumbers = z.object({
  at: z.string(),
  ages: z.array(Workload.extend({ age: z.enum(AGE_GROUPS) })),
  /** Those with the most tickets. */
  customers: z.array(Workload.extend({ id: z.string(), name: z.string() })),
  /** Null is unassigned. */
  agents: z.array(Workload.extend({ id: z.string().nullable(), name: z.string().nullable() })),
  /** The newest first, by the wall clock of the installation. */
  weeks: z.array(WeekNumbers),
})
export type DeskNumbers = z.infer<typeof DeskNumbers>

export const numbersContract = {
  getDeskNumbers: {
    ...numbersEndpoints.getDeskNumbers,
    access: 'staff',
    summary: 'What is open by age, customer and agent, and the service level by week',
    response: DeskNumbers,
  },
  getNumbersFile: {
    ...numbersEndpoints.getNumbersFile,
    access: 'staff',
    summary: 'One of the tables of the numbers as CSV',
    query: z.object({ of: z.enum(NUMBER_FILES) }),
    produces: 'text/csv',
  },
} as const satisfies Record<keyof typeof numbersEndpoints, Endpoint>
