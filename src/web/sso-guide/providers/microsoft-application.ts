import * as words from '#words/guides/microsoft.ts'
import type { Guide } from '#web/sso-guide/guide/provider-guide.ts'

/** How those who run this portal register their own application. */
export const guide: Guide = {
  product: words.applicationProduct,
  start: {
    console: 'Microsoft Entra admin center',
    address: 'entra.microsoft.com',
    role: words.applicationRole,
  },
  steps: [
    {
      title: words.registerApplication,
      menu: ['Entra ID', 'App registrations', 'New registration'],
      text: words.registerApplicationText,
      entries: [
        { field: 'Name', choose: words.nameCustomersKnow },
        {
          field: 'Supported account types',
          choose: 'Accounts in any organizational directory (Multitenant)',
        },
        { field: 'Redirect URI, platform', choose: 'Web' },
        { field: 'Redirect URI', ours: 'redirectUri' },
      ],
    },
    {
      title: words.addSignOutAddress,
      menu: ['Authentication', 'Web', 'Add URI'],
      text: words.addSignOutAddressText,
      entries: [{ field: 'Redirect URIs', ours: 'postLogoutUri' }],
    },
    {
      title: words.createSecret,
      menu: ['Certificates & secrets', 'Client secrets', 'New client secret'],
      text: words.createSecretText,
      entries: [
        { field: 'Description', choose: words.secretDescription },
        { field: 'Expires', choose: words.secretExpiry },
      ],
    },
    {
      title: words.choosePermissions,
      menu: ['API permissions', 'Add a permission', 'Microsoft Graph', 'Delegated permissions'],
      text: words.choosePermissionsText,
      entries: [{ field: 'OpenId permissions', choose: 'openid, email, profile' }],
    },
    {
      title: words.verifyPublisher,
      menu: ['Branding & properties', 'Publisher verification'],
      text: words.verifyPublisherText,
      entries: [
        { field: 'Publisher domain', choose: words.yourDomain },
        { field: 'Partner One ID', choose: words.yourPartnerId },
      ],
    },
    { title: words.enterValuesHere, text: words.enterValuesHereText },
    { title: words.whatCustomersSee, text: words.whatCustomersSeeText },
  ],
  bringBack: [
    {
      ours: 'clientId',
      theirs: 'Application (client) ID',
      where: words.clientIdWhere,
      example: words.clientIdExample,
    },
    {
      ours: 'clientSecret',
      theirs: 'Value',
      where: words.secretWhere,
      example: words.secretExample,
      note: words.secretNote,
    },
  ],
  attributes: [],
  problems: [
    { shows: 'AADSTS50011', cause: words.redirectMismatchCause, fix: words.redirectMismatchFix },
    { shows: 'AADSTS7000215', cause: words.badSecretCause, fix: words.badSecretFix },
    { shows: 'AADSTS7000222', cause: words.expiredSecretCause, fix: words.expiredSecretFix },
    {
      shows: words.notMultitenant,
      cause: words.notMultitenantCause,
      fix: words.notMultitenantFix,
    },
    { shows: 'AADSTS700027', cause: words.badAssertionCause, fix: words.badAssertionFix },
  ],
  otherProducts: [],
}
