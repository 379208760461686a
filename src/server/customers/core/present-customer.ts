import type { Customer } from '#shared/customers/contract.ts'

import type { Config } from '#server/config.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { toLanguage } from '#server/platform/http/request/language-of.ts'
import { presentConnection } from '#server/connections/settings/present-connection.ts'
import type { CustomerRow } from './queries.ts'

/** Presents a customer to administrators. */
export function presentCustomer(
  config: Pick<Config, 'publicUrl'>,
  customer: CustomerRow,
): Customer {
  const [domain = '', ...domains] = customer.domains.map(toShownDomain)
  return {
    id: customer.id,
    name: customer.name,
    domain,
    domains,
    active: customer.active,
    mspStartDate: customer.mspStartDate,
    timeZone: customer.timeZone,
    language: toLanguage(customer.language),
    technicalContacts: customer.technicalContacts,
    saml: presentConnection(config, customer.id, customer),
    version: customer.version,
    createdAt: customer.createdAt.toISOString(),
    updatedAt: customer.updatedAt.toISOString(),
    updatedBy: customer.updatedBy,
  }
}
