import * as words from '#words/crm.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { categoriesFor, priorityFor, stageFor } from '#server/channels/crm/values/mapping.ts'
import type { CrmTicket, NewCrmTicket } from '#server/channels/crm/port.ts'
import { seenValues } from '#server/channels/crm/values/seen-values.ts'
import { keyOf, type Note, type Prepared, type Sending, work } from './send-action.ts'
import { insertLinkAction, saveContact, saveRemoteTicket } from './ticket-queries.ts'

/** Makes the ticket as it was raised: open. What became of it since follows as a change. */
export async function prepareTicket(sending: Sending): Promise<Prepared> {
  const { crm, action, ticket, map, pipelineId } = sending
  if (ticket.remote) return 'nothing'
  const stage = stageFor(map, 'Open')
  if (stage === undefined) {
    throw new CrmFailure('refused', words.noOpenStage, {
      code: 'NO_OPEN_STAGE',
    })
  }
  const isWithout = ticket.companyId !== null && ticket.companyId === action.data.withoutCompany
  const made: NewCrmTicket = {
    subject: ticket.subject,
    description: ticket.description,
    pipelineId,
    stage,
    priority: priorityFor(map, ticket.priority) ?? null,
    categories: categoriesFor(map, ticket.categories),
    contactId: await ensureContact(sending),
    companyId: isWithout ? null : ticket.companyId,
  }
  return {
    async look(signal) {
      const found = await crm.findTicketByRef(ticket.id, signal)
      // An agent may have changed it since: what we sent is what both sides had last.
      const seen = { ...made, resolution: null }
      return found ? note({ id: found.id, modifiedAt: found.createdAt, ...seen }) : undefined
    },
    send: async (signal) => note(await crm.createTicket(ticket.id, made, signal)),
  }

  function note(remote: SentTicket): Note {
    const { id, modifiedAt } = remote
    const row = { id, modifiedAt, seen: seenValues(remote) }
    return async (tx) => {
      await saveRemoteTicket(tx, keyOf(action), row)
      if (isWithout) await insertLinkAction(tx, action)
    }
  }
}

type SentTicket = Pick<CrmTicket, 'id' | 'modifiedAt'> & Parameters<typeof seenValues>[0]

/** Safe to repeat: the same address gives the same contact. */
async function ensureContact(sending: Sending): Promise<string> {
  const { crm, ticket, stopping } = sending
  if (ticket.contactId !== null) return ticket.contactId
  const { email, name } = ticket
  const contactId = await crm.ensureContact({ email, name }, stopping)
  await work(sending, (tx) => saveContact(tx, ticket, contactId))
  return contactId
}
