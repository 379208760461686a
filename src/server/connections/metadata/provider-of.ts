import type { SamlProvider } from '#shared/customers/values.ts'

/** By the host of the entity ID or of the entry point. Those that run on hosts of their own have none. */
const HOSTS: [SamlProvider, RegExp][] = [
  ['microsoft_entra', /^(?:sts\.windows\.net|login\.microsoftonline\.(?:com|us))$/],
  ['google_identity', /^accounts\.google\.com$/],
  ['okta', /(?:^www|\.)(?:okta|oktapreview|okta-emea)\.com$/],
  ['auth0', /\.auth0\.com$/],
  ['ping_identity', /(?:^|\.)(?:pingone\.(?:com|eu|ca|asia)|pingidentity\.com)$/],
  ['onelogin', /\.onelogin\.com$/],
  ['aws_iam', /(?:^|\.)(?:sso|signin)\..*amazonaws\.com$|\.awsapps\.com$/],
  ['ibm_security_verify', /\.(?:verify\.ibm|ice\.ibmcloud)\.com$/],
  ['oracle_idcs', /\.identity\.oraclecloud\.com$/],
  ['forgerock', /\.forgeblocks\.com$/],
]

/** Which of the listed providers it is, so that its guide is at hand; null where that cannot be told. */
export function providerOf(entityId: string, entryPoint: string): SamlProvider | null {
  // Okta's entity ID names no host of the customer.
  const hosts = [entityId, entryPoint].flatMap((text) => URL.parse(text)?.hostname ?? [])
  return HOSTS.find(([, host]) => hosts.some((one) => host.test(one)))?.[0] ?? null
}
