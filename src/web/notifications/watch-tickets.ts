import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'

import type { TicketNews } from './diff-tickets.ts'
import { inRounds } from './create-batcher.ts'
import { listenToEvents, type TicketChange, type TicketChanges } from './ticket-events.ts'

type Watch = {
  findNews: () => Promise<TicketNews[]>
  /** Told at once, of every change, whoever made it. */
  onChanged: (changes: TicketChanges) => void
  onNews: (news: TicketNews[]) => void
  signal: AbortSignal
}

/** Polls on every announcement of the server, and regularly where there are none. */
export function watchTickets({ findNews, onChanged, onNews, signal }: Watch) {
  const look = inRounds<TicketChange>(async (announced) => {
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
      // The next round asks from the same instant, so nothing is lost.
      if (!(error instanceof ApiError)) throw error
    }
  })
  // Whoever looks while signed out is led to the sign-in page.
  const events = listenToEvents({
    onOpen: look,
    onChange: look,
    onMissed() {
      onChanged('any')
      look()
    },
    onSignedOut: () => look(),
    signal,
  })

  function lookAgain() {
    // A connection that has died without a word looks like one on which nothing happens.
    events.reconnect()
    look()
  }

  const timer = window.setInterval(lookAgain, POLL_INTERVAL_MS)
  signal.addEventListener('abort', () => window.clearInterval(timer))
  window.addEventListener('online', lookAgain, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || look(), { signal })
  look()
}
