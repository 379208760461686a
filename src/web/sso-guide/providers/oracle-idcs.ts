import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const oracleIdcs: ProviderGuide = {
  name: 'Oracle IDCS',
  start: {
    console: 'Oracle Cloud console (OCI IAM identity domains)',
    address: 'OCI console, Identity & Security, Domains; for classic IDCS its own admin console',
    role: 'Check that your role may add applications to the domain',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Identity & Security', 'Domains', 'Your domain', 'Integrated applications'],
      text: 'Choose “Add application”, “SAML Application”, “Launch workflow”. In classic IDCS it is Applications, Add, SAML Application, with the same fields.',
    },
    {
      title: 'Describe it',
      text: 'Give it a name and leave the custom login, logout and error addresses empty. Then “Next”.',
      entries: [
        { field: 'Application URL / Relay state', choose: 'Leave empty' },
        {
          field: 'Enforce grants as authorization',
          choose: 'On, so that only assigned people may sign in',
        },
      ],
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Configure SSO'],
      text: 'Enter the values. We have no signing certificate to upload.',
      entries: [
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Assertion consumer URL', ours: 'acsUrl' },
        { field: 'Name ID format', choose: 'Email address' },
        { field: 'Name ID value', choose: 'Primary email' },
        { field: 'Signing certificate', choose: 'Leave empty' },
      ],
    },
    {
      title: 'Choose the signature',
      about: ['signing'],
      menu: ['Additional configuration'],
      text: 'Most of these are set already.',
      entries: [
        { field: 'Signed SSO', choose: 'Assertion' },
        { field: 'Include signing certificate in signature', choose: 'On' },
        { field: 'Signature hashing algorithm', choose: 'SHA-256' },
        { field: 'Enable single logout', choose: 'Off' },
        { field: 'Require encrypted assertion', choose: 'Off' },
      ],
    },
    {
      title: 'Add the attributes',
      about: ['attributes'],
      menu: ['Attribute configuration'],
      text: 'Add each row of the attribute mapping with the format Basic and the type User attribute. Oracle sends nothing else.',
    },
    {
      title: 'Switch the application on',
      text: 'Choose “Finish”, then “Activate”, and confirm.',
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Users or Groups', 'Assign'],
      text: 'While grants are enforced, assign each person or group. People must exist in the domain.',
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
      theirs: 'Provider ID',
      where: 'The application’s page, SSO configuration',
      example: 'https://idcs-<id>.identity.oraclecloud.com/fed',
      note: 'Some domains write :443 after the host. Copy exactly what is shown.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO endpoint',
      where: 'The application’s page, SSO configuration',
      example: 'https://idcs-<id>.identity.oraclecloud.com/fed/v1/idp/sso',
    },
    {
      ours: 'cert',
      theirs: 'Download signing certificate',
      where: 'The application’s page, SSO configuration',
      example: 'Text file with PEM',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Primary Email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First name (Given name)', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last name (Family name)', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The primary email, format Email address',
    format: 'emailAddress',
    choose: 'Email address',
    source: 'Primary email',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Keep Assertion, or take “Assertion and response”, with SHA-256. Leave encryption off, and upload no certificate: check that Oracle then takes our requests, which are signed only where you switch that on.',
  },
  ownKey: {
    signed: 'SSO configuration, Advanced: upload the certificate as “Signing certificate”.',
    encrypted:
      'SSO configuration, Advanced: switch “Require encrypted assertion” on, upload the certificate as “Encryption certificate” and choose AES-256-GCM with RSA-OAEP.',
  },
  access:
    'Assigned people and groups while “Enforce grants as authorization” is on; otherwise everyone whom the sign-on policy lets through.',
  tile: 'The tile in My Apps starts at Oracle and is refused here. Give people our SSO URL, and leave “Display in My Apps” off.',
  rotation:
    'The certificate belongs to the domain and comes from Oracle; another one takes a service request. When it changes, enter the new one here with the old one as Previous Certificate.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Off, the tile in My Apps would work as well, but answers would no longer be tied to a request.',
    },
  ],
  problems: [
    {
      shows: 'The Federation partner … is not recognized',
      cause: 'The Entity ID is not ours, or the application is not activated.',
      fix: 'Compare the Entity ID to the letter, and activate the application.',
    },
    {
      shows: 'Access is denied after the sign-in at Oracle',
      cause: 'The person is not assigned, or the sign-on policy says no. Check which.',
      fix: 'Assign the person, or change the policy.',
    },
    {
      shows: 'The metadata address asks for a sign-in',
      cause: 'The domain keeps its signing certificate to itself.',
      fix: 'Download the metadata in the console, or switch “Configure client access” on under Settings, Domain settings (classic IDCS: “Access Signing Certificate” under Default Settings).',
    },
  ],
  otherProducts: [],
}
