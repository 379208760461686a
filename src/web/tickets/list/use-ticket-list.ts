import { useRef, useState } from 'react'

import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import * as words from '#words/tickets.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { idOf } from '#web/lib/http/list-parts.ts'
import type { TicketListFilters } from '#web/tickets/queries/ticket-list-filters.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { findListChanges } from './find-list-changes.ts'

export type TicketList = ReturnType<typeof useTicketList>

/** The list with everything that can be done to it: refresh, pause, show more. */
export function useTicketList(filters: TicketListFilters) {
  const [isPaused, setIsPaused] = useState(false)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const list = useList(
    {
      ...ticketQueries.list(filters),
      refetchInterval: isPaused ? false : POLL_INTERVAL_MS,
      // Paused, nothing that is shown changes by itself, but what was never shown is still loaded.
      enabled: ({ state }) => !isPaused || state.data === undefined,
    },
    { keyOf: idOf, failure: words.loadFailed },
  )

  const { expectRefresh } = useListNews(
    {
      question: `${JSON.stringify(filters)} ${list.partCount}`,
      tickets: list.rows,
      readAtMs: list.readAtMs,
    },
    list.isRead,
  )

  async function refresh() {
    setIsRefreshing(true)
    expectRefresh(true)
    const { isError } = await list.refetch()
    setIsRefreshing(false)
    if (isError) {
      expectRefresh(false)
      toast.error(words.refreshFailed)
    } else {
      toast.success(words.refreshed)
    }
  }

  return { ...list, isRefreshing, refresh, isPaused, setIsPaused }
}

type Changes = ReturnType<typeof findListChanges>

/** Returns the message after a refresh, or null. A requested refresh does not list every change. */
export function listNews({ newCount, hasChanges }: Changes, isAskedFor: boolean): string | null {
  if (newCount > 0) return words.ticketsFound(newCount)
  return hasChanges && !isAskedFor ? words.listUpdated : null
}

type Reading = { question: string; tickets: TicketListItem[]; readAtMs: number }

/**
 * Tells what a refresh of the list has brought. `question` is what was asked for: readings of
 * different questions are not compared. `isFresh` is false for what an earlier visit left behind.
 */
function useListNews(reading: Reading, isFresh: boolean) {
  const { question, tickets, readAtMs } = reading
  const last = useRef<Reading>(null)
  const isAskedFor = useRef(false)

  useWhen(isFresh && `${question} ${readAtMs}`, () => {
    const before = last.current
    last.current = { question, tickets, readAtMs }
    if (before?.question !== question || before.readAtMs === readAtMs) return

    const news = listNews(findListChanges(before, tickets), isAskedFor.current)
    if (news) toast.info(news)
    isAskedFor.current = false
  })

  /** A requested refresh is confirmed, and does not list every change. */
  return { expectRefresh: (isExpected: boolean) => (isAskedFor.current = isExpected) }
}
