import type { PortalValues, ProviderGuide } from '#web/sso-guide/provider-guide.ts'

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

export const auth0: ProviderGuide = {
  name: 'Auth0',
  start: {
    console: 'Auth0 Dashboard',
    address: 'manage.auth0.com',
    role: 'Check that your role may create applications',
  },
  steps: [
    {
      title: 'Create the application',
      menu: ['Applications', 'Applications', 'Create Application'],
      text: 'Name it and choose “Regular Web Application”.',
    },
    {
      title: 'Switch SAML on',
      menu: ['Addons', 'SAML2 Web App'],
      text: 'The switch opens a window with the tabs “Settings” and “Usage”.',
    },
    {
      title: 'Enter our addresses and settings',
      about: ['addresses', 'attributes', 'signing'],
      menu: ['SAML2 Web App', 'Settings'],
      text: 'Replace all of the text in “Settings” by ours: it names our addresses, sends the three attributes, and signs with SHA-256. Auth0 begins with SHA-1, which we refuse. Then choose “Enable” or “Save” at the bottom. “Debug” on the same page shows a test assertion.',
      entries: [
        { field: 'Application Callback URL', ours: 'acsUrl' },
        { field: 'Settings', compose: addonSettings },
      ],
    },
    {
      title: 'Check the allowed addresses',
      menu: ['Settings', 'Allowed Callback URLs'],
      text: 'Our ACS URL must be in the list. Keep the order: the first address is the one of the addon.',
    },
    {
      title: 'Choose where people come from',
      about: ['access'],
      menu: ['Connections'],
      text: 'Switch on at least one connection for this application.',
    },
    {
      title: 'Take Auth0’s values',
      menu: ['Addons', 'SAML2 Web App', 'Usage'],
      text: 'Copy issuer and login URL, and download the certificate.',
    },
    {
      title: 'Sign in from here',
      text: 'Give people this address, or let them enter their email on our login page.',
      entries: [{ field: 'Link for your people', ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer',
      where: 'SAML2 Web App, Usage',
      example: 'urn:<tenant domain>',
      note: 'With a custom domain it is that domain. Issuer and addresses change when you begin to use one.',
    },
    {
      ours: 'entryPoint',
      theirs: 'Identity Provider Login URL (also “SAML Protocol URL”)',
      where: 'SAML2 Web App, Usage; or Advanced Settings, Endpoints',
      example: 'https://<tenant domain>/samlp/<client id>',
      note: 'It may end in ?connection= or ?organization=, which sends people to that one.',
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: 'SAML2 Web App, Usage; or Advanced Settings, Certificates, Download Certificate',
      example: 'PEM',
      note: 'CER and PKCS#7 are offered, too: take PEM.',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'given_name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'family_name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The Auth0 user id, format unspecified',
    format: 'emailAddress',
    choose: 'nameIdentifierFormat and nameIdentifierProbes of our settings',
    source: 'email',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA1' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Our settings choose SHA-256. Leave signingCert out: with it Auth0 demands signed requests. With signResponse Auth0 signs the response in place of the assertion; we accept that, too.',
  },
  ownKey: {
    signed: 'Addon “SAML2 Web App”, Settings: put the certificate into “signingCert”.',
    encrypted:
      'Auth0 encrypts by an Action or a Rule of its own: check with its documentation, and take AES-GCM.',
  },
  access:
    'Everyone of a connection that is switched on for the application. Narrow it with Organizations or an Action after login.',
  tile: 'A sign-in that begins at the login URL itself is refused here. Give people our SSO URL.',
  rotation:
    'One signing key serves the whole tenant and is renewed by hand under Settings, Signing Keys: every SAML application changes at once. Enter the certificate that is next in the queue here first, with the old one as Previous Certificate, then rotate.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      refusals: ['weak_algorithm'],
      cause: 'The addon still signs with SHA-1.',
      fix: 'Paste our settings, which choose rsa-sha256 and sha256, and save.',
    },
    {
      shows: 'invalid_request',
      cause: 'No connection is switched on for the application.',
      fix: 'Switch one on under Connections.',
    },
    {
      shows: 'Callback URL mismatch',
      cause: 'Our ACS URL is not the Application Callback URL, or is not allowed.',
      fix: 'Enter it in the addon, and look for it under Allowed Callback URLs.',
    },
    {
      refusals: ['wrong_audience'],
      cause: 'The audience of the settings is not our Entity ID.',
      fix: 'Paste our settings again.',
    },
    {
      refusals: ['no_email'],
      cause: 'The mappings of our settings are missing.',
      fix: 'Paste our settings again. Monitoring, Logs has the details of every attempt.',
    },
  ],
  otherProducts: [],
}
