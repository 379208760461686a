import type { PortalValues } from './provider-guide.ts'

/** `origin` is the portal's own, as the server knows it: a browser may have come another way. */
export function portalValuesOf(customer: {
  id: string
  saml: { callbackUrl: string }
}): PortalValues {
  const { origin } = new URL(customer.saml.callbackUrl)
  const metadataUrl = `${origin}/saml/metadata/${customer.id}`
  return {
    entityId: metadataUrl,
    acsUrl: customer.saml.callbackUrl,
    ssoUrl: `${origin}/api/auth/saml/login/${customer.id}`,
    metadataUrl,
  }
}

export const PORTAL_VALUE_LABELS: Record<keyof PortalValues, string> = {
  entityId: 'Entity ID / Audience',
  acsUrl: 'ACS URL',
  ssoUrl: 'SSO URL (SP-initiated login)',
  metadataUrl: 'SP Metadata URL',
}
