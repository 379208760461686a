import * as words from '#words/guides/okta.ts'
import * as several from '#words/sso-guide.ts'
import type { PortalValues, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

const EMAIL_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'

/** The email goes out twice: Auth0 looks for the NameID among the names that it sends. */
function addonSettings({ entityId, acsUrl }: PortalValues): string {
  const settings = {
    audience: entityId,
    recipient: acsUrl,
    destination: acsUrl,
    mappings: {
      email: ['email', EMAIL_CLAIM],
      given_name: 'firstName',
      family_name: 'lastName',
    },
    createUpnClaim: false,
    passthroughClaimsWithNoMapping: false,
    mapUnknownClaimsAsIs: false,
    mapIdentities: false,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    nameIdentifierProbes: [EMAIL_CLAIM],
  }
  return JSON.stringify(settings, null, 2)
}

export const guide: ProviderGuide = {
  product: 'Auth0',
  start: {
    console: 'Auth0 Dashboard',
    address: 'manage.auth0.com',
    role: words.auth0StartRole,
  },
  steps: [
    {
      title: several.createTheApplication,
      menu: ['Applications', 'Applications', 'Create Application'],
      text: words.createTheApplicationText,
    },
    {
      title: words.switchSAMLOn,
      menu: ['Addons', 'SAML2 Web App'],
      text: words.switchSAMLOnText,
    },
    {
      title: words.enterOurAddressesAndSettings,
      about: ['addresses', 'attributes', 'signing'],
      menu: ['SAML2 Web App', 'Settings'],
      text: words.enterOurAddressesAndSettingsText,
      entries: [
        { field: 'Application Callback URL', ours: 'acsUrl' },
        { field: 'Settings', compose: addonSettings },
      ],
    },
    {
      title: words.checkTheAllowedAddresses,
      menu: ['Settings', 'Allowed Callback URLs'],
      text: words.checkTheAllowedAddressesText,
    },
    {
      title: words.chooseWherePeopleComeFrom,
      about: ['access'],
      menu: ['Connections'],
      text: words.chooseWherePeopleComeFromText,
    },
    {
      title: words.takeAuth0sValues,
      menu: ['Addons', 'SAML2 Web App', 'Usage'],
      text: words.takeAuth0sValuesText,
    },
    {
      title: several.signInFromHere,
      text: several.signInFromHereText,
      entries: [{ field: several.linkForYourPeople, ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'metadataUrl',
      theirs: 'Identity Provider Metadata',
      where: words.entityIdWhere,
      example: `https://<${several.tenantDomain}>/samlp/metadata/<${several.clientId}>`,
      note: several.metadataNote,
    },
    {
      ours: 'entityId',
      theirs: 'Issuer',
      where: words.entityIdWhere,
      example: `urn:<${several.tenantDomain}>`,
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: words.auth0EntryPointTheirs,
      where: words.entryPointWhere,
      example: `https://<${several.tenantDomain}>/samlp/<${several.clientId}>`,
      note: words.entryPointNote,
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: words.auth0CertWhere,
      example: 'PEM',
      note: words.certNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'given_name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'family_name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.auth0NameIdByDefault,
    format: 'emailAddress',
    choose: words.nameIdentifierFormatAndNameIdentifierProbesOfOur,
    source: 'email',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA1' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.auth0Signing,
  },
  ownKey: {
    signed: words.auth0SignedRequests,
    encrypted: words.auth0Encryption,
  },
  access: words.auth0People,
  tile: words.auth0Tile,
  rotation: words.auth0Renewal,
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      refusals: ['weak_algorithm'],
      cause: words.weakAlgorithmCause,
      fix: words.weakAlgorithmFix,
    },
    {
      shows: 'invalid_request',
      cause: words.invalidRequestCause,
      fix: words.invalidRequestFix,
    },
    {
      shows: 'Callback URL mismatch',
      cause: words.callbackURLMismatchCause,
      fix: words.callbackURLMismatchFix,
    },
    {
      refusals: ['wrong_audience'],
      cause: words.wrongAudienceCause,
      fix: words.wrongAudienceFix,
    },
    {
      refusals: ['no_email'],
      cause: words.auth0NoEmailCause,
      fix: words.auth0NoEmailFix,
    },
  ],
  otherProducts: [],
}
