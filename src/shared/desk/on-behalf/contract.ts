import { z } from 'zod'

import { LoginEmail } from '#shared/access/contract.ts'
import { DeskTicket } from '#shared/desk/contract.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { line } from '#shared/settings/contract.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { CreateTicket } from '#shared/tickets/input.ts'

import { MAX_PERSON_NAME_LENGTH, onBehalfEndpoints } from './endpoints.ts'

const NAME = textKey('desk.givePersonName')

export const RaiseOnBehalf = z.object({
  customerId: z.uuid(textKey('desk.chooseCustomer')),
  /** Address of the person, who may never have signed in. Within the customer's domains. */
  email: LoginEmail,
  /** Name of a new person; a known one keeps theirs. */
  name: line(MAX_PERSON_NAME_LENGTH, NAME).optional(),
  ...CreateTicket.shape,
})
export type RaiseOnBehalf = z.infer<typeof RaiseOnBehalf>

export const onBehalfContract = {
  listRequesters: {
    ...onBehalfEndpoints.listRequesters,
    access: 'staff',
    summary: 'The people of a customer for whom a ticket can be raised, by name, up to 20',
    params: z.object({ customerId: z.uuid() }),
    query: z.object({ q: z.string().max(200).optional() }),
    response: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  },
  raiseOnBehalf: {
    ...onBehalfEndpoints.raiseOnBehalf,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Raise a ticket for a person of a customer, who sees it like any other of theirs',
    body: RaiseOnBehalf,
    files: 'attachments',
    idempotent: true,
    status: 201,
    response: z.object({ ticket: DeskTicket }),
  },
} as const satisfies Record<keyof typeof onBehalfEndpoints, Endpoint>
