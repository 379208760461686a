import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { healthEndpoints } from './endpoints.ts'
import { FAILURE_KINDS } from './values.ts'

export const LastingFailure = z.object({
  kind: z.enum(FAILURE_KINDS),
  /** Names the mailbox or customer; empty where there is only one of the kind. */
  subjectId: z.string(),
  name: z.string().nullable(),
  since: z.string(),
  /** The days before the end of a secret of which the last warning was; null of everything else. */
  step: z.number().nullable(),
})
export type LastingFailure = z.infer<typeof LastingFailure>

export const healthContract = {
  listFailures: {
    ...healthEndpoints.listFailures,
    access: 'admin',
    summary: 'Failures that last until an administrator acts, the oldest first',
    response: z.array(LastingFailure),
  },
} as const satisfies Record<keyof typeof healthEndpoints, Endpoint>
