import type { CrmCompanies } from '#shared/crm/contract.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import type { CrmCompany } from '#server/channels/crm/port.ts'

import {
  deleteCompany,
  findCustomer,
  insertCompany,
  listBoundCompanies,
  listCustomersWithDomains,
  listUnplacedCompanies,
  makePrimary,
} from './company-queries.ts'
import { findConnection, lockConnection } from './queries.ts'

type Binding = { companyId: string; customerId: string; isPrimary: boolean }

export function listCompanies({ db }: Pick<Deps, 'db'>): Promise<CrmCompanies> {
  return asStaff(db, readCompanies)
}

async function readCompanies(tx: Tx): Promise<CrmCompanies> {
  return presentCompanies({
    customers: await listCustomersWithDomains(tx),
    bound: await listBoundCompanies(tx),
    unplaced: await listUnplacedCompanies(tx),
    found: (await findConnection(tx)).foundCompanies,
  })
}

/**
 * Binds a company to a customer. The first is the one that tickets go to, until another is made so. One into
 * which another of the customer's was merged takes its place. What the CRM refused for want of it is sent again.
 */
export function bindCompany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { companyId, customerId, isPrimary }: Binding,
  by: Actor,
): Promise<CrmCompanies> {
  return asStaff(db, async (tx) => {
    // Let one binding wait for another: each asks whether it is the first.
    const { foundCompanies } = await lockConnection(tx)
    const customer = await findCustomer(tx, customerId)
    if (!customer) throw notFound((words) => words.crm.customerGone)
    const bound = await listBoundCompanies(tx)
    const before = bound.find((company) => company.companyId === companyId)
    if (before && before.customerId !== customerId) {
      throw new AppError('conflict', (words) => words.crm.companyTaken)
    }
    const name = foundCompanies.find(({ id }) => id === companyId)?.name ?? companyId
    if (!before) {
      await insertCompany(tx, {
        companyId,
        customerId,
        name,
        isPrimary: false,
        boundAt: now(),
        boundBy: by.name,
      })
    }
    const merged = bound.filter(
      (company) => company.customerId === customerId && company.mergedInto === companyId,
    )
    for (const one of merged) await deleteCompany(tx, one.companyId)
    const isFirst = !bound.some(
      (company) => company.customerId === customerId && !merged.includes(company),
    )
    const wantsIt = isPrimary || merged.some((company) => company.isPrimary)
    const isChosen = isFirst || (wantsIt && !before?.isPrimary)
    if (isChosen) await makePrimary(tx, { companyId, customerId })
    if (before && !isChosen && merged.length === 0) return readCompanies(tx)
    await sendRefusedAgain(tx, { customerId })
    // Its name is read when it was not known, and tickets that waited for it are found.
    await addToOutbox(tx, CHECK_CRM, { by: null }, { key: CHECK_CRM.name })
    await recordAudit(tx, {
      action: before ? 'crm.company_preferred' : 'crm.company_bound',
      by,
      at: now(),
      customerId,
      subject: customer,
      ...(merged.length > 0 && { before: { company: merged.map(nameOf).join(', ') } }),
      after: { company: nameOf({ name, companyId }) },
    })
    return readCompanies(tx)
  })
}

function nameOf({ name, companyId }: { name: string; companyId: string }): string {
  return `${name} (${companyId})`
}

/** Imported tickets stay. Only later ones no longer belong to the customer. */
export function releaseCompany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  companyId: string,
  by: Actor,
): Promise<CrmCompanies> {
  return asStaff(db, async (tx) => {
    await lockConnection(tx)
    const released = await deleteCompany(tx, companyId)
    if (!released) throw notFound((words) => words.crm.companyGone)
    const { customerId } = released
    const next = (await listBoundCompanies(tx)).find((other) => other.customerId === customerId)
    if (released.isPrimary && next) await makePrimary(tx, next)
    const customer = await findCustomer(tx, customerId)
    await recordAudit(tx, {
      action: 'crm.company_released',
      by,
      at: now(),
      customerId,
      ...(customer && { subject: customer }),
      before: { company: nameOf(released) },
    })
    return readCompanies(tx)
  })
}

type Stored = {
  /** With a row for each of a customer's domains. */
  customers: { id: string; name: string; domain: string | null }[]
  bound: {
    companyId: string
    customerId: string
    name: string
    isPrimary: boolean
    goneAt: Date | null
    mergedInto: string | null
  }[]
  unplaced: { companyId: string; count: number }[]
  /** Companies found in the CRM the last time. */
  found: CrmCompany[]
}

/** Joins customers with their companies, and suggests unbound companies by domain. */
function presentCompanies({ customers, bound, unplaced, found }: Stored): CrmCompanies {
  const isBound = new Set(bound.map(({ companyId }) => companyId))
  const known = new Map(found.map((company) => [company.id, company]))
  const named = (id: string, name = id): CrmCompany => known.get(id) ?? { id, name, domain: null }
  const domainsOf = Map.groupBy(customers, ({ id }) => id)

  return {
    customers: [...domainsOf].map(([id, rows]) => {
      const domains = rows.flatMap(({ domain }) => domain?.toLowerCase() ?? [])
      return {
        customer: { id, name: rows[0]?.name ?? id },
        bound: bound
          .filter(({ customerId }) => customerId === id)
          .map(({ companyId, name, isPrimary, goneAt, mergedInto }) => ({
            ...named(companyId, name),
            isPrimary,
            gone: goneAt && { mergedInto: mergedInto === null ? null : named(mergedInto) },
          })),
        suggested: found.filter(
          (company) =>
            !isBound.has(company.id) &&
            company.domain !== null &&
            domains.includes(company.domain.toLowerCase()),
        ),
      }
    }),
    unbound: unplaced
      .filter(({ companyId }) => !isBound.has(companyId))
      .map(({ companyId, count }) => ({ ...named(companyId), ticketCount: count })),
  }
}
