import type { SyncStatus } from '#shared/sync-status/contract.ts'

import { asViewer, type TenantUser } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { findSyncStatus } from './queries.ts'

/** Tells a requester whether both systems are in step. Nothing is told of a ticket that is not theirs. */
export async function getSyncStatus(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: TenantUser,
  ticketId: string | undefined,
): Promise<SyncStatus> {
  const row = await asViewer(db, viewer, (tx) => findSyncStatus(tx, now(), ticketId ?? null))
  return {
    asOf: row?.asOf?.toISOString() ?? null,
    queuedTickets: row?.queuedTickets ?? [],
    queuedComments: row?.queuedComments ?? [],
    refusedTickets: row?.refusedTickets ?? [],
    refusedComments: row?.refusedComments ?? [],
  }
}
