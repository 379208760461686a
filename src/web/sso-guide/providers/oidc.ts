import * as words from '#words/guides/custom.ts'
import type {
  BringBack,
  Guide,
  GuideStep,
  ProductGuide,
} from '#web/sso-guide/guide/provider-guide.ts'

function bringBack(
  issuer: Pick<BringBack, 'where' | 'example'>,
  whereId: string,
  whereSecret = whereId,
): BringBack[] {
  return [
    { ours: 'entityId', theirs: 'Issuer', note: words.oidcIssuerNote, ...issuer },
    { ours: 'clientId', theirs: 'Client ID', where: whereId, example: words.oidcIdExample },
    {
      ours: 'clientSecret',
      theirs: 'Client secret',
      where: whereSecret,
      example: words.oidcIdExample,
    },
  ]
}

const keycloak: ProductGuide = {
  product: 'Keycloak',
  steps: [
    {
      title: words.keycloakClient,
      menu: ['Clients', 'Create client'],
      text: words.keycloakClientText,
      entries: [
        { field: 'Client type', choose: 'OpenID Connect' },
        { field: 'Valid redirect URIs', ours: 'redirectUri' },
        { field: 'Valid post logout redirect URIs', ours: 'postLogoutUri' },
      ],
    },
    {
      title: words.keycloakPkce,
      menu: ['Advanced', 'Advanced settings'],
      text: words.keycloakPkceText,
      entries: [{ field: 'Proof Key for Code Exchange Code Challenge Method', choose: 'S256' }],
    },
  ],
  bringBack: bringBack(
    { where: words.keycloakIssuerWhere, example: 'https://<host>/realms/<realm>' },
    words.keycloakIdWhere,
    words.keycloakSecretWhere,
  ),
  problems: [],
}

/** Makes the guide to a product where an application is made on one page. */
function inOneStep(
  { product, ...step }: GuideStep & Pick<ProductGuide, 'product'>,
  ...found: Parameters<typeof bringBack>
): ProductGuide {
  return { product, steps: [step], bringBack: bringBack(...found), problems: [] }
}

const okta = inOneStep(
  {
    product: 'Okta',
    title: words.oktaApp,
    menu: ['Applications', 'Applications', 'Create App Integration'],
    text: words.oktaAppText,
    entries: [
      { field: 'Sign-in redirect URIs', ours: 'redirectUri' },
      { field: 'Sign-out redirect URIs', ours: 'postLogoutUri' },
    ],
  },
  { where: words.oktaIssuerWhere, example: 'https://<domain>.okta.com' },
  words.oktaIdWhere,
)

const auth0 = inOneStep(
  {
    product: 'Auth0',
    title: words.auth0App,
    menu: ['Applications', 'Applications', 'Create Application'],
    text: words.auth0AppText,
    entries: [
      { field: 'Allowed Callback URLs', ours: 'redirectUri' },
      { field: 'Allowed Logout URLs', ours: 'postLogoutUri' },
    ],
  },
  { where: words.auth0IssuerWhere, example: 'https://<tenant>.auth0.com/' },
  words.auth0IdWhere,
)

export const guide: Guide = {
  product: 'OpenID Connect',
  start: { console: words.oidcConsole, address: words.oidcAddress, role: words.oidcRole },
  steps: [
    {
      title: words.oidcCreate,
      text: words.oidcCreateText,
      entries: [
        { field: words.applicationType, choose: words.webConfidential },
        { field: words.grantType, choose: 'Authorization code' },
      ],
    },
    {
      title: words.oidcAddresses,
      about: ['addresses'],
      text: words.oidcAddressesText,
      entries: [
        { field: words.redirectUris, ours: 'redirectUri' },
        { field: words.postLogoutUris, ours: 'postLogoutUri' },
      ],
    },
    {
      title: words.oidcProof,
      about: ['signing'],
      text: words.oidcProofText,
      entries: [{ field: words.oidcKeysAddress, ours: 'keysUrl' }],
    },
    {
      title: words.oidcClaims,
      about: ['attributes'],
      text: words.oidcClaimsText,
      entries: [{ field: words.scopes, choose: 'openid email profile' }],
    },
    { title: words.oidcAssign, about: ['access'], text: words.oidcAssignText },
  ],
  bringBack: bringBack(
    { where: words.oidcIssuerWhere, example: 'https://login.example.com' },
    words.oidcIdWhere,
  ),
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'given_name', sentAs: 'given_name' },
    { ours: 'lastName', choose: 'family_name', sentAs: 'family_name' },
  ],
  problems: [
    { shows: 'redirect_uri', cause: words.oidcRedirectCause, fix: words.oidcRedirectFix },
    { shows: 'invalid_client', cause: words.oidcClientCause, fix: words.oidcClientFix },
    {
      refusals: ['oidc_unreachable'],
      cause: words.oidcUnreachableCause,
      fix: words.oidcUnreachableFix,
    },
    { refusals: ['oidc_no_email'], cause: words.oidcNoEmailCause, fix: words.oidcNoEmailFix },
    {
      refusals: ['oidc_unverified_email'],
      cause: words.oidcUnverifiedCause,
      fix: words.oidcUnverifiedFix,
    },
  ],
  otherProducts: [keycloak, okta, auth0],
}
