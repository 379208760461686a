import { wordsIn } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { CrmFailure, isScopeMissing, MISSING_SCOPES } from '#server/channels/crm/crm-failure.ts'
import type { Crm, CrmAccount, CrmCatalog, CrmCompany } from '#server/channels/crm/port.ts'
import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import {
  listBoundCompanies,
  listKnownCompanies,
  listOwnDomains,
  saveGoneCompanies,
} from './company-queries.ts'
import {
  findConnection,
  hasLinkedTickets,
  listCustomersRefused,
  lockConnection,
  updateConnection,
} from './queries.ts'

type CheckDeps = Pick<Deps, 'crm' | 'db' | 'now' | 'keys' | 'log'>
type Tried = {
  by: Actor | null
  sealed: Buffer | null
  signal: AbortSignal
  /** Set for the scheduled check: it leaves the CRM alone unless the connection is on. */
  isByItself?: boolean
}
type Found = {
  account: CrmAccount
  catalog: CrmCatalog
  companies: CrmCompany[]
  gone: { companyId: string; mergedInto: string | null }[]
}

// Text that is stored with the connection is in one language.
const { crm: words, crm: callWords } = wordsIn('en')

/** A search of the CRM takes a list of so many. */
const AT_ONCE = 50
const AGAIN_AFTER_MS = 60_000

/**
 * Checks the connection, makes what it needs there, and reads what the CRM is configured with. A token
 * to be tried is kept when the CRM takes it; until then the one before stays in use. An outcome that an
 * administrator can do something about is kept with the connection, and is no failure of the job.
 */
export async function checkConnection(
  deps: CheckDeps,
  { by, sealed, signal, isByItself = false }: Tried,
) {
  const token = sealed ? openSecret(deps.keys, sealed) : undefined
  const askedAt = deps.now()
  const { state, accountId } = await asWorker(deps.db, findConnection)
  // Switched on by a variable: nothing is sent before the first check.
  const isFirst = state === 'on' && accountId === null
  let account: CrmAccount | undefined
  try {
    const given = token === undefined ? undefined : { token }
    const crm = await (isByItself && !isFirst
      ? deps.crm.open('background')
      : deps.crm.connect(given))
    // Without a connected CRM there is nothing to report.
    if (!crm) return by ? await keepFailure(deps, null) : undefined
    account = await crm.check(signal)
    const found = { account, ...(await read(deps, crm, signal)) }
    await keep(deps, found, { by, sealed, askedAt })
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    deps.log.warn({ err: factsOf(error).message, kind: error.kind }, 'the CRM was checked in vain')
    const missing = account?.missingScopes ?? []
    // A failure for lack of one scope names that one, of several.
    const isNamed = isScopeMissing(error) && missing.length > 0
    await keepFailure(deps, isNamed ? callWords.scopesLacking(missing) : error.message)
    if (account && !sealed) await keepScopes(deps, missing)
    if (isFirst && by === null && !isByItself) await askAgain(deps)
  }
}

async function askAgain({ db, now }: CheckDeps): Promise<void> {
  const notBefore = new Date(now().getTime() + AGAIN_AFTER_MS)
  const options = { key: CHECK_CRM.name, notBefore }
  await asWorker(db, (tx) => addToOutbox(tx, CHECK_CRM, { by: null }, options))
}

async function read(
  deps: CheckDeps,
  crm: Crm,
  signal: AbortSignal,
): Promise<Omit<Found, 'account'>> {
  await crm.provision(signal)
  const catalog = await crm.describe(signal)
  const { domains, ids, bound } = await asWorker(deps.db, async (tx) => ({
    domains: await listOwnDomains(tx),
    ids: await listKnownCompanies(tx),
    bound: await listBoundCompanies(tx),
  }))
  const companies = [
    ...(await inParts(domains, (part) => crm.findCompanies(part, signal))),
    ...(await inParts(ids, (part) => crm.loadCompanies(part, signal))),
  ]
  const there = new Set(companies.map(({ id }) => id))
  const gone: Found['gone'] = []
  for (const { companyId } of bound.filter((one) => !there.has(one.companyId))) {
    // The answer for one that was merged is the one that is left.
    const [left] = await crm.loadCompanies([companyId], signal)
    if (left?.id === companyId) continue
    gone.push({ companyId, mergedInto: left?.id ?? null })
    if (left) companies.push(left)
  }
  return { catalog, companies, gone }
}

async function inParts<Item, Result>(items: Item[], work: (part: Item[]) => Promise<Result[]>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await work(items.slice(start, start + AT_ONCE))))
  }
  return results
}

type Keeping = { by: Actor | null; sealed: Buffer | null; askedAt: Date }

async function keep(deps: CheckDeps, { account, catalog, companies, gone }: Found, kept: Keeping) {
  const { by, sealed, askedAt } = kept
  await asWorker(deps.db, async (tx) => {
    const before = await lockConnection(tx)
    const isOther = before.accountId !== null && before.accountId !== account.id
    // Links of tickets to one account mean nothing in another.
    if (isOther && (await hasLinkedTickets(tx))) {
      return updateConnection(tx, {
        checkedAt: deps.now(),
        checkFailure: words.otherAccount(`${account.name} (${account.id})`),
      })
    }
    // Actions that were refused for lack of a scope may succeed now.
    if (before.missingScopes.some((scope) => !account.missingScopes.includes(scope)))
      for (const { customerId } of await listCustomersRefused(tx, MISSING_SCOPES))
        await sendRefusedAgain(tx, { customerId })
    await saveGoneCompanies(tx, gone, deps.now())
    const known = new Map(companies.map((company) => [company.id, company]))
    await updateConnection(tx, {
      ...(sealed && { token: sealed }),
      accountId: account.id,
      accountName: account.name,
      accountTimeZone: account.timeZone,
      missingScopes: account.missingScopes,
      checkedAt: deps.now(),
      checkFailure: null,
      tokenRefusedAt: null,
      catalog: JSON.stringify(catalog),
      catalogReadAt: askedAt,
      foundCompanies: JSON.stringify([...known.values()]),
      ...(before.pipelineId === null && { pipelineId: catalog.pipelines[0]?.value ?? null }),
    })
    if (!sealed || !by) return undefined
    return recordAudit(tx, {
      action: 'crm.token_changed',
      by,
      at: deps.now(),
      after: { account: `${account.name} (${account.id})` },
    })
  })
}

function keepScopes(deps: CheckDeps, missingScopes: string[]) {
  return asWorker(deps.db, (tx) => updateConnection(tx, { missingScopes }))
}

function keepFailure(deps: CheckDeps, message: string | null) {
  return asWorker(deps.db, (tx) =>
    updateConnection(tx, { checkedAt: deps.now(), checkFailure: message ?? words.noToken }),
  )
}
