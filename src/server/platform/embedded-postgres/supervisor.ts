import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { EmbeddedLogger } from './shutdown.ts'
import { isPassing } from './launch-patiently.ts'
import type { Launch, Postmaster } from './postmaster.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5_000
const STEADY_AFTER_MS = 60_000

type SupervisorOptions = {
  launch: () => Promise<Launch>
  stopping: AbortSignal
  logger: EmbeddedLogger
}

/**
 * Restarts the server whenever it ends unexpectedly. Resolves when it was told to stop and has
 * ended.
 */
export async function supervise(first: Postmaster, options: SupervisorOptions) {
  const { launch, stopping, logger } = options
  const asked = once(stopping, 'abort')
  let server: Launch = { ok: true, postmaster: first }
  let pauseMs = FIRST_PAUSE_MS

  for (;;) {
    const startedAt = Date.now()
    const reason = server.ok ? await server.postmaster.ended : server.log
    if (stopping.aborted) return

    if (Date.now() - startedAt > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS
    if (server.ok) {
      logger.warn({ reason }, 'PostgreSQL ended unexpectedly and is started again')
    } else if (!isPassing(reason) || pauseMs === LONGEST_PAUSE_MS) {
      logger.error({ reason }, 'PostgreSQL could not be started again')
    }

    await Promise.race([asked, setTimeout(pauseMs, undefined, { ref: false })])
    if (stopping.aborted) return
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    server = await launch().catch((error: unknown) => ({ ok: false, log: String(error) }))
  }
}
