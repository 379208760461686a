import { useRef } from 'react'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useWhen } from '#web/lib/use-when.ts'

import { findListChanges } from './find-list-changes.ts'

type Changes = ReturnType<typeof findListChanges>

/** What is said of a refresh, or null. Whoever asked for it need not be told of every change. */
export function listNews({ newCount, hasChanges }: Changes, isAskedFor: boolean): string | null {
  if (newCount > 0) return words.ticketsFound(newCount)
  return hasChanges && !isAskedFor ? words.listUpdated : null
}

type Reading = { question: string; tickets: TicketListItem[]; readAtMs: number }

/**
 * Tells what a refresh of the list has brought. `question` is what was asked for: readings of
 * different questions are not compared. `isFresh` is false for what an earlier visit left behind.
 */
export function useListNews(reading: Reading, isFresh: boolean) {
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

  /** Whoever asked for a refresh is told that it worked, and need not be told of every change. */
  return { expectRefresh: (isExpected: boolean) => (isAskedFor.current = isExpected) }
}
