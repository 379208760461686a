import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { setupEndpoints } from './endpoints.ts'
import { FIRST_STEPS } from './values.ts'

export const Setup = z.object({
  done: z.array(z.enum(FIRST_STEPS)),
  /** Set when the remaining steps are no longer offered. */
  isDismissed: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

export const setupContract = {
  getSetup: {
    ...setupEndpoints.getSetup,
    access: 'admin',
    summary: 'Which first steps of the installation are done',
    response: Setup,
  },
  dismissSetup: {
    ...setupEndpoints.dismissSetup,
    access: 'admin',
    summary: 'Say no more of the first steps',
    response: Setup,
  },
} as const satisfies Record<keyof typeof setupEndpoints, Endpoint>
