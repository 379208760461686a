import * as words from '#words/guides/google-identity.ts'
import type { Guide } from '#web/sso-guide/guide/provider-guide.ts'

/** How those who run this portal make their own client. */
export const guide: Guide = {
  product: words.applicationProduct,
  start: {
    console: 'Google Cloud console',
    address: 'console.cloud.google.com/auth',
    role: words.applicationRole,
  },
  steps: [
    {
      title: words.createProject,
      text: words.createProjectText,
      entries: [{ field: 'Project name', choose: words.nameThisProject }],
    },
    {
      title: words.describeTheApp,
      menu: ['Google Auth Platform', 'Branding'],
      text: words.describeTheAppText,
      entries: [
        { field: 'App name', choose: words.nameCustomersKnow },
        { field: 'User support email', choose: words.yourSupportAddress },
        { field: 'Authorized domains', choose: words.yourDomain },
      ],
    },
    {
      title: words.openToAll,
      menu: ['Google Auth Platform', 'Audience'],
      text: words.openToAllText,
      entries: [{ field: 'User type', choose: 'External' }],
    },
    {
      title: words.chooseScopes,
      menu: ['Google Auth Platform', 'Data Access', 'Add or remove scopes'],
      text: words.chooseScopesText,
      entries: [{ field: 'Scopes', choose: 'openid, userinfo.email, userinfo.profile' }],
    },
    {
      title: words.createClient,
      menu: ['Google Auth Platform', 'Clients', 'Create client'],
      text: words.createClientText,
      entries: [
        { field: 'Application type', choose: 'Web application' },
        { field: 'Authorized redirect URIs', ours: 'redirectUri' },
      ],
    },
    { title: words.enterValuesHere, text: words.enterValuesHereText },
  ],
  bringBack: [
    {
      ours: 'clientId',
      theirs: 'Client ID',
      where: words.clientIdWhere,
      example: words.clientIdExample,
    },
    {
      ours: 'clientSecret',
      theirs: 'Client secret',
      where: words.clientIdWhere,
      example: words.secretExample,
    },
  ],
  attributes: [],
  problems: [
    {
      shows: words.redirectMismatch,
      cause: words.redirectMismatchCause,
      fix: words.redirectMismatchFix,
    },
    { shows: words.orgInternal, cause: words.orgInternalCause, fix: words.orgInternalFix },
    { shows: words.inTesting, cause: words.inTestingCause, fix: words.inTestingFix },
    { shows: words.invalidClient, cause: words.invalidClientCause, fix: words.invalidClientFix },
  ],
  otherProducts: [],
}
