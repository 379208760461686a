import type { ProductGuide } from '#web/sso-guide/provider-guide.ts'

export const adFs: ProductGuide = {
  name: 'AD FS',
  steps: [
    {
      title: 'Add the relying party',
      menu: ['AD FS Management', 'Relying Party Trusts', 'Add Relying Party Trust'],
      text: 'Choose “Claims aware” and “Start”, and import our metadata; or enter the values by hand. Choose an access control policy and finish. The tab “Advanced” must say SHA-256.',
      entries: [
        { field: 'Import data about the relying party', ours: 'metadataUrl' },
        { field: 'Relying party SAML 2.0 SSO service URL', ours: 'acsUrl' },
        { field: 'Relying party trust identifier', ours: 'entityId' },
      ],
    },
    {
      title: 'Send the attributes',
      menu: [
        'Edit Claim Issuance Policy',
        'Add Rule',
        'Send LDAP Attributes as Claims',
        'Active Directory',
      ],
      text: 'These claims carry long names, which we read as well.',
      entries: [
        { field: 'E-Mail-Addresses', choose: 'E-Mail Address' },
        { field: 'Given-Name', choose: 'Given Name' },
        { field: 'Surname', choose: 'Surname' },
      ],
    },
    {
      title: 'Name the person',
      menu: ['Edit Claim Issuance Policy', 'Add Rule', 'Transform an Incoming Claim'],
      text: 'Without this second rule AD FS answers InvalidNameIDPolicy.',
      entries: [
        { field: 'Incoming claim type', choose: 'E-Mail Address' },
        { field: 'Outgoing claim type', choose: 'Name ID' },
        { field: 'Outgoing name ID format', choose: 'Email' },
      ],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Federation Service identifier',
      where: 'The metadata, entityID',
      example: 'http://<host>/adfs/services/trust',
      note: 'It begins with http, not https.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: 'The metadata: /FederationMetadata/2007-06/FederationMetadata.xml of the host',
      example: 'https://<host>/adfs/ls/',
    },
    {
      ours: 'cert',
      theirs: 'Token-signing certificate',
      where: 'Service, Certificates, Token-signing, View, Details, Copy to File',
      example: 'Base-64 encoded .cer file',
      note: 'AD FS makes a new one 20 days before the old one ends and signs with it five days later. Enter it in those five days, with the old one as Previous Certificate.',
    },
  ],
  problems: [
    {
      shows: 'InvalidNameIDPolicy',
      cause: 'The rule that makes a Name ID of the email is missing.',
      fix: 'Add the second rule.',
    },
    {
      shows: 'An error page of AD FS',
      cause: 'Check Event Viewer, AD FS, Admin for the event of the same time.',
      fix: 'The event says what AD FS missed.',
    },
  ],
}
