/**
 * The addresses of this portal for one customer (specification section 7). `origin` is the portal's
 * own, as the server knows it: a browser may have come another way.
 */
export function portalValuesAt(origin: string, customerId: string) {
  const metadataUrl = `${origin}/saml/metadata/${customerId}`
  return {
    entityId: metadataUrl,
    acsUrl: `${origin}/api/auth/saml/callback/${customerId}`,
    logoutUrl: `${origin}/api/auth/saml/logout/${customerId}`,
    ssoUrl: `${origin}/api/auth/saml/login/${customerId}`,
    metadataUrl,
  }
}

/** Values that a provider of OpenID Connect needs. */
export function oidcValuesAt(origin: string, customerId: string) {
  return {
    redirectUri: `${origin}/api/auth/oidc/callback/${customerId}`,
    backchannelLogoutUri: `${origin}/api/auth/oidc/logout/${customerId}`,
    postLogoutUri: `${origin}/login`,
    keysUrl: `${origin}/api/auth/oidc/keys`,
  }
}

export function originOf({ saml }: { saml: { callbackUrl: string } }): string {
  return new URL(saml.callbackUrl).origin
}
