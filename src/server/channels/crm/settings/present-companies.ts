import type { CrmCompanies } from '#shared/crm/contract.ts'

import type { CrmCompany } from '#server/channels/crm/port.ts'

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
export function presentCompanies({ customers, bound, unplaced, found }: Stored): CrmCompanies {
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
