import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const ibmSecurityVerify: ProviderGuide = {
  name: 'IBM Security Verify',
  start: {
    console: 'IBM Verify admin console',
    address: 'the address of your tenant, followed by /ui/admin',
    role: 'Check that your role may add applications',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Applications', 'Applications', 'Add application', 'Custom Application'],
      text: 'Choose “Add application”.',
    },
    {
      title: 'Describe it',
      menu: ['General'],
      text: 'Enter a name, a description and the company name, which is required. Leave it enabled.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Sign-on'],
      text: 'Choose SAML 2.0 first. Our metadata can be uploaded with “Use metadata” in place of typing.',
      entries: [
        { field: 'Sign-on method', choose: 'SAML 2.0' },
        { field: 'Use metadata', choose: 'Untick' },
        { field: 'Provider ID', ours: 'entityId' },
        { field: 'Assertion consumer service URL (HTTP-POST)', ours: 'acsUrl' },
        { field: 'Use identity provider initiated single sign-on', choose: 'Leave off' },
        { field: 'Service provider SSO URL', ours: 'ssoUrl' },
        { field: 'Single logout URL', choose: 'Leave empty' },
      ],
    },
    {
      title: 'Choose the signature and the name of the person',
      about: ['signing'],
      menu: ['Sign-on'],
      text: 'Sign with a certificate of your own company: IBM means the one that comes with the tenant for trying out only.',
      entries: [
        { field: 'Sign authentication response', choose: 'On' },
        { field: 'Signature algorithm', choose: 'RSA-SHA256' },
        { field: 'Signing certificate', choose: 'A personal certificate of your company' },
        { field: 'Validate SAML request signature', choose: 'Off' },
        { field: 'NameID format', choose: 'Email' },
        { field: 'Name identifier', choose: 'email' },
      ],
    },
    {
      title: 'Map the attributes and save',
      about: ['attributes'],
      menu: ['Sign-on', 'Attribute mappings'],
      text: 'Add each row of the attribute mapping with the format basic. Choose access policies as you wish, then save.',
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Entitlements'],
      text: 'Choose an access type: automatic access for all users and groups, or pick users and groups with “Add”. Save.',
    },
    {
      title: 'Take IBM’s values',
      menu: ['Sign-on'],
      text: 'The instructions at the right of the page have the provider ID, the login URL and the certificate.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Provider ID',
      where: 'Sign-on tab, instructions at the right',
      example: 'https://<tenant host>/saml/sps/saml20ip/saml20',
      note: 'The one of IBM, not the one that you entered.',
    },
    {
      ours: 'entryPoint',
      theirs: 'Login URL',
      where: 'Sign-on tab, instructions at the right',
      example: 'https://<tenant host>/saml/sps/saml20ip/saml20/login',
    },
    {
      ours: 'cert',
      theirs: 'Signing certificate',
      where: 'Sign-on tab, instructions at the right',
      example: 'PEM text',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'given_name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'family_name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'As chosen on the Sign-on tab',
    format: 'emailAddress',
    choose: 'Email',
    source: 'email',
  },
  signing: {
    byDefault: { element: 'both', algorithm: null },
    choose: { element: 'both', algorithm: 'RSA-SHA256' },
    text: 'Verify always signs its response; check whether it signs the assertion as well. Keep “Validate response signatures” on here, so that either will do. Choose RSA-SHA256, and check that encryption is off.',
  },
  ownKey: {
    signed:
      'Sign-on: tick “Validate SAML request signature” and choose the certificate, which is added under Security, Certificates.',
    encrypted:
      'Sign-on: tick “Encrypt assertion”, choose AES-256-GCM if it is offered, and choose the certificate. With AES-CBC, have it sign the response as well.',
  },
  access: 'People and groups of the Entitlements tab, as far as the access policies let them.',
  tile: 'With sign-on that begins at the identity provider off and our SSO URL as Service provider SSO URL, sign-ins start here.',
  rotation:
    'Applications that use the default certificate of the tenant change all at once. Enter the new certificate here with the old one as Previous Certificate before you choose it at IBM; check under Security, Certificates how yours is replaced.',
  switches: [
    {
      name: 'validateSignature',
      isOn: true,
      why: 'What Verify always signs is the response; off, only a signature on the assertion counts.',
    },
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'Verify does not know the application',
      cause: 'Check the Provider ID and the ACS URL: one of them may be mistyped.',
      fix: 'Copy both from this guide again.',
    },
    {
      shows: 'Verify wants a signed request',
      cause:
        'Check “Validate SAML request signature”: our requests are signed only where you switch that on.',
      fix: 'Switch it off.',
    },
    {
      shows: 'The person signs in at IBM but is turned away',
      cause: 'Check the entitlement of the person, and the access policies.',
      fix: 'Add the person under Entitlements, or change the policy.',
    },
  ],
  otherProducts: [],
}
