import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const microsoftEntra: ProviderGuide = {
  name: 'Microsoft Entra ID',
  start: {
    console: 'Microsoft Entra admin center',
    address: 'entra.microsoft.com',
    role: 'Cloud Application Administrator or Application Administrator',
  },
  steps: [
    {
      title: 'Create the application',
      menu: ['Entra ID', 'Enterprise apps', 'All applications', 'New application'],
      text: 'Choose “Create your own application”, name it, pick the option for an application that is not in the gallery and create it. Older menus say Identity, Applications, Enterprise applications.',
      entries: [
        {
          field: 'Kind of application',
          choose: 'Integrate any other application you don’t find in the gallery (Non-gallery)',
        },
      ],
    },
    {
      title: 'Choose SAML',
      menu: ['Manage', 'Single sign-on', 'SAML'],
      text: 'The page that opens has a card for each of the next steps.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Basic SAML Configuration', 'Edit'],
      text: 'Enter the values and save. “Upload metadata file” at the top of the page can read the identifier and the reply URL from our metadata instead; the sign-on URL is still to be typed.',
      entries: [
        { field: 'Identifier (Entity ID)', ours: 'entityId' },
        { field: 'Reply URL (Assertion Consumer Service URL)', ours: 'acsUrl' },
        { field: 'Sign on URL', ours: 'ssoUrl' },
        { field: 'Relay State', choose: 'Leave empty' },
      ],
    },
    {
      title: 'Name the person',
      menu: ['Attributes & Claims', 'Edit', 'Unique User Identifier (Name ID)'],
      text: 'Send the mail address instead of the user principal name. If Mail is empty for some people, choose user.userprincipalname, provided that it is an address of their own domain.',
      entries: [
        { field: 'Name identifier format', choose: 'Email address' },
        { field: 'Source attribute', choose: 'user.mail' },
      ],
    },
    {
      title: 'Add the claims',
      about: ['attributes'],
      menu: ['Attributes & Claims', 'Edit', 'Add new claim'],
      text: 'Add one claim for each row of the attribute mapping and save it. The claims that Entra sends from the start carry long names; we read those as well, so this step may be left out.',
      entries: [
        { field: 'Name', choose: 'email, then firstName and lastName' },
        { field: 'Namespace', choose: 'Leave empty' },
        { field: 'Source', choose: 'Attribute' },
      ],
    },
    {
      title: 'Take the certificate and the two addresses',
      about: ['signing'],
      menu: ['SAML Certificates', 'Certificate (Base64)', 'Download'],
      text: 'Then copy both values from the card that is called “Set up” and the name of your application.',
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Users and groups', 'Add user/group'],
      text: 'Pick people or groups under “None Selected”, then “Select” and “Assign”.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Microsoft Entra Identifier',
      where: 'Card “Set up” and the name of your application',
      example: 'https://sts.windows.net/<tenant id>/',
      note: 'The slash at the end belongs to it.',
    },
    {
      ours: 'entryPoint',
      theirs: 'Login URL',
      where: 'Card “Set up” and the name of your application',
      example: 'https://login.microsoftonline.com/<tenant id>/saml2',
    },
    {
      ours: 'cert',
      theirs: 'Certificate (Base64)',
      where: 'Card “SAML Certificates”',
      example: '.cer file with PEM text',
      note: '“Certificate (Raw)” is binary and cannot be pasted. If you read the certificate from metadata, use the address that carries appid: the one of the whole tenant does not have it.',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'user.mail', sentAs: 'email' },
    { ours: 'firstName', choose: 'user.givenname', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'user.surname', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The user principal name',
    format: 'emailAddress',
    choose: 'Email address',
    source: 'user.mail',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'Leave “Sign SAML assertion” and SHA-256 under SAML Certificates, Edit. Leave “Require verification certificates” off: our requests are signed only where you switch that on. Leave token encryption off.',
  },
  ownKey: {
    signed:
      'Single sign-on, SAML Certificates, Verification certificates: tick “Require verification certificates” and upload the certificate.',
    encrypted:
      'Security, Token encryption: choose “Import Certificate”, then “Activate token encryption”. Entra encrypts with AES-CBC, which is accepted in signed responses alone: choose “Sign SAML response and assertion” under SAML Certificates, Edit.',
  },
  access:
    'Only people and groups under “Users and groups”, while “Assignment required?” under Properties is Yes. People in a group inside the group do not count, and assigning groups needs a P1 or P2 licence.',
  tile: 'With our SSO URL as Sign on URL, the tile in My Apps starts here and works. “Test this application” may start at Entra instead and be refused here: test with our SSO URL.',
  rotation:
    'A certificate lasts three years; notices go to the Notification Email 60, 30 and 7 days before the end. Create one with “New Certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Make certificate active”.',
  switches: [
    {
      name: 'disableRequestedAuthnContext',
      isOn: true,
      why: 'Off, people who signed in with something other than a password are stopped with AADSTS75011.',
    },
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'AADSTS50105',
      cause: 'The person is not assigned to the application.',
      fix: 'Assign the person, or a group that has the person as a direct member; or set “Assignment required?” to No.',
    },
    {
      shows: 'AADSTS700016 or AADSTS70001',
      cause: 'The tenant has no application with the Entity ID of our request.',
      fix: 'Make Identifier (Entity ID) the same as ours to the letter, and check that the Login URL carries the id of the right tenant.',
    },
    {
      shows: 'AADSTS50011',
      cause: 'The reply URL of the application is another one than ours.',
      fix: 'Copy our ACS URL to Reply URL again.',
    },
    {
      shows: 'AADSTS75011',
      cause:
        'A way of authentication was demanded that is not the one with which the person signed in.',
      fix: 'Switch “Disable the requested authentication context” on in the customer form.',
    },
    {
      shows: 'AADSTS750054',
      cause: 'The Login URL was opened without a request.',
      fix: 'Enter our SSO URL as Sign on URL, and begin there.',
    },
    {
      shows: 'AADSTS75005',
      cause: 'Entra does not take the request for a SAML message.',
      fix: 'Check the Login URL. If it is right, report the error to us.',
    },
    {
      shows: 'AADSTS76021',
      cause: 'The application demands signed requests, and ours are not signed.',
      fix: 'Switch “Require verification certificates” off.',
    },
    {
      shows: 'AADSTS501241',
      cause: 'The attribute that was chosen for the Name ID is empty for this person.',
      fix: 'Fill in Mail of the person, or choose user.userprincipalname.',
    },
    {
      shows: 'AADSTS50020',
      cause: 'The account belongs to another tenant.',
      fix: 'Sign in with an account of this tenant, or invite the person as a guest.',
    },
    {
      shows: 'AADSTS50003',
      cause: 'The application has no signing certificate.',
      fix: 'Create one under SAML Certificates.',
    },
    {
      shows: 'Any other AADSTS code',
      cause: 'Microsoft explains each code.',
      fix: 'Open https://login.microsoftonline.com/error and give the number as “code”.',
    },
  ],
  otherProducts: [],
}
