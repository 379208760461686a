import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { presenceEndpoints } from './endpoints.ts'

/** A tab's presence at a ticket. `away`: it is open and hidden. */
export const PRESENCES = ['writing', 'viewing', 'away'] as const
export type Presence = (typeof PRESENCES)[number]

const AtTicket = z.object({
  /** All people at the ticket, writers first. At most twenty. */
  people: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(PRESENCES) })),
  /** When the first of the others is gone, unless they say that they are there. Null where there are none. */
  endsInMs: z.number().nullable(),
})
export type AtTicket = z.infer<typeof AtTicket>
export type PeopleAtTicket = AtTicket['people']

export const presenceContract = {
  keepPresence: {
    ...presenceEndpoints.keepPresence,
    access: 'staff',
    summary: 'Say that one looks at a ticket or writes in it, for a minute; answers who else does',
    params: z.object({ ticketId: z.uuid() }),
    body: z.object({
      /** Id of the browser tab, made up for each page that is open. */
      tab: z.string().regex(/^[0-9a-f]{32}$/),
      state: z.enum([...PRESENCES, 'gone']),
    }),
    response: AtTicket,
  },
} as const satisfies Record<keyof typeof presenceEndpoints, Endpoint>
