import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const googleIdentity: ProviderGuide = {
  name: 'Google Identity/Workspace',
  start: {
    console: 'Google Admin console',
    address: 'admin.google.com',
    role: 'Super admin',
  },
  steps: [
    {
      title: 'Add the app',
      menu: ['Apps', 'Web and mobile apps', 'Add app', 'Add custom SAML app'],
      text: 'Give the app a name and continue.',
    },
    {
      title: 'Take Google’s values',
      text: 'On the page “Google Identity Provider details”, copy the SSO URL and the Entity ID, and copy or download the certificate. Then continue.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses', 'signing'],
      text: 'On the page “Service provider details”, enter the values and continue.',
      entries: [
        { field: 'ACS URL', ours: 'acsUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Start URL', choose: 'Leave empty' },
        { field: 'Signed response', choose: 'Leave unticked' },
        { field: 'Name ID format', choose: 'EMAIL' },
        { field: 'Name ID', choose: 'Basic Information, Primary email' },
      ],
    },
    {
      title: 'Map the attributes',
      about: ['attributes'],
      text: 'On the page “Attributes”, choose “Add mapping” once for each row of the attribute mapping: the directory attribute on the left, our name on the right. Then finish. Google sends nothing that is not mapped.',
    },
    {
      title: 'Switch the app on',
      about: ['access'],
      menu: ['The app’s page', 'User access'],
      text: 'Choose “ON for everyone”, or an organisational unit or group, and save. It usually works within minutes but may take up to 24 hours.',
    },
    {
      title: 'Sign in from here',
      text: 'Google has no field for the address where a sign-in begins. Give people this address, or let them enter their email on our login page.',
      entries: [{ field: 'Link for your people', ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Entity ID',
      where: 'Google Identity Provider details',
      example: 'https://accounts.google.com/o/saml2?idpid=<id>',
      note: 'It has no /idp before the question mark; the SSO URL has. Mixing them up is the usual mistake.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO URL',
      where: 'Google Identity Provider details',
      example: 'https://accounts.google.com/o/saml2/idp?idpid=<id>',
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: 'Google Identity Provider details',
      example: '.pem file',
      note: '“Download metadata” has all three values in one file.',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Primary email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'Check the format, which may begin as UNSPECIFIED',
    format: 'emailAddress',
    choose: 'EMAIL',
    source: 'Basic Information, Primary email',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Leave “Signed response” unticked. Ticked, Google signs the response in place of the assertion; we accept that, too.',
  },
  ownKey: {
    signed: 'Google has no setting for it: it takes signed requests and does not check them.',
    encrypted: 'Google does not encrypt assertions.',
  },
  access:
    'Everyone, or the organisational units and groups for which “User access” is ON. Single people cannot be chosen.',
  tile: 'The app in Google’s launcher starts at Google and is refused here. Give people our SSO URL.',
  rotation:
    'A certificate lasts five years, serves all SAML apps of the domain and is not renewed by itself; there can be two. Make the new one under Security, Authentication, SSO with SAML applications, enter it here with the old one as Previous Certificate, then choose it in the app.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Off, the app in Google’s launcher would work as well, but answers would no longer be tied to a request.',
    },
  ],
  problems: [
    {
      shows: '403 app_not_configured',
      cause: 'No app has the Entity ID of our request.',
      fix: 'Make Entity ID under “Service provider details” the same as ours to the letter.',
    },
    {
      shows: '403 app_not_configured_for_user',
      cause:
        'The Entity ID differs, perhaps in upper and lower case; or the browser is signed in to another Google account; or the change has not arrived everywhere yet.',
      fix: 'Correct the Entity ID, try in a private window with the work account, then wait and try again.',
    },
    {
      shows: '403 app_not_enabled_for_user',
      cause: 'The app is off for the organisational unit of the person.',
      fix: 'Switch it on under “User access”.',
    },
    {
      shows: '400 duplicate entity id',
      cause: 'Another app has our Entity ID already.',
      fix: 'Use that app, or delete it.',
    },
    {
      shows: 'malformed_request',
      cause: 'Something other than a sign-in request arrived at the SSO URL.',
      fix: 'Copy Google’s SSO URL, the one with /idp, to the customer form again.',
    },
    {
      shows: 'Error 500 while the app is created',
      cause: 'A passing fault at Google.',
      fix: 'Try again later.',
    },
  ],
  otherProducts: [],
}
