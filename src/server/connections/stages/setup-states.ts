import type { CustomerSetup } from '#shared/customers/contract.ts'
import type { DraftStage } from '#shared/connections/stages/values.ts'
import type { Attention } from '#shared/setup/contract.ts'

import { listWorkingLinks } from '#server/access/setup-links/queries.ts'
import { watchedSince } from '#server/access/watched-sign-in/watched-change.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listFailedTests, listPreparations, listStopped } from './queries.ts'

type Facts = {
  isEnabled: boolean
  lastSignInAt: Date | null
  stage: DraftStage | null
  changedAt: Date | null
  failedAt: Date | null
  link: { createdAt: Date; readyAt: Date | null } | undefined
}

/** Says what is missing until people can sign in; null when they do. The latest step counts. */
export function describeSetup(facts: Facts): CustomerSetup {
  const { isEnabled, lastSignInAt, stage, changedAt, failedAt, link } = facts
  if (isEnabled) return lastSignInAt === null ? { state: 'no_sign_in', at: null } : null
  if (stage === 'pilot') return stated('pilot', changedAt)
  if (failedAt) return stated('test_failed', failedAt)
  if (link?.readyAt) return stated('link_ready', link.readyAt)
  if (link) return stated('link_sent', link.createdAt)
  if (stage) return stated('draft', changedAt)
  return { state: 'not_set_up', at: null }
}

function stated(state: NonNullable<CustomerSetup>['state'], at: Date | null): CustomerSetup {
  return { state, at: at?.toISOString() ?? null }
}

type Asked = { id: string; enabled: boolean | null; lastSignInAt: Date | null }

/** Reads how far the single sign-on of these customers is, by their ids. */
export async function readSetups(
  tx: Tx,
  customers: Asked[],
  now: Date,
): Promise<Map<string, CustomerSetup>> {
  const ids = customers.map(({ id }) => id)
  const preparations = await listPreparations(tx, ids)
  const links = await listWorkingLinks(tx, ids, now)
  return new Map(
    customers.map(({ id, enabled, lastSignInAt }) => {
      const prepared = preparations.find(({ customerId }) => customerId === id)
      const { stage = null, changedAt = null, failedAt = null } = prepared ?? {}
      const link = links.find(({ customerId }) => customerId === id)
      const isEnabled = enabled ?? false
      return [
        id,
        describeSetup({ isEnabled, lastSignInAt, stage, changedAt, failedAt, link }),
      ] as const
    }),
  )
}

/** Lists the connections whose change has stopped sign-ins, and those whose settings failed their test. */
export async function listTroubledConnections(tx: Tx, now: Date): Promise<Attention[]> {
  const stopped = await listStopped(tx, watchedSince({ now: () => now }))
  const failed = await listFailedTests(tx)
  return [
    ...stopped.map(({ id, name, stopped: count }) => ({
      kind: 'sign_in_stopped' as const,
      subjectId: id,
      name,
      count,
      at: null,
      detail: null,
    })),
    ...failed.map(({ id, name, failedAt }) => ({
      kind: 'test_failed' as const,
      subjectId: id,
      name,
      count: null,
      at: failedAt.toISOString(),
      detail: null,
    })),
  ]
}
