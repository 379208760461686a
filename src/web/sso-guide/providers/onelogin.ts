import type { PortalValues, ProviderGuide } from '#web/sso-guide/provider-guide.ts'

function acsPattern({ acsUrl }: PortalValues): string {
  return `^${acsUrl.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`
}

export const onelogin: ProviderGuide = {
  name: 'OneLogin',
  start: {
    console: 'OneLogin Administration',
    address: 'the address of your OneLogin account, then Administration',
    role: 'Check that your role may add applications',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Applications', 'Applications', 'Add App'],
      text: 'Search for “SAML Custom Connector (Advanced)”, give it a display name and save.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Configuration'],
      text: 'Enter the values, leave encryption off, and save. The validator is a regular expression: copy it as it is.',
      entries: [
        { field: 'RelayState', choose: 'Leave empty' },
        { field: 'Audience (EntityID)', ours: 'entityId' },
        { field: 'Recipient', ours: 'acsUrl' },
        { field: 'ACS (Consumer) URL Validator', compose: acsPattern },
        { field: 'ACS (Consumer) URL', ours: 'acsUrl' },
        { field: 'Single Logout URL', choose: 'Leave empty' },
        { field: 'Login URL', ours: 'ssoUrl' },
        { field: 'SAML initiator', choose: 'Service Provider' },
        { field: 'SAML nameID format', choose: 'Email' },
        { field: 'SAML signature element', choose: 'Assertion' },
      ],
    },
    {
      title: 'Add the attributes',
      about: ['attributes'],
      menu: ['Parameters', '+'],
      text: 'Add one field for each row of the attribute mapping. Tick “Include in SAML assertion” each time: without it OneLogin does not send the value. “NameID value” stays Email.',
      entries: [{ field: 'Include in SAML assertion', choose: 'Tick' }],
    },
    {
      title: 'Choose SHA-256 and take OneLogin’s values',
      about: ['signing'],
      menu: ['SSO'],
      text: 'Set the algorithm and save. Check what was chosen before: it may have been SHA-1, which we refuse. Then copy the issuer, the endpoint and the certificate.',
      entries: [{ field: 'SAML Signature Algorithm', choose: 'SHA-256' }],
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Access'],
      text: 'Tick the roles that may use this portal; or add the application to a single person under Users, Applications, “+”.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer URL',
      where: 'SSO page',
      example: 'https://app.onelogin.com/saml/metadata/<id>',
      note: 'The name of your company may stand in place of app. Copy what is shown.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SAML 2.0 Endpoint (HTTP)',
      where: 'SSO page',
      example: 'https://<company>.onelogin.com/trust/saml2/http-post/sso/<id>',
      note: 'It says http-post; check that it takes our sign-in, which comes as a redirect.',
    },
    {
      ours: 'cert',
      theirs: 'X.509 Certificate',
      where: 'SSO page, View Details',
      example: 'X.509 PEM',
      note: 'DER is offered, too: it is binary and cannot be pasted.',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First Name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last Name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The email address',
    format: 'emailAddress',
    choose: 'Email',
    source: 'Email',
  },
  signing: {
    byDefault: { element: null, algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Choose “Assertion” or “Both” as signature element on the Configuration page, and SHA-256 on the SSO page. Leave encryption off.',
  },
  ownKey: {
    signed:
      'Configuration: OneLogin takes signed requests; check whether your app template can require them.',
    encrypted:
      'Configuration: tick “Encrypt assertion”, choose AES-256-GCM as method, and paste the certificate under “SAML Encryption”.',
  },
  access: 'People with a role that is ticked under Access, and people to whom the app was added.',
  tile: 'With the initiator Service Provider and our SSO URL as Login URL, the tile starts here and works.',
  rotation:
    'A certificate serves every application of the account that has not been given its own; see Security, Certificates for its end. Enter the new one here with the old one as Previous Certificate, then choose it under SSO, X.509 Certificate, “Change”.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'OneLogin refuses the address to answer to',
      cause: 'The validator does not match our ACS URL.',
      fix: 'Copy the validator of this guide again, from ^ to $.',
    },
    {
      shows: 'OneLogin says that the person may not use the application',
      cause: 'None of the person’s roles is ticked.',
      fix: 'Tick one under Access.',
    },
    {
      shows: 'The tile leads nowhere',
      cause: 'The initiator is Service Provider, but the Login URL is empty.',
      fix: 'Enter our SSO URL as Login URL.',
    },
    {
      refusals: ['weak_algorithm'],
      cause: 'The application signs with SHA-1.',
      fix: 'Choose SHA-256 on the SSO page.',
    },
    {
      refusals: ['no_email'],
      cause: '“Include in SAML assertion” is not ticked for email.',
      fix: 'Open the field under Parameters and tick it.',
    },
    {
      shows: 'All applications stop at once',
      cause: 'The certificate of the account was changed.',
      fix: 'Copy the new certificate to the customer form.',
    },
  ],
  otherProducts: [],
}
