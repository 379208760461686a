import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { type DomainState, GONE_GRACE_DAYS } from '#shared/customers/endpoints.ts'

import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { domainRecord } from './domain-record.ts'
import type { Proof } from './queries.ts'

const DAY_MS = 24 * 3_600_000

type Known = Pick<Proof, 'provenAt' | 'goneAt'>

export function presentProof(proof: Proof, compulsoryFrom: string | null): DomainProof {
  return {
    domain: proof.domain,
    shown: toShownDomain(proof.domain),
    record: domainRecord(proof.domain, proof.token),
    state: stateOf(proof),
    provenAt: proof.provenAt?.toISOString() ?? null,
    goneAt: proof.goneAt?.toISOString() ?? null,
    checkedAt: proof.checkedAt?.toISOString() ?? null,
    problem: proof.problem,
    detail: proof.detail,
    refusedFrom: refusedFrom(proof, compulsoryFrom),
  }
}

export function stateOf({ provenAt, goneAt }: Known): DomainState {
  if (provenAt === null) return 'unproven'
  return goneAt === null ? 'proven' : 'gone'
}

/**
 * The day from which sign-in at the domain is refused, in its present state; null while nothing
 * requires it.
 */
export function refusedFrom(known: Known, compulsoryFrom: string | null): string | null {
  const state = stateOf(known)
  if (compulsoryFrom === null || state === 'proven') return null
  if (known.goneAt === null) return compulsoryFrom
  const end = new Date(known.goneAt.getTime() + GONE_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10)
  return end > compulsoryFrom ? end : compulsoryFrom
}
