import { useQueryClient } from '@tanstack/react-query'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { deskTicketQuery } from '#web/desk/ticket-query.ts'
import { scrollAsPageGrows, useIsRestored } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { commentAnchor } from '#web/tickets/navigation-state.ts'
import { newestFirst } from '#web/tickets/queries/comments.ts'

import { firstUnread } from './first-unread.ts'

/** Opens a thread at its first unread message, or at its end. Back and Forward return to where it was. */
export function useThreadStart(ticket: DeskTicket | undefined) {
  const queryClient = useQueryClient()
  const isRestored = useIsRestored()

  useWhen(ticket !== undefined, () => {
    if (!ticket) return
    const unread = firstUnread(ticket)
    const [newest = ticket] = newestFirst(ticket.comments)
    queryClient.setQueryData(deskTicketQuery(ticket.id).queryKey, {
      ...ticket,
      seenAt: newest.createdAt,
    })
    if (isRestored || unread === ticket.id) return
    scrollAsPageGrows(() => {
      const first = unread && document.getElementById(commentAnchor(unread))
      if (first) scrollThread(first, 'start')
      else showThreadEnd(document.querySelector('[data-dock]'))
      return false
    })
  })
}

/** Scrolls to the newest message above the docked box. */
export function showThreadEnd(inDock: Element | null) {
  const column = inDock?.closest('[data-dock]')?.parentElement
  if (column) scrollThread(column, 'end')
}

/** Leaves the page where the newest comes first or the address leads elsewhere. */
function scrollThread(target: Element, block: 'start' | 'end') {
  if (location.hash === '' && document.querySelector('[data-order="oldest"]'))
    target.scrollIntoView({ block })
}

/** Keeps what is read above the docked box in sight while the box grows with its text. */
export function keepAboveDock(dock: HTMLElement | null) {
  if (!dock) return undefined
  let height = dock.offsetHeight
  const observer = new ResizeObserver(() => {
    const grownBy = dock.offsetHeight - height
    height += grownBy
    const isOldestFirst = document.querySelector('[data-order="oldest"]')
    if (!isOldestFirst || !dock.contains(document.activeElement)) return
    const threadEnd = dock.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const covered = Math.min(grownBy, threadEnd - dock.getBoundingClientRect().top)
    // A box that shrinks covers nothing.
    if (covered > 0) window.scrollBy(0, covered)
  })
  observer.observe(dock)
  return () => observer.disconnect()
}
