import type { AttributeMapping } from './attributes.ts'

// Everything that the exchange with an identity provider needs to know of both sides.

export type SamlConnection = AttributeMapping & {
  customerId: string
  /** The issuer that the identity provider calls itself. */
  entityId: string
  entryPoint: string
  /** All that the provider may sign with, the current one first. */
  certs: string[]
  validateSignature: boolean
  validateInResponseTo: boolean
  disableRequestedAuthnContext: boolean
  audienceRestriction: string | null
  /** The customer's, in ASCII. Of several addresses, the one at them is meant. */
  domains: string[]
  /** PEM; null while the provider is not to encrypt. */
  decryptionKeys: string[] | null
}

export type ServiceProvider = {
  entityId: string
  acsUrl: string
  /** Takes the messages of a sign-out, by redirect and by post. */
  logoutUrl: string
}

/** Returns whether an address is one that this portal gives to providers, for any customer. */
export function isOwnAddress({ publicUrl }: { publicUrl: string }, text: string): boolean {
  const given = URL.canParse(text) ? new URL(text) : undefined
  const isSame = given?.host === new URL(publicUrl).host
  return isSame && /^\/(saml|api)\//.test(given.pathname)
}

export function serviceProviderFor(publicUrl: string, customerId: string): ServiceProvider {
  const { origin } = new URL(publicUrl)
  return {
    entityId: `${origin}/saml/metadata/${customerId}`,
    acsUrl: `${origin}/api/auth/saml/callback/${customerId}`,
    logoutUrl: `${origin}/api/auth/saml/logout/${customerId}`,
  }
}
