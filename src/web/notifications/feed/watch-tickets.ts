import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import { ApiError } from '#web/lib/http/api-error.ts'

import type { TicketNews } from './diff-tickets.ts'
import { createBatcher } from './create-batcher.ts'
import { listenToEvents, type TicketChange, type TicketChanges } from './ticket-events.ts'

type Watch = {
  findNews: () => Promise<TicketNews[]>
  /** Called immediately for every change, by anyone. */
  onChanged: (changes: TicketChanges) => void
  onNews: (news: TicketNews[]) => void
  /** Receives the news for staff alone. */
  onDesk: (event: MessageEvent<string>) => void
  signal: AbortSignal
}

/** Checks for news after every announcement of the server, and polls in case there are none. */
export function watchTickets({ findNews, onChanged, onNews, onDesk, signal }: Watch) {
  const check = createBatcher<TicketChange>(async (announced) => {
    if (signal.aborted) return
    if (announced.length > 0) onChanged(announced)
    try {
      const news = await findNews()
      const told = new Set(announced.map(({ id }) => id))
      const missed = news.filter(({ ticketId }) => !told.has(ticketId))
      if (missed.length > 0)
        onChanged(missed.map(({ ticketId: id, at: updatedAt }) => ({ id, updatedAt })))
      if (news.length > 0) onNews(news)
    } catch (error) {
      // The next check asks from the same instant, so nothing is lost.
      if (!(error instanceof ApiError)) throw error
    }
  })
  // A check while signed out leads to the sign-in page.
  const events = listenToEvents({
    onOpen() {
      // No event of a ticket says that its time was shown or hidden meanwhile.
      onChanged('shown-time')
      check()
    },
    onChange: check,
    onMissed() {
      onChanged('any')
      check()
    },
    onShownTime: () => onChanged('shown-time'),
    onSignedOut: () => check(),
    onDesk,
    signal,
  })

  function poll() {
    // Reconnect: a silently broken connection looks like an idle one.
    events.reconnect()
    check()
  }

  const timer = window.setInterval(poll, POLL_INTERVAL_MS)
  signal.addEventListener('abort', () => window.clearInterval(timer))
  window.addEventListener('online', poll, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || check(), { signal })
  check()
}
