import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const okta: ProviderGuide = {
  name: 'Okta',
  start: {
    console: 'Okta Admin Console',
    address: 'the admin address of your Okta organisation',
    role: 'Check that your role may create app integrations',
  },
  steps: [
    {
      title: 'Create the app integration',
      menu: ['Applications', 'Applications', 'Create App Integration'],
      text: 'Choose “SAML 2.0”, then “Next”. Give the app a name under “General Settings”, then “Next”.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses', 'signing'],
      text: 'Enter the values under “Configure SAML”. Leave “Show Advanced Settings” as it is: response and assertion signed, RSA-SHA256, SHA256, unencrypted.',
      entries: [
        { field: 'Single sign-on URL', ours: 'acsUrl' },
        { field: 'Use this for Recipient URL and Destination URL', choose: 'Leave ticked' },
        { field: 'Audience URI (SP Entity ID)', ours: 'entityId' },
        { field: 'Default RelayState', choose: 'Leave empty' },
        { field: 'Name ID format', choose: 'EmailAddress' },
        { field: 'Application username', choose: 'Email' },
        { field: 'Update application username on', choose: 'Create and update' },
      ],
    },
    {
      title: 'Finish the wizard',
      text: 'Choose “Next”, say under “Feedback” that it is an internal app, and finish.',
    },
    {
      title: 'Add the attributes',
      about: ['attributes'],
      menu: ['Sign On', 'Attribute Statements', 'Add expression'],
      text: 'Add one expression for each row of the attribute mapping; Okta sends nothing else. In an older console, or after “Show legacy configuration”, the names are the same with the format Unspecified, and the values are user.email, user.firstName and user.lastName. “Preview the SAML Assertion” shows the result.',
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Assignments', 'Assign'],
      text: 'Choose “Assign to People” or “Assign to Groups”, assign, and finish with “Done”. The app must be active.',
    },
    {
      title: 'Sign in from here',
      text: 'Okta’s wizard has no field for the address where a sign-in begins. Give people this address, or let them enter their email on our login page.',
      entries: [{ field: 'Link for your people', ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer (also “Identity Provider Issuer”)',
      where: 'Sign On tab, More details',
      example: 'http://www.okta.com/<id>',
      note: 'It begins with http, not https.',
    },
    {
      ours: 'entryPoint',
      theirs: 'Sign on URL (also “Identity Provider Single Sign-On URL”)',
      where: 'Sign On tab, More details',
      example: 'https://<organisation>.okta.com/app/<app name>/<id>/sso/saml',
    },
    {
      ours: 'cert',
      theirs: 'Signing Certificate',
      where: 'Sign On tab, Download; or SAML Signing Certificates, Actions, Download certificate',
      example: '.cert file with PEM text',
    },
  ],
  attributes: [
    { ours: 'email', choose: 'user.profile.email', sentAs: 'email' },
    { ours: 'firstName', choose: 'user.profile.firstName', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'user.profile.lastName', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'The Okta username, format Unspecified',
    format: 'emailAddress',
    choose: 'EmailAddress',
    source: 'Email',
  },
  signing: {
    byDefault: { element: 'both', algorithm: 'RSA-SHA256' },
    choose: { element: 'both', algorithm: 'RSA-SHA256' },
    text: 'Check under “Show Advanced Settings” that response and assertion are signed with RSA-SHA256. Leave encryption off and do not upload a signature certificate: our requests are signed only where you switch that on.',
  },
  ownKey: {
    signed:
      '“Show Advanced Settings”: upload the certificate under “Signature Certificate” and tick “Signed Requests”.',
    encrypted:
      '“Show Advanced Settings”: set “Assertion Encryption” to Encrypted, the algorithm to AES256-GCM, the key transport to RSA-OAEP, and upload the certificate under “Encryption Certificate”.',
  },
  access:
    'People and groups under Assignments. The sign-on policy of the app may ask for a second factor on top.',
  tile: 'The app’s tile always starts at Okta and is refused here. Give people our SSO URL; check whether a Bookmark app that points to it can take the tile’s place.',
  rotation:
    'Check the end of the certificate on the Sign On tab: Okta does not renew it for a custom app. Choose “Generate new certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Activate”.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Off, Okta’s tile would work as well, but answers would no longer be tied to a request.',
    },
  ],
  problems: [
    {
      shows: '403 App Not Assigned',
      cause:
        'The person is not assigned; the system log has an unauthorised attempt to reach the app.',
      fix: 'Assign the person or one of the person’s groups.',
    },
    {
      refusals: ['wrong_destination', 'wrong_recipient', 'wrong_audience'],
      cause: 'Single sign-on URL or Audience URI is mistyped.',
      fix: 'Copy both from this guide again.',
    },
    {
      refusals: ['no_email'],
      cause:
        'The attribute statement is missing, or was written in the old form in the new editor.',
      fix: 'Write user.profile.email under Attribute Statements, or user.email in the legacy configuration.',
    },
    {
      shows: 'The form refuses our ACS URL',
      cause: 'Okta takes no underscore in this address.',
      fix: 'Our paths and customer ids have none: check the host name of this portal.',
    },
    {
      shows: 'Page not found at Okta',
      cause: 'Check the Sign on URL, and that the app is active.',
      fix: 'Copy the Sign on URL again. Reports, System Log has the details of every attempt.',
    },
  ],
  otherProducts: [],
}
