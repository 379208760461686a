import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { setupEndpoints } from './endpoints.ts'
import { ATTENTION_KINDS, FIRST_STEPS } from './values.ts'

export const Setup = z.object({
  done: z.array(z.enum(FIRST_STEPS)),
  /** Set when the remaining steps are no longer offered. */
  isDismissed: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

const Attention = z.object({
  kind: z.enum(ATTENTION_KINDS),
  /** Names the customer, the mailbox or the member of the team; empty where there is only one of the kind. */
  subjectId: z.string(),
  name: z.string(),
  /** The people that it stops. */
  count: z.number().nullable(),
  /** When it happened last, or will. */
  at: z.string().nullable(),
  /** The cause of refusals, or the domain. */
  detail: z.string().nullable(),
})
export type Attention = z.infer<typeof Attention>

export const setupContract = {
  getSetup: {
    ...setupEndpoints.getSetup,
    access: 'admin',
    summary: 'Which first steps of the installation are done',
    response: Setup,
  },
  getAttention: {
    ...setupEndpoints.getAttention,
    access: 'admin',
    summary: 'What an administrator should look at besides lasting failures, the most urgent first',
    response: z.array(Attention),
  },
  dismissSetup: {
    ...setupEndpoints.dismissSetup,
    access: 'admin',
    summary: 'Say no more of the first steps',
    response: Setup,
  },
} as const satisfies Record<keyof typeof setupEndpoints, Endpoint>
