import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

import { FROM_METADATA } from './from-metadata.ts'

export const pingIdentity: ProviderGuide = {
  name: 'Ping Identity',
  start: {
    console: 'PingOne admin console',
    address: 'console.pingone.com, or the console of your region (.eu, .ca, .asia, .com.au)',
    role: 'Check that your role may manage applications of the environment',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Your environment', 'Applications', 'Applications', '+'],
      text: 'Name it, choose “SAML Application” as application type, then “Configure”. Older consoles have it under Connections.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['SAML Configuration', 'Manually Enter'],
      text: 'Enter the values and save. “Import From URL” reads both from our metadata instead, if PingOne can reach this portal.',
      entries: [
        { field: 'ACS URLs', ours: 'acsUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Import From URL, in place of the two', ours: 'metadataUrl' },
      ],
    },
    {
      title: 'Map the attributes',
      about: ['attributes'],
      menu: ['Attribute Mappings', 'Pencil'],
      text: 'Change saml_subject, which begins as the user id. Then add one line for each row of the attribute mapping with “+ Add”, and save. PingOne sends nothing that is not mapped.',
      entries: [{ field: 'saml_subject', choose: 'Email Address' }],
    },
    {
      title: 'Choose signing and validity',
      about: ['signing'],
      menu: ['Configuration', 'Pencil'],
      text: 'Set the values and save.',
      entries: [
        { field: 'Sign Assertion', choose: 'Leave selected' },
        { field: 'Signing Algorithm', choose: 'RSA_SHA256' },
        {
          field: 'Subject NameID Format',
          choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        },
        { field: 'Assertion Validity Duration', choose: '300 seconds' },
        { field: 'Target Application URL', choose: 'Leave empty' },
        { field: 'Enforce signed AuthnRequest', choose: 'Leave off' },
      ],
    },
    {
      title: 'Let the tile start here',
      menu: ['Overview'],
      text: 'Enter our SSO URL as home page or sign-on URL.',
      entries: [{ field: 'Home page or Signon URL', ours: 'ssoUrl' }],
    },
    {
      title: 'Choose who may sign in',
      about: ['access'],
      menu: ['Access'],
      text: 'Add the groups whose members may use this portal.',
    },
    {
      title: 'Switch the application on',
      text: 'A new application is off. Use the switch at the top of its page.',
    },
    {
      title: 'Take PingOne’s values',
      menu: ['Configuration', 'Connection details'],
      text: 'Copy Issuer ID and Single Signon Service, and download the signing certificate.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer ID',
      where: 'Configuration tab, Connection details',
      example: 'https://auth.pingone.<region>/<environment id>',
      note: 'The domain ends as that of your region does; a custom domain takes its place. It is the same for all applications of the environment.',
    },
    {
      ours: 'entryPoint',
      theirs: 'Single Signon Service',
      where: 'Configuration tab, Connection details',
      example: 'https://auth.pingone.<region>/<environment id>/saml20/idp/sso',
    },
    {
      ours: 'cert',
      theirs: 'Download Signing Certificate',
      where: 'Configuration tab, Connection details',
      example: 'X509 PEM (.pem file)',
      note: 'PKCS#7 is offered, too: take PEM.',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Email Address', sentAs: 'email' },
    { ours: 'firstName', choose: 'Given Name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Family Name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The PingOne user id',
    format: 'emailAddress',
    choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    source: 'Email Address',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Keep “Sign Assertion”, or take “Sign Assertion & Response”; choose RSA_SHA256. Leave encryption and “Enforce signed AuthnRequest” off: our requests are signed only where you switch that on.',
  },
  ownKey: {
    signed:
      'Configuration, Edit: tick “Enforce Signed AuthnRequest” and import the certificate under “Verification Certificate”.',
    encrypted:
      'Configuration, Edit: tick “Enable Encryption”, choose AES_256 with RSA_OAEP, and import the certificate. If it encrypts with AES-CBC, have it sign response and assertion.',
  },
  access:
    'Members of the groups on the Access tab. Check who may sign in while no group is chosen: it is likely everyone of the environment.',
  tile: 'With our SSO URL as home page, the tile starts here and works. “Initiate Single Sign-on URL” starts at PingOne and is refused here.',
  rotation:
    'The certificate belongs to the environment; its end is under Settings, Certificates and Key Pairs, and PingOne does not renew it for SAML. Enter the new one here with the old one as Previous Certificate before the application changes to it.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'PingOne does not know the application',
      cause:
        'The application is switched off, its Entity ID is not ours, or the address has the wrong region or environment.',
      fix: 'Switch it on, compare the Entity ID, and copy Single Signon Service again.',
    },
    {
      shows: 'PingOne refuses the address to answer to',
      cause: 'Our ACS URL is not among the ACS URLs of the application.',
      fix: 'Add it; the first one is used where a request names none.',
    },
    {
      shows: 'The person signs in at PingOne but is turned away',
      cause: 'The person is in none of the groups on the Access tab.',
      fix: 'Add one of the person’s groups. Check the audit log of the environment for the reason.',
    },
  ],
  otherProducts: [
    {
      name: 'PingFederate',
      steps: [
        {
          title: 'Create a connection',
          menu: ['SP Connection', 'Browser SSO', 'Protocol Settings'],
          text: 'Import our metadata or enter our Entity ID and ACS URL. Send email, firstName and lastName, and the mail address as the subject.',
          entries: [
            { field: 'Entity ID of the partner', ours: 'entityId' },
            { field: 'Endpoint URL', ours: 'acsUrl' },
          ],
        },
        {
          title: 'Choose the signature',
          menu: ['Protocol Settings', 'Signature Policy'],
          text: 'Have the assertion or the response signed, and leave signed requests off.',
        },
      ],
      bringBack: FROM_METADATA.map((value) =>
        value.ours === 'entryPoint'
          ? {
              ...value,
              example: 'https://<host>:<port>/idp/SSO.saml2',
              note: 'Check the port, which may be 9031.',
            }
          : value,
      ),
      problems: [],
    },
    {
      name: 'PingOne for Enterprise',
      steps: [
        {
          title: 'Add the application',
          menu: ['Applications', 'My Applications', 'SAML', 'Add Application'],
          text: 'Choose “New SAML Application”, enter our addresses and map the attributes of this guide.',
          entries: [
            { field: 'Entity ID', ours: 'entityId' },
            { field: 'ACS URL', ours: 'acsUrl' },
          ],
        },
      ],
      bringBack: FROM_METADATA,
      problems: [
        {
          shows: 'AUTHZ_001',
          cause: 'The person is in no group that may use the application.',
          fix: 'Authorise one of the person’s groups.',
        },
      ],
    },
  ],
}
