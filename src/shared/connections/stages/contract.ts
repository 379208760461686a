import { z } from 'zod'

import { Connection } from '#shared/connections/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { stageEndpoints } from './endpoints.ts'

export const ConnectionOf = z.object({ customerId: z.uuid() })

/** Where a customer's single sign-on stands. */
export const SignOn = z.object({
  customer: z.object({ id: z.string(), name: z.string() }),
  /** What people sign in with. */
  live: Connection,
})
export type SignOn = z.infer<typeof SignOn>

export const stageContract = {
  getSignOn: {
    ...stageEndpoints.getSignOn,
    access: 'admin',
    summary: 'Where a customer’s single sign-on stands',
    params: ConnectionOf,
    response: SignOn,
  },
} as const satisfies Record<keyof typeof stageEndpoints, Endpoint>
