import type {
  CommentStream,
  Crm,
  CrmChange,
  CrmComment,
  CrmTicket,
} from '#server/channels/crm/port.ts'

import { createAccount } from '#server/channels/crm/hubspot/objects/account.ts'
import { createActivities } from '#server/channels/crm/hubspot/objects/activities.ts'
import { createFiles } from '#server/channels/crm/hubspot/objects/files.ts'
import { createMessages } from '#server/channels/crm/hubspot/objects/messages.ts'
import { type ExpectedAccount, ofAccount } from './of-account.ts'
import { createOwners } from '#server/channels/crm/hubspot/objects/owners.ts'
import { createPeople } from '#server/channels/crm/hubspot/objects/people.ts'
import { createRequest, type HubSpotAccess } from '#server/channels/crm/hubspot/client/request.ts'
import { createTickets } from '#server/channels/crm/hubspot/objects/tickets.ts'
import { unlessScopeMissing } from '#server/channels/crm/hubspot/client/refusals.ts'

const ALL_COMMENTS: readonly CommentStream[] = ['notes', 'emails', 'messages']

type Access = HubSpotAccess & {
  /** Without it, any account that the token opens is accepted. */
  account?: ExpectedAccount | undefined
}

/** HubSpot as a CRM. Every request is sent once: who called decides what is tried again. */
export function createHubSpot({ account, ...access }: Access): Crm {
  const anyRequest = createRequest(access)
  const request = account ? ofAccount(anyRequest, account) : anyRequest
  const owners = createOwners(request)
  const people = createPeople(request)
  const tickets = createTickets(request)
  const activities = createActivities(request, owners, people.readContacts)
  const messages = createMessages(request, people.readContacts)

  return {
    ...createAccount(request, owners),
    ...people,
    ...createFiles(request, access.baseUrl),
    createTicket: tickets.createTicket,
    findTicketByRef: tickets.findTicketByRef,
    updateTicket: tickets.updateTicket,
    linkCompany: tickets.linkCompany,
    countTickets: tickets.countTickets,
    listTickets: tickets.listTickets,
    addComment: activities.addComment,
    findCommentByRef: activities.findCommentByRef,

    async scan(stream, window, signal) {
      if (stream === 'tickets') {
        const { items, after } = await tickets.scanTickets(window, signal)
        return { items: items.map(ofTicket), after }
      }
      const { items, after } =
        stream === 'messages'
          ? await messages.scanMessages(window, signal)
          : await activities.scanActivities(stream, window, signal)
      return { items: items.map(ofComment), after }
    },

    async load(stream, ids, signal) {
      if (ids.length === 0) return []
      if (stream === 'tickets') return (await tickets.loadTickets(ids, signal)).map(ofTicket)
      const comments =
        stream === 'messages'
          ? await messages.loadMessages(ids, signal)
          : await activities.loadActivities(stream, ids, signal)
      return comments.map(ofComment)
    },

    async listComments(ticketIds, signal, streams = ALL_COMMENTS) {
      const found: CrmComment[] = []
      for (const stream of streams) {
        const list = () =>
          stream === 'messages'
            ? messages.listMessages(ticketIds, signal)
            : activities.listActivities(stream, ticketIds, signal)
        found.push(...(await unlessScopeMissing(list)))
      }
      return found
    },
  }
}

function ofTicket(ticket: CrmTicket): CrmChange {
  return { stream: 'tickets', id: ticket.id, modifiedAt: ticket.modifiedAt, ticket }
}

function ofComment(comment: CrmComment): CrmChange {
  return { stream: comment.stream, id: comment.id, modifiedAt: comment.modifiedAt, comment }
}
