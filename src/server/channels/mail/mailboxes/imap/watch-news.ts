import type { ImapFlow } from 'imapflow'

type Wait = { ms: number; signal: AbortSignal }

/**
 * Watches what the server tells of mail that came. The connection idles by itself while there is no
 * question; news during a question counts for the next wait.
 */
export function watchNews(client: ImapFlow) {
  let hasNews = false
  let wake = () => {}
  client.on('exists', () => {
    hasNews = true
    wake()
  })
  client.on('close', () => wake())
  return {
    /** Marks all news until now as seen. */
    forget: () => void (hasNews = false),

    /** Waits for so long at most. @throws where the connection is gone */
    async wait({ ms, signal }: Wait): Promise<void> {
      if (hasNews || signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        signal.addEventListener('abort', wake)
        if (!client.usable) wake()
      })
      if (!client.usable && !signal.aborted) throw new Error('the connection was closed')
    },
  }
}
