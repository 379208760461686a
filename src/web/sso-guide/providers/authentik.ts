import type { ProductGuide } from '#web/sso-guide/provider-guide.ts'

export const authentik: ProductGuide = {
  name: 'authentik',
  steps: [
    {
      title: 'Create application and provider',
      menu: ['Applications', 'Applications', 'New Application', 'SAML Provider'],
      text: 'Enter the values. The binding begins as Redirect, and nothing is signed until a certificate is chosen.',
      entries: [
        { field: 'ACS URL', ours: 'acsUrl' },
        { field: 'Issuer', choose: 'Keep, or choose your own; bring it back as it is' },
        { field: 'Service Provider Binding', choose: 'Post' },
        { field: 'Audience', ours: 'entityId' },
        { field: 'Signing Certificate', choose: 'Select one' },
        { field: 'Sign assertions', choose: 'On' },
        { field: 'Verification Certificate', choose: 'Leave empty' },
      ],
    },
    {
      title: 'Map the attributes',
      menu: ['Property mappings'],
      text: 'The standard mappings carry long names, of which we read the email; add your own for email, firstName and lastName.',
      entries: [{ field: 'NameID Property Mapping', choose: 'Email' }],
    },
    {
      title: 'Let the tile start here',
      text: 'Check whether your version has a launch URL for applications, and enter our SSO URL.',
      entries: [{ field: 'Launch URL', ours: 'ssoUrl' }],
    },
    {
      title: 'Choose who may sign in',
      text: 'Bind policies or groups to the application. With none, everyone may use it.',
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer',
      where: 'The provider’s page',
      example: '<issuer>',
      note: 'It begins as authentik.',
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO URL (Redirect)',
      where: 'The provider’s page',
      example: 'https://<host>/application/saml/<slug>/sso/binding/redirect/',
    },
    {
      ours: 'cert',
      theirs: 'Signing certificate',
      where: 'The metadata: /application/saml/ and the slug, then /metadata/',
      example: 'Base64 text or PEM',
    },
  ],
  problems: [
    {
      refusals: ['wrong_audience'],
      cause: 'Audience is empty, and no audience is sent.',
      fix: 'Enter our Entity ID as Audience.',
    },
    {
      refusals: ['no_signature'],
      cause: 'No signing certificate is selected.',
      fix: 'Select one in the provider.',
    },
  ],
}
