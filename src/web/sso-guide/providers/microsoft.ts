import * as words from '#words/guides/microsoft.ts'
import type { Guide } from '#web/sso-guide/guide/provider-guide.ts'

/** For a customer's administrator at Microsoft. */
export const guide: Guide = {
  product: 'Microsoft',
  start: null,
  steps: [
    { title: words.startTheConnection, text: words.startTheConnectionText },
    { title: words.signInAsAdmin, text: words.signInAsAdminText },
    { title: words.acceptPermissions, about: ['access'], text: words.acceptPermissionsText },
    { title: words.confirmWithAccount, about: ['attributes'], text: words.confirmWithAccountText },
    {
      title: words.limitPeople,
      menu: ['Entra ID', 'Enterprise apps', words.portalsEntry, 'Properties'],
      text: words.limitPeopleText,
      entries: [{ field: 'Assignment required?', choose: 'Yes' }],
    },
  ],
  bringBack: [],
  attributes: [],
  problems: [
    {
      shows: words.needAdminApproval,
      cause: words.needAdminApprovalCause,
      fix: words.needAdminApprovalFix,
    },
    { shows: 'AADSTS65004', cause: words.notAcceptedCause, fix: words.notAcceptedFix },
    { shows: 'AADSTS50020', cause: words.otherOrganizationCause, fix: words.otherOrganizationFix },
    { shows: 'AADSTS50105', cause: words.notAssignedCause, fix: words.notAssignedFix },
    {
      shows: words.conditionalAccess,
      cause: words.conditionalAccessCause,
      fix: words.conditionalAccessFix,
    },
    {
      refusals: ['oidc_foreign_consent'],
      cause: words.foreignConsentCause,
      fix: words.foreignConsentFix,
    },
    { refusals: ['oidc_guest'], cause: words.guestCause, fix: words.guestFix },
  ],
  otherProducts: [],
}
