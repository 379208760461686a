import type { PortalValues } from './provider-guide.ts'

export const PORTAL_VALUE_LABELS: Record<keyof PortalValues, string> = {
  entityId: 'Entity ID / Audience',
  acsUrl: 'ACS URL',
  ssoUrl: 'SSO URL (SP-initiated login)',
  metadataUrl: 'SP Metadata URL',
}
