import { randomUUID } from 'node:crypto'

import { asWorker } from '#server/platform/db/as-role.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import { startPolling } from '#server/platform/jobs/start-polling.ts'
import { type FollowDeps, followMailbox } from './follow-mailbox.ts'
import { claimMailbox, listMailboxesToRead, releaseMailbox } from './queries.ts'

/** A process that is gone is noticed after this long, and another one reads its mailboxes. */
const LEASE_SECONDS = 60
const LOOK_EVERY_MS = 10_000

type Followed = { version: number; stop: () => Promise<void> }

/**
 * Reads all mailboxes that are switched on, each in one process of all. Looks now and then which there are,
 * and renews its leases.
 */
export function startMailReaders(
  deps: FollowDeps,
  { everyMs = LOOK_EVERY_MS } = {},
): { stop: () => Promise<void> } {
  const readerId = randomUUID()
  const followed = new Map<string, Followed>()

  async function look() {
    const wanted = new Map(
      (await asWorker(deps.db, listMailboxesToRead)).map(({ id, version }) => [id, version]),
    )
    for (const [id, { version, stop }] of followed) {
      // With other settings it is a new connection.
      if (wanted.get(id) !== version) await stop()
    }
    for (const [mailboxId, version] of wanted) {
      const reader = { mailboxId, readerId }
      const claimed = await asWorker(deps.db, (tx) => claimMailbox(tx, reader, LEASE_SECONDS))
      if (!claimed) await followed.get(mailboxId)?.stop()
      else if (!followed.has(mailboxId)) followed.set(mailboxId, follow(mailboxId, version))
    }
  }

  function follow(mailboxId: string, version: number): Followed {
    const stopping = new AbortController()
    const reader = { mailboxId, readerId }
    const ended = followMailbox(deps, { reader, signal: stopping.signal })
      .catch((error: unknown) => {
        deps.log.error({ err: error, mailboxId }, 'reading a mailbox ended')
      })
      .then(() => void followed.delete(mailboxId))
    return {
      version,
      stop() {
        stopping.abort()
        return ended
      },
    }
  }

  const polling = startPolling(look, {
    everyMs,
    onError: (error) => deps.log.warn({ err: factsOf(error).message }, 'mailboxes wait'),
  })
  return {
    async stop() {
      await polling.stop()
      const ids = [...followed.keys()]
      await Promise.all([...followed.values()].map(({ stop }) => stop()))
      // Another process can go on at once.
      for (const mailboxId of ids) {
        await asWorker(deps.db, (tx) => releaseMailbox(tx, { mailboxId, readerId }))
      }
    },
  }
}
