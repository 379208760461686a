import { v7 as uuidv7 } from 'uuid'

import { OWN_TICKETS, type Sight } from '#shared/access/visibility.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'
import type { Priority } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import { raiseTicket } from '#server/tickets/core/raise-ticket.ts'

/** Customer and requester of a ticket that was raised elsewhere. */
export type Place = Requester & { requester: { email: string } }

export type Requester = {
  customer: { id: string; name: string; timeZone: string }
  requester: { id: string; name: string; isExternal?: boolean }
  /** Which tickets of others they see; none when it is left out. */
  sight?: Sight
}

type ExternalTicket = {
  /** Without the organization. */
  subject: string
  description: string
  priority: Priority
  categories: string[]
  confidential?: boolean | undefined
  createdAt: Date
}

/** Takes over a ticket that was raised elsewhere, as one that its requester had raised here. It is open. */
export async function raiseExternalTicket(
  tx: Tx,
  { customer, requester }: Requester,
  { subject, createdAt, ...ticket }: ExternalTicket,
): Promise<ChangeableTicket> {
  const raised = {
    ...ticket,
    customerId: customer.id,
    id: uuidv7(),
    requesterId: requester.id,
    subject: withOrganization(subject, customer.name),
    timeZone: customer.timeZone,
    createdAt,
  }
  return raiseTicket(tx, raised, requesterActor({ customer, requester }))
}

/** The requester as an actor, as for their mail to the agents. */
export function requesterActor({ customer, requester, sight = OWN_TICKETS }: Requester): Actor {
  const { id: userId, name, isExternal = false } = requester
  return {
    viewer: {
      ...sight,
      customerId: customer.id,
      userId,
      name,
      isExternal,
      timeZone: customer.timeZone,
    },
    byAgent: false,
  }
}
