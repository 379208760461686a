import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

export const awsIam: ProviderGuide = {
  name: 'AWS IAM',
  start: {
    console: 'AWS IAM Identity Center (formerly AWS SSO)',
    address: 'AWS console, IAM Identity Center',
    role: 'An administrator of an organization instance. AWS IAM by itself does not sign people in to other applications',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Applications', 'Customer managed', 'Add application'],
      text: 'Choose “I have an application I want to set up”, then the type “SAML 2.0”, then “Next”. Give it a display name and a description.',
    },
    {
      title: 'Take the values of AWS',
      menu: ['IAM Identity Center metadata'],
      text: 'Download the certificate and copy the sign-in URL and the issuer URL. The metadata file has all three.',
    },
    {
      title: 'Let the tile start here',
      menu: ['Application properties'],
      text: 'With this address the tile in the access portal begins at us.',
      entries: [
        { field: 'Application start URL', ours: 'ssoUrl' },
        { field: 'Relay state', choose: 'Leave empty' },
      ],
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Application metadata', 'Manually type your metadata values'],
      text: 'Enter both values and submit. Our metadata file can be uploaded in their place.',
      entries: [
        { field: 'Application ACS URL', ours: 'acsUrl' },
        { field: 'Application SAML audience', ours: 'entityId' },
      ],
    },
    {
      title: 'Map the attributes',
      about: ['attributes'],
      menu: ['Actions', 'Edit attribute mappings'],
      text: 'Map the subject, without which every sign-in fails. Then add each row of the attribute mapping with the format basic, and save. AWS sends nothing that is not mapped.',
      entries: [
        { field: 'Subject', choose: '${user:email}' },
        { field: 'Format of Subject', choose: 'emailAddress' },
      ],
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Assign users and groups'],
      text: 'Assign people or groups to the application.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'IAM Identity Center SAML issuer URL',
      where: 'IAM Identity Center metadata',
      example: 'https://portal.sso.<region>.amazonaws.com/saml/assertion/<id>',
    },
    {
      ours: 'entryPoint',
      theirs: 'IAM Identity Center sign-in URL',
      where: 'IAM Identity Center metadata',
      example: 'https://portal.sso.<region>.amazonaws.com/saml/assertion/<id>',
      note: 'The same address as the issuer is right.',
    },
    {
      ours: 'cert',
      theirs: 'IAM Identity Center certificate',
      where: 'IAM Identity Center metadata, Download',
      example: '.pem file',
    },
  ],
  attributes: [
    { ours: 'email', choose: '${user:email}', sentAs: 'email' },
    { ours: 'firstName', choose: '${user:givenName}', sentAs: 'firstName' },
    { ours: 'lastName', choose: '${user:familyName}', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'None: it must be mapped',
    format: 'emailAddress',
    choose: 'emailAddress',
    source: '${user:email}',
  },
  signing: {
    byDefault: { element: null, algorithm: 'RSA-SHA256' },
    choose: { element: null, algorithm: 'RSA-SHA256' },
    text: 'There is nothing to choose: we accept a signature on the assertion, on the response, or on both. Keep SHA-256 when you generate a certificate.',
  },
  ownKey: {
    signed: 'IAM Identity Center does not check signed requests.',
    encrypted: 'IAM Identity Center does not encrypt assertions.',
  },
  access:
    'People and groups that are assigned to the application. People in a group inside the group do not count.',
  tile: 'With our SSO URL as Application start URL, the tile in the access portal starts here and works.',
  rotation:
    'Each application has its own certificate for five years; there can be two. Choose “Generate new certificate” under Manage certificate, enter the new one here with the old one as Previous Certificate, choose “Set as active”, then delete the old one.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'An error page right after the AWS sign-in',
      cause: 'Subject is not mapped; check also whether the person has an email address.',
      fix: 'Map Subject to ${user:email}, and fill in the email of the person.',
    },
    {
      shows: 'A blank page, or one that loads again and again',
      cause: 'ACS URL or audience is mistyped.',
      fix: 'Copy both from this guide again.',
    },
    {
      shows: 'You do not have any applications',
      cause: 'The person is not assigned, or only through a group inside a group.',
      fix: 'Assign the person, or a group that has the person as a direct member.',
    },
    {
      shows: 'A person who was deleted and created again cannot sign in',
      cause: 'The assignment belongs to the person who was deleted.',
      fix: 'Assign the person again.',
    },
    {
      shows: 'A person of an outside directory is missing',
      cause: 'The person has not been provisioned to IAM Identity Center.',
      fix: 'Provision the person first (SCIM).',
    },
    {
      shows: 'You want to see what AWS sends',
      cause: 'The access portal can show the assertion.',
      fix: 'Hold Shift and click the tile: “You are now in administrator mode” shows the XML.',
    },
  ],
  otherProducts: [],
}
