import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ClosedBox } from '#web/tickets/conversation/closed-box.tsx'

// Few closed tickets have something that was begun and not sent.
const ClosedLeftovers = lazyPart(
  async () => (await import('./closed-leftovers.tsx')).ClosedLeftovers,
)

/** Stands in the place of the reply box. Things that came too late can still be taken along. */
export function ClosedDeskNote({ ticket }: { ticket: DeskTicket }) {
  return (
    <ClosedBox
      text={
        <>
          {words.closedNote}{' '}
          {ticket.resolutionCode &&
            words.closedBecause(ticketWords.resolutions[ticket.resolutionCode])}
        </>
      }
      unsent={<ClosedLeftovers ticket={ticket} />}
    />
  )
}
