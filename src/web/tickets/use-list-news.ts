import { useEffect, useRef } from 'react'

import type { TicketListItem } from '#shared/tickets.ts'
import { toast } from '#web/ui/toast.tsx'

import { findListChanges } from './find-list-changes.ts'

type Reading = {
  /** What was asked for; readings of different questions cannot be compared. */
  question: string
  tickets: TicketListItem[]
  readAtMs: number
  /** False while the tickets shown are still those of an earlier visit. */
  isFresh: boolean
}

/** Tells about new tickets that a refresh of the same list has brought. */
export function useListNews({ question, tickets, readAtMs, isFresh }: Reading) {
  const last = useRef<{ question: string; tickets: TicketListItem[]; readAtMs: number }>(null)

  useEffect(() => {
    if (!isFresh) return
    const before = last.current
    last.current = { question, tickets, readAtMs }
    if (before?.question !== question || before.readAtMs === readAtMs) return

    const { newCount, hasChanges } = findListChanges(before, tickets)
    if (newCount > 0) toast.info(`Found ${newCount} new ticket(s)`)
    else if (hasChanges) toast.info('Ticket list updated')
  }, [question, tickets, readAtMs, isFresh])
}
