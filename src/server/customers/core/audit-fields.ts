import type { Customer } from '#shared/customers/contract.ts'

import { auditConnection } from '#server/connections/settings/audit-connection.ts'

/** Lists what the audit log stores of a customer: all that an administrator can set, under flat names. */
export function auditFields(customer: Customer): Record<string, unknown> {
  const connection = Object.entries(auditConnection(customer.saml))
  return {
    name: customer.name,
    domains: domainsOf(customer),
    active: customer.active,
    mspStartDate: customer.mspStartDate,
    timeZone: customer.timeZone,
    language: customer.language,
    technicalContacts: customer.technicalContacts.map(({ name, email, phone }) =>
      [name, email, phone].filter(Boolean).join(', '),
    ),
    ...Object.fromEntries(connection.map(([name, value]) => [`saml.${name}`, value])),
  }
}

/** Lists all domains, the first one included. A restored customer may have none. */
export function domainsOf({ domain, domains }: Pick<Customer, 'domain' | 'domains'>): string[] {
  return domain === '' ? [] : [domain, ...domains]
}
