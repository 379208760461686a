import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { DeskTicketItem, DeskTicketQuery } from '#shared/desk/contract.ts'
import { deskEndpoints, onBehalfEndpoints } from '#shared/desk/endpoints.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { call } from '#web/lib/http/call.ts'
import { idOf, type ListParts, rowsOf } from '#web/lib/http/list-parts.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { inKnownCase } from '#web/tickets/queries/known-case.ts'
import {
  findRequesters,
  listedTickets,
  ticketQueries,
} from '#web/tickets/queries/ticket-queries.ts'

import { findTickets, type FoundTicket } from './find-tickets.ts'

const RECENT_TICKETS = 5

const FOUND_TICKETS = 8
const FOUND_PEOPLE = 5

export const searchQueries = {
  /** For staff: customers and people of all of them. */
  contacts: (q: string) =>
    queryOptions({
      queryKey: ['desk', 'contacts', q] as const,
      queryFn: ({ signal }) => call(onBehalfEndpoints.findContacts, { query: { q } }, { signal }),
    }),

  /** For those who see tickets of others in their company: whose. */
  requesters: (q: string) =>
    queryOptions({
      queryKey: [...ticketQueries.requesters(), 'search', q] as const,
      queryFn: async ({ signal }) => (await findRequesters(q, signal)).slice(0, FOUND_PEOPLE),
    }),

  /** The newest tickets with the text, of all that one sees; without one, those that changed last. */
  tickets: (q: string) =>
    queryOptions({
      queryKey: ['tickets', 'search', q] as const,
      queryFn: async ({ signal }) => {
        const scope = 'company' as const
        const query =
          q === ''
            ? { scope, sort: 'updatedAt' as const, limit: RECENT_TICKETS }
            : { scope, q, limit: FOUND_TICKETS }
        return (await call(ticketEndpoints.listTickets, { query }, { signal })).map(inKnownCase)
      },
      // People look for a ticket that they have just raised.
      staleTime: 0,
    }),

  /** For staff: tickets of all customers, the last changed first. */
  deskTickets: (q: string) =>
    queryOptions({
      queryKey: ['desk', 'search', q] as const,
      queryFn: async ({ signal }) => {
        const query = q === '' ? { limit: RECENT_TICKETS } : { q, limit: FOUND_TICKETS }
        return findAtDesk(query, signal)
      },
      staleTime: 0,
    }),
}

const PAUSE_MS = 200

/**
 * The tickets for a text, at first those that are known here, then those that the server finds: of
 * all customers for staff, and one's own for everybody else.
 */
export function useFoundTickets(text: string) {
  const queryClient = useQueryClient()
  const asked = useDebounced(text, PAUSE_MS)
  const { isAgent, otherScopes = [] } = useViewer()
  const own = useQuery({ ...searchQueries.tickets(asked), enabled: !isAgent })
  const atDesk = useQuery({ ...searchQueries.deskTickets(asked), enabled: isAgent })
  const contacts = useQuery({
    ...searchQueries.contacts(asked),
    enabled: isAgent && asked !== '',
  })
  const requesters = useQuery({
    ...searchQueries.requesters(asked),
    enabled: otherScopes.includes('company') && asked !== '',
  })
  const answer = isAgent ? atDesk : own

  // The answer to an earlier text says nothing about the present one.
  const isAnswered = asked === text && !answer.isPending
  const found = asked === text ? answer.data : undefined
  const known = isAgent ? knownDeskTickets(queryClient) : knownTickets(queryClient)
  const tickets: FoundTicket[] =
    text === ''
      ? (found ?? known).slice(0, RECENT_TICKETS)
      : findTickets(text, { found, known }).slice(0, FOUND_TICKETS)

  return {
    tickets,
    contacts: asked === text ? contacts.data : undefined,
    requesters: asked === text ? requesters.data : undefined,
    isAnswered,
    hasFailed: isAnswered && answer.isError,
    retry: () => void answer.refetch(),
  }
}

/** The text once the typing has paused. */
function useDebounced(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)

  useAfterPause(text, pauseMs, () => setSettled(text))

  // Nothing typed needs no pause.
  return text === '' ? '' : settled
}

/** The tickets that a page has loaded, the last changed first. */
function knownTickets(queryClient: QueryClient): TicketListItem[] {
  const dashboard = queryClient.getQueryData(dashboardQueries.summary().queryKey)
  const tickets = [
    ...listedTickets(queryClient),
    ...(dashboard?.recent ?? []),
    ...(dashboard?.priorityAttention ?? []),
  ]
  return lastChangedFirst(tickets)
}

/** The same for staff: what queues have loaded, by the key of `desk-queries.ts`. */
function knownDeskTickets(queryClient: QueryClient): DeskTicketItem[] {
  const lists = queryClient.getQueriesData<ListParts<DeskTicketItem>>({
    queryKey: ['desk', 'list'],
  })
  return lastChangedFirst(lists.flatMap(([, list]) => (list ? rowsOf(list, idOf) : [])))
}

function lastChangedFirst<Row extends { id: string; updatedAt: string }>(tickets: Row[]): Row[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return [...byId.values()].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/**
 * Finds tickets of all customers. In a file of its own, because customers load the search without
 * anything of the desk.
 */
function findAtDesk(query: Pick<DeskTicketQuery, 'limit'> & { q?: string }, signal: AbortSignal) {
  const sort = 'updatedAt' as const
  return call(deskEndpoints.listDeskTickets, { query: { view: 'all', sort, ...query } }, { signal })
}
