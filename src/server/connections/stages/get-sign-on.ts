import { completeSettings } from '#shared/connections/fields.ts'
import type { ConnectionDraft, SignOn, WatchedChange } from '#shared/connections/stages/contract.ts'
import { hasStopped, type Watch } from '#shared/connections/stages/values.ts'

import { listApplicationKinds } from '#server/access/oidc/queries.ts'
import { findWatchedChange } from '#server/access/watched-sign-in/watched-change.ts'
import { compareSettings } from '#server/connections/settings/compare-settings.ts'
import { presentConnection } from '#server/connections/settings/present-connection.ts'
import { passedTestAt } from '#server/connections/tests/get-test.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import {
  countSignIns,
  findConnectionOf,
  findDraft,
  findWatch,
  listDomainsOf,
  listPreparations,
} from './queries.ts'

/** Says where a customer's single sign-on stands. */
export async function getSignOn(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  customerId: string,
): Promise<SignOn> {
  const stored = await findConnectionOf(tx, customerId)
  if (!stored) throw customerGone()
  const live = presentConnection(config, customerId, stored)
  const [domain = ''] = await listDomainsOf(tx, customerId)
  const draft = await findDraft(tx, customerId)
  const watch = await findWatch(tx, customerId)
  return {
    customer: {
      id: stored.id,
      name: stored.name,
      domain: toShownDomain(domain),
      isTeam: stored.isTeam,
    },
    live,
    liveTestedAt: await passedTestAt(tx, customerId, live),
    off: live.enabled ? null : await findTurnedOff(tx, customerId),
    draft: draft ? await presentDraft({ config }, tx, { draft, live }) : null,
    watch,
    availableKinds: ['saml', 'oidc', ...(await listApplicationKinds(tx))],
    change: await presentChange({ now }, tx, { customerId, watch }),
  }
}

async function findTurnedOff(tx: Tx, customerId: string): Promise<SignOn['off']> {
  const [prepared] = await listPreparations(tx, [customerId])
  const off = prepared?.off
  return off ? { ...off, at: new Date(off.at).toISOString() } : null
}

/** Says how sign-ins go since the newest change, while that is watched. */
async function presentChange(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { customerId, watch }: { customerId: string; watch: Watch },
): Promise<WatchedChange | null> {
  const change = await findWatchedChange({ db: tx, now }, customerId)
  if (!change) return null
  const { newest, before } = change
  const counts = await countSignIns(tx, customerId, newest.number)
  return {
    version: newest.number,
    before: before.number,
    ...counts,
    // Until the last of them gets in: administrators who were notified want to know that it is
    // over.
    hasStopped: newest.warnedAt === null ? hasStopped(watch, counts) : counts.stopped > 0,
  }
}

export function customerGone() {
  return notFound((words) => words.connections.customerGone)
}

type Stored = NonNullable<Awaited<ReturnType<typeof findDraft>>>

async function presentDraft(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { draft, live }: { draft: Stored; live: SignOn['live'] },
): Promise<ConnectionDraft> {
  const settings = completeSettings(draft.settings)
  return {
    settings: presentConnection(config, draft.customerId, settings),
    stage: draft.stage,
    pilotEmails: draft.pilotEmails,
    version: draft.version,
    changedAt: draft.changedAt.toISOString(),
    changedBy: draft.changedBy,
    testedAt: await passedTestAt(tx, draft.customerId, settings),
    changes: compareSettings(live, settings),
  }
}
