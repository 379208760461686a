import type { SamlProvider } from '#shared/customers/values.ts'

import type { ProviderGuide } from './provider-guide.ts'

/** Each is loaded when it is chosen: no one reads eleven guides. */
export const PROVIDER_GUIDES: Record<SamlProvider, () => Promise<ProviderGuide>> = {
  microsoft_entra: async () =>
    (await import('#web/sso-guide/providers/microsoft-entra.ts')).microsoftEntra,
  google_identity: async () =>
    (await import('#web/sso-guide/providers/google-identity.ts')).googleIdentity,
  okta: async () => (await import('#web/sso-guide/providers/okta.ts')).okta,
  auth0: async () => (await import('#web/sso-guide/providers/auth0.ts')).auth0,
  ping_identity: async () =>
    (await import('#web/sso-guide/providers/ping-identity.ts')).pingIdentity,
  onelogin: async () => (await import('#web/sso-guide/providers/onelogin.ts')).onelogin,
  aws_iam: async () => (await import('#web/sso-guide/providers/aws-iam.ts')).awsIam,
  ibm_security_verify: async () =>
    (await import('#web/sso-guide/providers/ibm-security-verify.ts')).ibmSecurityVerify,
  oracle_idcs: async () => (await import('#web/sso-guide/providers/oracle-idcs.ts')).oracleIdcs,
  forgerock: async () => (await import('#web/sso-guide/providers/forgerock.ts')).forgerock,
  custom: async () => (await import('#web/sso-guide/providers/custom.ts')).custom,
}
