import { outsideEndpoints } from '#shared/access/endpoints.ts'
import type { Connection } from '#shared/connections/contract.ts'
import { completeSettings, type StoredSettings } from '#shared/connections/fields.ts'

import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import type { Config } from '#server/config.ts'
import { certificateEndOf } from './list-expiring-certificates.ts'

/** The stored row; null in every field when the customer has no connection. */
type Stored = StoredSettings & { certExpiresAt?: Date | null }

/** Presents a customer's connection to administrators; without one, the form's defaults. */
export function presentConnection(
  config: Pick<Config, 'publicUrl'>,
  customerId: string,
  stored: Stored,
): Connection {
  const end = stored.certExpiresAt ?? certificateEndOf(stored.cert ?? '')
  const settings = completeSettings(stored)
  const isOidc = settings.kind === 'oidc'
  const own = ({ path }: { path: string }) =>
    new URL(config.publicUrl).origin + path.replace(':customerId', customerId)
  return {
    ...settings,
    certExpiresAt: end?.toISOString() ?? null,
    callbackUrl: isOidc
      ? own(outsideEndpoints.finishOidcLogin)
      : serviceProviderFor(config.publicUrl, customerId).acsUrl,
    backchannelLogoutUrl: isOidc ? own(outsideEndpoints.logOutByProvider) : null,
  }
}
