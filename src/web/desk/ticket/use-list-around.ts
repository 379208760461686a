import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as deskWords from '#words/desk.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskTicketQuery } from '#web/desk/ticket-query.ts'
import { parseDeskFilters } from '#web/desk/filters/desk-filters.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { idOf, rowsOf } from '#web/lib/http/list-parts.ts'
import { listSearchIn } from '#web/tickets/navigation-state.ts'

export type ListAround = ReturnType<typeof useListAround>

/**
 * The list that led to a ticket, as it was then: a ticket that leaves the view meanwhile keeps its
 * neighbors. Read again only where the page is the first to be opened.
 */
export function useListAround(ticketId: string) {
  const { state } = useLocation()
  const filters = parseDeskFilters(new URLSearchParams(listSearchIn(state)))
  const { data, hasNextPage } = useInfiniteQuery({
    ...deskQueries.list(filters),
    enabled: (list) => list.state.data === undefined,
  })
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const rows = data ? rowsOf(data, idOf) : []
  const index = rows.findIndex(({ id }) => id === ticketId)
  if (index === -1) return {}
  return {
    known: rows[index],
    previous: rows[index - 1]?.id,
    next: rows[index + 1]?.id,
    nextToDo: findNextToDo(rows.slice(index + 1), viewer.id, (id) =>
      queryClient.getQueryData(deskTicketQuery(id).queryKey),
    ),
    position: words.positionOf(index + 1, deskWords.shortCount(rows.length, hasNextPage)),
  }
}

type ToDo = Pick<DeskTicketItem, 'id' | 'status' | 'assignee'>

/** Finds the next open ticket of the viewer or of no one, else of anyone. */
export function findNextToDo(
  rows: ToDo[],
  viewerId: string,
  /** Returns the fields of a ticket that were read later than its row. */
  newerOf: (id: string) => Omit<ToDo, 'id'> | undefined,
): string | undefined {
  const open = rows
    .map((row) => ({ ...row, ...newerOf(row.id) }))
    .filter(({ status }) => status !== 'Closed')
  const free = open.find(({ assignee }) => assignee === null || assignee.id === viewerId)
  return (free ?? open[0])?.id
}
