import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { type DomainProblem, GONE_GRACE_DAYS } from '#shared/customers/endpoints.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { type Actor, SYSTEM } from '#server/access/audit/actor.ts'
import { nextLookAt } from '#server/connections/following/next-look-at.ts'
import {
  mailAdministrators,
  mailTechnicalContacts,
} from '#server/notifications/mail-administrators.ts'
import { recordCustomer } from '#server/customers/core/record-customer.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readTxtRecords } from '#server/platform/dns/read-txt-records.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import type { Deps } from '#server/deps.ts'
import { domainRecord, doubledName, judgeRecord } from './domain-record.ts'
import { presentProof } from './present-proof.ts'
import { ensureProofs, findRuleDate, listDueProofs, lockProof, updateProof } from './queries.ts'

export type ProofDeps = Pick<Deps, 'config' | 'db' | 'now'>
type OfDomain = { customerId: string; domain: string }

const MAX_CHECKS = 200
/** Name servers that do not answer hold up few others. */
const AT_ONCE = 5

/** Looks for the records that are due, each domain once a day at a time of its own. */
export async function checkDueProofs(deps: ProofDeps, stopping: AbortSignal): Promise<void> {
  const due = await asWorker(deps.db, (tx) => listDueProofs(tx, deps.now(), { limit: MAX_CHECKS }))
  const waiting = due.values()
  async function checkOneByOne() {
    for (const one of waiting) {
      if (stopping.aborted) return
      await checkProof(deps, one, SYSTEM)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkOneByOne))
}

/** Looks for the record of a domain. Only what a name server says for certain changes anything. */
async function checkProof(
  deps: ProofDeps,
  { customerId, domain }: OfDomain,
  by: Actor,
): Promise<DomainProof | undefined> {
  const token = await asWorker(deps.db, async (tx) => {
    await ensureProofs(tx, customerId, deps.now())
    return (await lockProof(tx, customerId, domain))?.token
  })
  if (token === undefined) return undefined
  const { name, value } = domainRecord(domain, token)
  const options = deps.config.dnsServers && { servers: deps.config.dnsServers }
  const [texts, doubled] = await Promise.all([
    readTxtRecords(name, options),
    readTxtRecords(doubledName(domain), options),
  ])
  const problem = judgeRecord(value, { texts, doubled })
  return asWorker(deps.db, (tx) => keepCheck(deps, tx, { customerId, domain, problem, by }))
}

type Check = OfDomain & {
  problem: { problem: DomainProblem; detail: string | null } | null
  by: Actor
}

async function keepCheck(
  deps: ProofDeps,
  tx: Tx,
  { customerId, domain, problem, by }: Check,
): Promise<DomainProof | undefined> {
  const proof = await lockProof(tx, customerId, domain)
  if (!proof) return undefined
  const now = deps.now()
  const customer = { id: customerId, name: proof.name }
  const isGone = problem !== null && problem.problem !== 'unreachable'
  const { provenAt, goneAt } = proof
  const after =
    problem === null
      ? { provenAt: provenAt ?? now, goneAt: null }
      : { provenAt, goneAt: isGone && provenAt !== null ? (goneAt ?? now) : goneAt }
  await updateProof(tx, proof, {
    ...after,
    checkedAt: now,
    dueAt: nextLookAt(`${customerId} ${domain}`, now),
    problem: problem?.problem ?? null,
    detail: problem?.detail ?? null,
  })
  if (provenAt === null && after.provenAt !== null)
    await recordCustomer(tx, customer, {
      ...noteOf(domain, by, now),
      action: 'customer.domain_proven',
    })
  if (goneAt === null && after.goneAt !== null) {
    await recordCustomer(tx, customer, {
      ...noteOf(domain, by, now),
      action: 'customer.domain_gone',
    })
    await tellOfGone(deps, tx, { customer, domain })
  }
  const changed = { ...proof, ...after, checkedAt: now, problem: problem?.problem ?? null }
  return presentProof({ ...changed, detail: problem?.detail ?? null }, await findRuleDate(tx))
}

function noteOf(domain: string, by: Actor, at: Date) {
  return { by, at, after: { domain: toShownDomain(domain) } }
}

async function tellOfGone(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { customer, domain }: { customer: { id: string; name: string }; domain: string },
): Promise<void> {
  const shown = toShownDomain(domain)
  const proof = await lockProof(tx, customer.id, domain)
  const record = domainRecord(domain, proof?.token ?? '')
  const isCompulsory = (await findRuleDate(tx)) !== null
  const said = ({ connections: { domainMail: mail } }: Words) => ({
    subject: mail.subject(shown),
    paragraphs: [
      mail.gone(customer.name, shown),
      mail.publish(record.name, record.value),
      ...(isCompulsory ? [mail.grace(GONE_GRACE_DAYS)] : []),
    ],
  })
  const url = `${config.publicUrl}/admin/customers/${customer.id}/sign-on`
  await mailAdministrators(tx, customer.id, (words) => {
    const { subject, paragraphs } = said(words)
    return {
      subject,
      paragraphs: [...paragraphs, { text: words.connections.domainMail.open, url }],
    }
  })
  await mailTechnicalContacts(tx, customer.id, said)
}

/** @throws AppError `not_found` where the customer does not have the domain. */
export async function checkProofNow(
  deps: ProofDeps,
  of: OfDomain,
  by: Actor,
): Promise<DomainProof> {
  const proof = await checkProof(deps, of, by)
  if (!proof) throw notFound((all) => all.connections.domainNotOfCustomer)
  return proof
}
