import type { ProductGuide } from '#web/sso-guide/provider-guide.ts'

export const keycloak: ProductGuide = {
  name: 'Keycloak',
  steps: [
    {
      title: 'Create the client',
      menu: ['Clients', 'Create client'],
      text: 'Enter the values, going on with “Next”. “Import client” with our metadata file can do the first part.',
      entries: [
        { field: 'Client type', choose: 'SAML' },
        { field: 'Client ID', ours: 'entityId' },
        { field: 'Home URL', ours: 'ssoUrl' },
        { field: 'Valid redirect URIs', ours: 'acsUrl' },
        { field: 'Master SAML Processing URL', ours: 'acsUrl' },
      ],
    },
    {
      title: 'Name the person and sign',
      menu: ['Settings'],
      text: 'The signature on assertions is off in a new client.',
      entries: [
        { field: 'Name ID format', choose: 'email' },
        { field: 'Force name ID format', choose: 'On' },
        { field: 'Force POST binding', choose: 'On' },
        { field: 'Include AuthnStatement', choose: 'On' },
        { field: 'Sign documents', choose: 'On' },
        { field: 'Sign assertions', choose: 'On' },
        { field: 'Signature algorithm', choose: 'RSA_SHA256' },
      ],
    },
    {
      title: 'Ask for no signed requests',
      menu: ['Keys'],
      text: 'It is on in a new client, and our requests are signed only where you switch that on.',
      entries: [
        { field: 'Client signature required', choose: 'Off' },
        { field: 'Encrypt assertions', choose: 'Off' },
      ],
    },
    {
      title: 'Map the attributes',
      menu: [
        'Client scopes',
        'The dedicated scope of the client',
        'Add mapper',
        'By configuration',
      ],
      text: 'Add a “User Property” mapper for each, with the name format Basic.',
      entries: [
        { field: 'email', choose: 'email' },
        { field: 'firstName', choose: 'firstName' },
        { field: 'lastName', choose: 'lastName' },
      ],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'entityID',
      where: 'Realm settings, General, Endpoints',
      example: 'https://<host>/realms/<realm>',
      note: 'Old versions have /auth before /realms.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: 'Realm settings, General, Endpoints',
      example: 'https://<host>/realms/<realm>/protocol/saml',
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: 'Realm settings, Keys, RS256',
      example: 'Base64 text without its first and last line',
    },
  ],
  problems: [
    {
      shows: 'Invalid requester',
      cause: '“Client signature required” is on.',
      fix: 'Switch it off on the Keys tab.',
    },
    {
      shows: 'Invalid redirect uri',
      cause: 'Our ACS URL is not among the valid redirect URIs.',
      fix: 'Add it.',
    },
    {
      shows: 'Client not found',
      cause: 'The Client ID is not our Entity ID.',
      fix: 'Make them the same to the letter.',
    },
  ],
}
