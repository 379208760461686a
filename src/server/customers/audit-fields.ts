import type { Customer } from '#shared/customers/contract.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'

/** What the audit log keeps of a customer: all that an administrator can set, under flat names. */
export function auditFields(customer: Customer): Record<string, unknown> {
  const { callbackUrl: _url, certExpiresAt: _end, ...saml } = customer.saml
  const shown = {
    ...saml,
    cert: certificateText(saml.cert),
    previousCert: certificateText(saml.previousCert),
  }
  return {
    name: customer.name,
    domains: domainsOf(customer),
    active: customer.active,
    mspStartDate: customer.mspStartDate,
    timeZone: customer.timeZone,
    technicalContacts: customer.technicalContacts.map(({ name, email, phone }) =>
      [name, email, phone].filter(Boolean).join(', '),
    ),
    ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [`saml.${name}`, value])),
  }
}

/** The first among them; a customer that was restored may have none. */
export function domainsOf({ domain, domains }: Pick<Customer, 'domain' | 'domains'>): string[] {
  return domain === '' ? [] : [domain, ...domains]
}

/** What tells one from another, and when it has to be replaced. */
function certificateText(pem: string | null): string | null {
  const certificate = readCertificate(pem ?? '')
  if (!certificate.ok) return null
  const { fingerprint256, validTo } = certificate
  return `SHA-256 ${fingerprint256}, valid until ${validTo.toISOString()}`
}
