import * as words from '#words/guides/google-identity.ts'
import type { Guide } from '#web/sso-guide/guide/provider-guide.ts'

/** For a customer's administrator, who has little to do at Google. */
export const guide: Guide = {
  product: 'Google',
  start: null,
  steps: [
    { title: words.nothingToSetUp, text: words.nothingToSetUpText },
    {
      title: words.allowTheApp,
      about: ['access'],
      menu: ['Security', 'Access and data control', 'API controls', 'Manage app access'],
      text: words.allowTheAppText,
      entries: [{ field: words.appAccess, choose: 'Trusted' }],
    },
    { title: words.checkTheDomain, about: ['attributes'], text: words.checkTheDomainText },
    { title: words.tryIt, text: words.tryItText },
  ],
  bringBack: [],
  attributes: [],
  problems: [
    { shows: words.adminPolicy, cause: words.adminPolicyCause, fix: words.adminPolicyFix },
    {
      refusals: ['oidc_personal_account'],
      cause: words.personalAccountCause,
      fix: words.personalAccountFix,
    },
    {
      refusals: ['oidc_other_organization'],
      cause: words.otherOrganizationCause,
      fix: words.otherOrganizationFix,
    },
  ],
  otherProducts: [],
}
