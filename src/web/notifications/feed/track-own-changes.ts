import { OWN_CHANGES, type OwnChange } from '#web/tickets/queries/own-changes.ts'

// A tab that is gone with its change never announces that it is over.
const PATIENCE_MS = 5_000

type Options = {
  onDone: (ticket: NonNullable<OwnChange['ticket']>, comments: number) => void
  signal: AbortSignal
}

export type OwnChanges = ReturnType<typeof trackOwnChanges>

/** Knows what this browser's own user is changing at the moment, in any tab. */
export function trackOwnChanges({ onDone, signal }: Options) {
  const underWay = new Map<string, { ticketId: string | null; over: Promise<void> }>()
  const endings = new Map<string, () => void>()
  const channel = new BroadcastChannel(OWN_CHANGES)

  channel.addEventListener('message', ({ data }: MessageEvent<OwnChange>) => {
    const { key, ticketId, comments, isUnderWay, ticket } = data
    if (isUnderWay) {
      const over = new Promise<void>((resolve) => endings.set(key, resolve))
      underWay.set(key, { ticketId, over })
      return
    }
    if (ticket) onDone(ticket, comments)
    endings.get(key)?.()
    endings.delete(key)
    underWay.delete(key)
  })
  signal.addEventListener('abort', () => channel.close())

  return {
    /** Waits for the changes that are meant: the server's announcement may come before its answer. */
    async settle(isMeant: (ticketId: string | null) => boolean): Promise<void> {
      const meant = [...underWay.values()].filter(({ ticketId }) => isMeant(ticketId))
      if (meant.length === 0) return
      const patience = new Promise<void>((resolve) => {
        setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([Promise.all(meant.map(({ over }) => over)), patience])
    },
  }
}
