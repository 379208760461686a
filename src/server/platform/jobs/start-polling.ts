import { AsyncResource } from 'node:async_hooks'

export type Polling = {
  /** Makes a pass now, or right after the one that is in flight. */
  wake: () => void
  /** Makes one pass for all who ask within a moment: many requests cost no more than one. */
  wakeSoon: () => void
  /** Waits for the pass that is in flight. */
  stop: () => Promise<void>
}

const SOON_MS = 50

/**
 * Makes a pass now and then, one at a time. One that fails is told and does not end the polling. No pass
 * belongs to the request that asked for it.
 */
export function startPolling(
  pass: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Polling {
  let isStopped = false
  let isWoken = false
  let inFlight: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined

  // Otherwise the connections of this pass and all later ones would be that request's.
  const begin = AsyncResource.bind(() => {
    clearTimeout(timer)
    isWoken = false
    inFlight = run()
  })
  async function run() {
    try {
      await pass()
    } catch (error) {
      onError(error)
    }
    inFlight = undefined
    if (isStopped) return
    if (isWoken) begin()
    else timer = setTimeout(begin, everyMs)
  }
  function wake() {
    if (isStopped) return
    if (inFlight) isWoken = true
    else begin()
  }
  begin()

  return {
    wake,
    wakeSoon() {
      soon ??= setTimeout(() => {
        soon = undefined
        wake()
      }, SOON_MS)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(soon)
      await inFlight
    },
  }
}
