import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { audienceEndpoints, slaEndpoints, ticketEndpoints } from '#shared/tickets/endpoints.ts'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import type { Ticket, TicketListItem } from '#shared/tickets/contract.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { changeRows, idOf, listQuery, type ListParts, rowsOf } from '#web/lib/http/list-parts.ts'

import { joinComments } from './comments.ts'
import { inKnownCase } from './known-case.ts'
import { type TicketListFilters, unlessMine } from './ticket-list-filters.ts'

const MINUTE_MS = 60_000
const CATEGORIES_STALE_MS = 5 * MINUTE_MS
const SERVICE_ZONE_STALE_MS = 5 * MINUTE_MS

/** Filters as the server is asked. */
export function listQueryOf(filters: TicketListFilters) {
  return {
    scope: unlessMine(filters.scope),
    requester: filters.requester ?? undefined,
    status: filters.status ?? undefined,
    priority: filters.priority ?? undefined,
    month: filters.month ?? undefined,
    response: filters.response ?? undefined,
    resolution: filters.resolution ?? undefined,
    q: filters.q,
    sort: filters.sort,
    direction: filters.direction,
  }
}

export const ticketQueries = {
  all: () => ['tickets'] as const,
  lists: () => [...ticketQueries.all(), 'list'] as const,

  list: (filters: TicketListFilters) =>
    listQuery({
      queryKey: [...ticketQueries.lists(), filters],
      read: async (cursor, signal, etag) => {
        const query = { ...listQueryOf(filters), cursor }
        const { data, headers } = await callWithHeaders(
          ticketEndpoints.listTickets,
          { query },
          { signal, headers: { 'If-None-Match': etag } },
        )
        return { data: data?.map(inKnownCase), headers }
      },
    }),

  /** The time of a ticket that its requester is shown. No change of the ticket changes it. */
  shownTime: () => [...ticketQueries.all(), 'time'] as const,

  detail: (ticketId: string) =>
    queryOptions({
      queryKey: ['tickets', 'detail', ticketId] as const,
      queryFn: async ({ client, queryKey, signal }) => {
        const ticket = inKnownCase(
          await call(ticketEndpoints.getTicket, { params: { ticketId } }, { signal }),
        )
        return withKnownComments(ticket, client.getQueryData<Ticket>(queryKey))
      },
    }),

  /** How the service level was counted. A change of the ticket may change it. */
  slaReceipt: ({ id: ticketId, updatedAt }: Pick<Ticket, 'id' | 'updatedAt'>, read = readOwnSla) =>
    queryOptions({
      queryKey: ['tickets', 'sla', ticketId, updatedAt] as const,
      queryFn: ({ signal }) => read(ticketId, signal),
      placeholderData: (previous, query) =>
        query?.queryKey[2] === ticketId ? previous : undefined,
      refetchInterval: ({ state: { data } }) =>
        data && data.response.endedAt && data.resolution.endedAt ? false : MINUTE_MS,
    }),

  /** A promise made at nine is not true at eleven. */
  slaPromise: (categories: string[] = []) =>
    queryOptions({
      queryKey: ['tickets', 'promise', categories] as const,
      queryFn: ({ signal }) => {
        const query = { categories: categories.length > 0 ? categories : undefined }
        return call(slaEndpoints.getSlaPromise, { query }, { signal })
      },
      refetchInterval: MINUTE_MS,
    }),

  /** Time zone in which the hours of the customer's service level are counted. */
  serviceZone: () =>
    queryOptions({
      queryKey: ['tickets', 'service-zone'] as const,
      queryFn: async ({ signal }) => {
        const { timeZone, businessHours } = await call(slaEndpoints.getSlaPromise, {}, { signal })
        return { timeZone, businessHours }
      },
      staleTime: SERVICE_ZONE_STALE_MS,
      // The ticket waits for it, and does without.
      retry: false,
    }),

  /** The people who see a ticket. A change of them comes as one of the ticket. */
  audience: (ticketId: string) =>
    queryOptions({
      queryKey: ['tickets', 'audience', ticketId] as const,
      queryFn: ({ signal }) =>
        call(audienceEndpoints.listAudience, { params: { ticketId } }, { signal }),
    }),

  newAudience: ({ participants, categories, confidential }: NewAudience) => {
    const query = {
      participants,
      categories,
      confidential: confidential ? ('true' as const) : undefined,
    }
    return queryOptions({
      queryKey: ['tickets', 'new-audience', query] as const,
      queryFn: ({ signal }) => call(audienceEndpoints.listNewAudience, { query }, { signal }),
    })
  },

  colleagues: () => ['tickets', 'colleagues'] as const,
  requesters: () => ['tickets', 'requesters'] as const,

  categories: () =>
    queryOptions({
      queryKey: ['tickets', 'categories'] as const,
      queryFn: ({ signal }) => call(ticketEndpoints.listCategories, {}, { signal }),
      staleTime: CATEGORIES_STALE_MS,
    }),

  /** All that tickets carry, whether it is on offer or not. */
  knownCategories: () =>
    queryOptions({
      queryKey: ['tickets', 'categories', 'known'] as const,
      queryFn: ({ signal }) =>
        call(ticketEndpoints.listCategories, { query: { retired: 'include' } }, { signal }),
      staleTime: CATEGORIES_STALE_MS,
    }),
}

