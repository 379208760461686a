import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { DESK_EVENTS } from './desk-channel.ts'
import { POLL_INTERVAL_MS } from '#shared/limits.ts'

export type TicketChange = { id: string; updatedAt: string }

/**
 * Changes of single tickets, or of any: more have changed unseen than were announced. Or a change
 * of the time that a customer is shown, which changes no ticket.
 */
export type TicketChanges = TicketChange[] | 'any' | 'shown-time'

const FIRST_RETRY_MS = 5_000

type Listener = {
  /** Changes during a lost connection were not announced. */
  onOpen: () => void
  onChange: (change: TicketChange) => void
  /** More has changed than the server tells one by one. */
  onMissed: () => void
  /** The time that a customer is shown has changed. */
  onShownTime: () => void
  /** The session is over, ended by anyone. */
  onSignedOut: () => void
  /** Receives the news for staff alone. */
  onDesk: (event: MessageEvent<string>) => void
  signal: AbortSignal
}

/** The server's announcements, as far as they are to be had: a proxy or a blocker may keep them off. */
export function listenToEvents({
  onOpen,
  onChange,
  onMissed,
  onShownTime,
  onSignedOut,
  onDesk,
  signal,
}: Listener) {
  let source: EventSource | undefined
  let timer: number | undefined
  let retryMs = FIRST_RETRY_MS

  function connect() {
    window.clearTimeout(timer)
    source?.close()
    if (signal.aborted) return
    const opened = new EventSource(ticketEndpoints.streamEvents.path)
    let hasWorked = false
    source = opened
    opened.addEventListener('open', () => {
      hasWorked = true
      retryMs = FIRST_RETRY_MS
      onOpen()
    })
    opened.addEventListener('ticket', ({ data }: MessageEvent<string>) => {
      const change = readChange(data)
      if (change) onChange(change)
    })
    opened.addEventListener('missed', onMissed)
    opened.addEventListener('shown-time', onShownTime)
    for (const type of DESK_EVENTS) opened.addEventListener(type, onDesk)
    opened.addEventListener('signed-out', onSignedOut)
    opened.addEventListener('error', () => {
      // One that has worked is opened again by the browser, which then says what it saw last.
      const isLeftToBrowser = hasWorked && opened.readyState !== EventSource.CLOSED
      hasWorked = false
      if (!isLeftToBrowser) connectLater(opened)
    })
  }

  function connectLater(failed: EventSource) {
    failed.close()
    timer = window.setTimeout(connect, retryMs * (0.5 + Math.random()))
    retryMs = Math.min(retryMs * 2, POLL_INTERVAL_MS)
  }

  signal.addEventListener('abort', () => {
    window.clearTimeout(timer)
    source?.close()
  })
  connect()
  return { reconnect: connect }
}

function readChange(data: string): TicketChange | undefined {
  try {
    const { id, updatedAt } = JSON.parse(data) as Partial<Record<keyof TicketChange, unknown>>
    return typeof id === 'string' && typeof updatedAt === 'string' ? { id, updatedAt } : undefined
  } catch (error) {
    console.warn('An announcement of the server cannot be read', error)
    return undefined
  }
}
