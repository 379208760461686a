import type { Customer } from '#shared/customers/contract.ts'

import type { Config } from '#server/config.ts'
import { toShownDomain } from '#server/platform/domain-spelling.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { certificateEndOf } from './list-expiring-certificates.ts'
import type { CustomerRow } from './queries.ts'

/** A customer as administrators see it; one without single sign-on has the form's defaults. */
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
    technicalContacts: customer.technicalContacts,
    saml: {
      enabled: customer.enabled ?? false,
      provider: customer.provider ?? 'custom',
      entityId: customer.entityId ?? '',
      entryPoint: customer.entryPoint ?? '',
      cert: customer.cert ?? '',
      certExpiresAt:
        (customer.certExpiresAt ?? certificateEndOf(customer.cert ?? ''))?.toISOString() ?? null,
      previousCert: customer.previousCert,
      validateSignature: customer.validateSignature ?? true,
      validateInResponseTo: customer.validateInResponseTo ?? true,
      disableRequestedAuthnContext: customer.disableRequestedAuthnContext ?? true,
      audienceRestriction: customer.audienceRestriction,
      ipRestrictions: customer.ipRestrictions ?? [],
      auditEnabled: customer.auditEnabled ?? true,
      callbackUrl: serviceProviderFor(config.publicUrl, customer.id).acsUrl,
    },
    version: customer.version,
    createdAt: customer.createdAt.toISOString(),
    updatedAt: customer.updatedAt.toISOString(),
    updatedBy: customer.updatedBy,
  }
}
