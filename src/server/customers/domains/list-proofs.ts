import type { DomainProof, DomainRule } from '#shared/customers/domain-contract.ts'
import type { Attention } from '#shared/setup/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import type { Deps } from '#server/deps.ts'
import { presentProof, refusedFrom, stateOf } from './present-proof.ts'
import {
  ensureProofs,
  findRuleDate,
  listProofs,
  listUnproven,
  lockRuleDate,
  updateRuleDate,
} from './queries.ts'

/** Lists the domains of a customer. Each gets the secret of its record when it is first looked at. */
export function listDomainProofs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: string,
): Promise<DomainProof[]> {
  return asStaff(db, async (tx) => {
    await ensureProofs(tx, customerId, now())
    const compulsoryFrom = await findRuleDate(tx)
    const proofs = await listProofs(tx, customerId)
    return proofs.map((proof) => presentProof(proof, compulsoryFrom))
  })
}

/** Lists the domains that need an administrator's attention. */
export async function listUnprovenDomains(tx: Tx): Promise<Attention[]> {
  const compulsoryFrom = await findRuleDate(tx)
  const rows = await listUnproven(tx, { all: compulsoryFrom !== null })
  return rows.map(({ customerId, name, domain, ...known }) => ({
    kind: stateOf(known) === 'gone' ? 'domain_gone' : 'domain_unproven',
    subjectId: customerId,
    name,
    count: null,
    at: refusedFrom(known, compulsoryFrom),
    detail: toShownDomain(domain),
  }))
}

export function getDomainRule({ db }: Pick<Deps, 'db'>): Promise<DomainRule> {
  return asStaff(db, async (tx) => ({ compulsoryFrom: await findRuleDate(tx) }))
}

/** Applies to sign-ins from then on; open sessions stay. */
export function changeDomainRule(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { compulsoryFrom }: DomainRule,
  by: Actor,
): Promise<DomainRule> {
  return asStaff(db, async (tx) => {
    const before = await lockRuleDate(tx)
    if (before !== compulsoryFrom) {
      await updateRuleDate(tx, compulsoryFrom)
      await recordAudit(tx, {
        action: 'settings.changed',
        by,
        at: now(),
        before: { domainProofFrom: before },
        after: { domainProofFrom: compulsoryFrom },
      })
    }
    return { compulsoryFrom }
  })
}
