import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { nameDevice } from '#shared/access/describe-device.ts'
import {
  deleteOtherSessions,
  deleteSessionById,
  deleteSessionsById,
  type lockSessionsOfName,
} from './queries.ts'

type Ended = { id: string; address: string | null; userAgent: string | null }

export function endOwnSession(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  sessionId: string,
  by: Actor,
) {
  return deps.db.transaction().execute(async (tx) => {
    const ended = await deleteSessionById(tx, personOf(viewer), sessionId)
    if (!ended) throw notFound((words) => words.signIn.sessionEnded)
    await recordEnd(tx, ended, { by, at: deps.now() })
  })
}

export function endOtherSessions(deps: Pick<Deps, 'db' | 'now'>, viewer: Viewer, by: Actor) {
  return deps.db.transaction().execute(async (tx) => {
    const own = { ...personOf(viewer), sessionHash: viewer.sessionHash }
    for (const ended of await deleteOtherSessions(tx, own)) {
      await recordEnd(tx, ended, { by, at: deps.now() })
    }
  })
}

type OfProvider = { id: string; auditEnabled: boolean; isStaff: boolean }

/** Ends sessions of a customer's people that its identity provider has ended. */
export async function endSessionsByProvider(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  customer: OfProvider,
  {
    sessions,
    address,
  }: { sessions: Awaited<ReturnType<typeof lockSessionsOfName>>; address: string },
): Promise<void> {
  if (sessions.length === 0) return
  const ids = sessions.map(({ id }) => id)
  await deleteSessionsById(tx, customer.id, ids)
  if (!customer.auditEnabled && !customer.isStaff) return
  for (const session of sessions) {
    const { userId, name, email } = session
    const device = nameDevice(session.userAgent)
    await recordAudit(tx, {
      action: 'session.ended_by_provider',
      by: { userId, name, email, address },
      at: now(),
      ...(!customer.isStaff && { customerId: customer.id }),
      subject: { id: session.id, name: device ?? session.address ?? session.id },
      before: { device, address: session.address },
    })
  }
}

function recordEnd(tx: Tx, ended: Ended, { by, at }: { by: Actor; at: Date }) {
  const device = nameDevice(ended.userAgent)
  return recordAudit(tx, {
    action: 'session.revoked',
    by,
    at,
    subject: { id: ended.id, name: device ?? ended.address ?? ended.id },
    before: { device, address: ended.address },
  })
}
