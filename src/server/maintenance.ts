import { sql } from 'kysely'

import { deleteExpiredLinks } from '#server/access/account-links/queries.ts'
import { deleteExpiredSessions } from '#server/access/sessions/queries.ts'
import { keepCertificateEnds } from '#server/customers/list-expiring-certificates.ts'
import { removeDeletedCustomers } from '#server/customers/remove-customer.ts'
import { recountStoredBytes } from '#server/usage/recount-usage.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from './deps.ts'

const EVERY_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
/** Longer than any upload may take. */
const PENDING_FILE_LIFE_MS = DAY_MS
const IDEMPOTENCY_LIFE_MS = DAY_MS
const FAILURE_LIFE_MS = 30 * DAY_MS

/** Removes, now and then, what has run out. Several processes do no harm: each row goes once. */
export function startMaintenance(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = cleanUp(deps, stopping.signal).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'clean-up failed'),
    )
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/** What takes long goes no further once it is `stopping`. */
export async function cleanUp(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const now = deps.now()
  await asWorker(deps.db, async (tx) => {
    await deleteExpiredSessions(tx, now)
    await deleteExpiredLinks(tx, now)
    await tx.deleteFrom('samlRequests').where('expiresAt', '<=', now).execute()
    await tx.deleteFrom('samlAssertions').where('expiresAt', '<=', now).execute()
    await tx.deleteFrom('webauthnChallenges').where('expiresAt', '<=', now).execute()
    await tx.deleteFrom('rateLimits').where('resetsAt', '<=', now).execute()
    await tx
      .deleteFrom('signInFailures')
      .where('createdAt', '<=', before(now, FAILURE_LIFE_MS))
      .execute()
    await tx
      .deleteFrom('idempotencyKeys')
      .where('createdAt', '<=', before(now, IDEMPOTENCY_LIFE_MS))
      .execute()
  })
  await deleteAbandonedFiles(deps, before(now, PENDING_FILE_LIFE_MS))
  await recountStoredBytes(deps)
  await keepCertificateEnds(deps)
  await removeDeletedCustomers(deps, stopping)
}

/** Files whose request died before it could tidy up: the row that announced them is still there. */
async function deleteAbandonedFiles(deps: Pick<Deps, 'db' | 'files'>, since: Date) {
  const abandoned = await asWorker(deps.db, (tx) => listAbandonedFiles(tx, since))
  for (const file of abandoned) {
    await deps.files.delete(file.storageKey)
    await asWorker(deps.db, (tx) =>
      tx
        .deleteFrom('pendingFiles')
        .where('customerId', '=', file.customerId)
        .where('storageKey', '=', file.storageKey)
        .execute(),
    )
  }
}

function listAbandonedFiles(tx: Tx, since: Date) {
  return tx
    .selectFrom('pendingFiles')
    .selectAll()
    .where('createdAt', '<=', since)
    .where(sql<boolean>`not exists (
      select from attachments
      where attachments.customer_id = pending_files.customer_id and attachments.storage_key = pending_files.storage_key)`)
    .limit(1000)
    .execute()
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}
