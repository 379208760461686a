import { completeSettings } from '#shared/connections/fields.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'

import { compareSettings } from '#server/connections/compare-settings.ts'
import { presentConnection } from '#server/connections/present-connection.ts'
import { passedTestAt } from '#server/connections/tests/passed-test.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findConnectionOf, findDraft } from './queries.ts'

/** Says where a customer's single sign-on stands. */
export async function getSignOn(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  customerId: string,
): Promise<SignOn> {
  const stored = await findConnectionOf(tx, customerId)
  if (!stored) throw customerGone()
  const live = presentConnection(config, customerId, stored)
  const draft = await findDraft(tx, customerId)
  return {
    customer: { id: stored.id, name: stored.name, isTeam: stored.isTeam },
    live,
    draft: draft ? await presentDraft({ config }, tx, { draft, live }) : null,
  }
}

export function customerGone() {
  return notFound((words) => words.signOn.customerGone)
}

type Stored = NonNullable<Awaited<ReturnType<typeof findDraft>>>

async function presentDraft(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { draft, live }: { draft: Stored; live: SignOn['live'] },
): Promise<ConnectionDraft> {
  const settings = completeSettings(draft.settings)
  const testedAt = await passedTestAt(tx, draft.customerId, settings)
  return {
    settings: presentConnection(config, draft.customerId, settings),
    stage: draft.stage,
    pilotEmails: draft.pilotEmails,
    version: draft.version,
    changedAt: draft.changedAt.toISOString(),
    changedBy: draft.changedBy,
    testedAt: testedAt?.toISOString() ?? null,
    changes: compareSettings(live, settings),
  }
}