type NewAudience = { participants: string[]; categories: string[]; confidential: boolean }

/** Finds people whose tickets the viewer sees. */
export async function findRequesters(q: string, signal: AbortSignal) {
  const query = { q, requesters: 'true' as const }
  const people = await call(audienceEndpoints.findColleagues, { query }, { signal })
  return people.flatMap(({ id, name, email }) => (id ? [{ key: id, name, detail: email }] : []))
}

/** Finds colleagues by name or address; their address is the key. */
export async function findColleagues(q: string, signal: AbortSignal) {
  const people = await call(audienceEndpoints.findColleagues, { query: { q } }, { signal })
  return people.map(({ name, email }) => ({
    key: email,
    name,
    ...(name !== email && { detail: email }),
  }))
}

/** Reads how the service level of a ticket was counted. Staff read it at the desk. */
export type ReadSla = (ticketId: string, signal: AbortSignal) => Promise<TicketSlaReceipt>

const readOwnSla: ReadSla = (ticketId, signal) =>
  call(slaEndpoints.getTicketSla, { params: { ticketId } }, { signal })

/** An answer has the newest comments only; those that were loaded before stay. */
export function withKnownComments<Known extends { comments: { id: string }[] }>(
  ticket: Known,
  known: Known | undefined,
): Known {
  return known ? { ...ticket, comments: joinComments(ticket.comments, known.comments) } : ticket
}

/** The tickets of all lists that were loaded. */
export function listedTickets(queryClient: QueryClient): TicketListItem[] {
  const lists = queryClient.getQueriesData<ListParts<TicketListItem>>({
    queryKey: ticketQueries.lists(),
  })
  return lists.flatMap(([, list]) => (list ? rowsOf(list, idOf) : []))
}

/** Finds what a list already knows of a ticket, so that opening it shows something immediately. */
export function findListedTicket(queryClient: QueryClient, ticketId: string): Ticket | undefined {
  const ticket = listedTickets(queryClient).find(({ id }) => id === ticketId)
  return ticket && { ...ticket, attachments: [], comments: [] }
}

/** Takes over a ticket as the server answered it after a change. */
export async function acceptTicket(queryClient: QueryClient, ticket: Ticket): Promise<void> {
  const { queryKey } = ticketQueries.detail(ticket.id)
  // An answer that was asked for before the change would bring back the old state.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => withKnownComments(ticket, known))

  const { attachments: _, comments: __, ...item } = ticket
  queryClient.setQueriesData(
    { queryKey: ticketQueries.lists() },
    changeRows<TicketListItem>((rows) =>
      rows.map((row) => (row.id === item.id ? { ...item, requester: row.requester } : row)),
    ),
  )

  // Everything else that is made from tickets: whether it fits a filter, counts, figures.
  void queryClient.invalidateQueries({ queryKey: ticketQueries.lists() })
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}
