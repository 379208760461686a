import { microsoftEntra } from '#web/sso-guide/providers/microsoft-entra.ts'
import { googleIdentity } from '#web/sso-guide/providers/google-identity.ts'
import { okta } from '#web/sso-guide/providers/okta.ts'
import { auth0 } from '#web/sso-guide/providers/auth0.ts'
import { pingIdentity } from '#web/sso-guide/providers/ping-identity.ts'
import { onelogin } from '#web/sso-guide/providers/onelogin.ts'
import { awsIam } from '#web/sso-guide/providers/aws-iam.ts'
import { ibmSecurityVerify } from '#web/sso-guide/providers/ibm-security-verify.ts'
import { oracleIdcs } from '#web/sso-guide/providers/oracle-idcs.ts'
import { forgerock } from '#web/sso-guide/providers/forgerock.ts'
import { keycloak } from '#web/sso-guide/providers/keycloak.ts'
import { adFs } from '#web/sso-guide/providers/ad-fs.ts'
import { shibboleth } from '#web/sso-guide/providers/shibboleth.ts'
import { jumpCloud } from '#web/sso-guide/providers/jumpcloud.ts'
import { duo } from '#web/sso-guide/providers/duo.ts'
import { custom } from '#web/sso-guide/providers/custom.ts'

import type { GuideName } from './guide-names.ts'
import type { ProviderGuide } from './provider-guide.ts'

export const PROVIDER_GUIDES: Record<GuideName, ProviderGuide> = {
  microsoft_entra: microsoftEntra,
  google_identity: googleIdentity,
  okta: okta,
  auth0: auth0,
  ping_identity: pingIdentity,
  onelogin: onelogin,
  aws_iam: awsIam,
  ibm_security_verify: ibmSecurityVerify,
  oracle_idcs: oracleIdcs,
  forgerock: forgerock,
  keycloak,
  ad_fs: adFs,
  shibboleth,
  jumpcloud: jumpCloud,
  duo,
  custom: custom,
}
