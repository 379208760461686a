import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import type { ConnectionKind } from '#shared/connections/fields.ts'
import { type SamlProvider, SETUP_IN_PROGRESS } from '#shared/customers/values.ts'
import type { GuidePlace } from '#shared/sign-in-failures/values.ts'

import { pathsTo, withHash, withSearch } from './address.ts'
import { adminEntryPatterns } from './paths.ts'

/**
 * Addresses of the pages of the admin area. No one else loads even their names.
 * `app/routes/admin-routes.tsx` has a row for each.
 */
export const adminPatterns = {
  ...adminEntryPatterns,
  customers: '/admin/customers',
  newCustomer: '/admin/customers/new',
  customer: '/admin/customers/edit/:customerId',
  customerPeople: '/admin/customers/people/:customerId',
  customerOverview: '/admin/customers/:customerId',
  customerContract: '/admin/customers/:customerId/contract',
  newContractVersion: '/admin/customers/:customerId/contract/new',
  contractCorrection: '/admin/customers/:customerId/contract/correct',
  deletedCustomers: '/admin/customers/deleted',
  ssoGuide: '/admin/customers/sso-guide/:customerId',
  signOn: '/admin/customers/:customerId/sign-on',
  signOnTest: '/admin/customers/:customerId/sign-on/test',
  team: '/admin/team',
  auditLog: '/admin/audit-log',
  backgroundWork: '/admin/background-work',
  crm: '/admin/crm',
  mailboxes: '/admin/mail/mailboxes',
  newMailbox: '/admin/mail/mailboxes/new',
  mailbox: '/admin/mail/mailboxes/:mailboxId',
  alertRules: '/admin/mail/alerts',
  newAlertRule: '/admin/mail/alerts/new',
  alertRule: '/admin/mail/alerts/:ruleId',
  sentMail: '/admin/mail/sent',
  settings: '/admin/settings',
  ticketSettings: '/admin/settings/tickets',
  categories: '/admin/settings/categories',
  contractTemplates: '/admin/settings/contract-templates',
  newContractTemplate: '/admin/settings/contract-templates/new',
  contractTemplate: '/admin/settings/contract-templates/:templateId',
  maintenance: '/admin/settings/maintenance-windows',
  domains: '/admin/settings/domains',
  signingKeys: '/admin/settings/signing-keys',
  signInApplications: '/admin/settings/sign-in-applications',
  signInApplicationGuide: '/admin/settings/sign-in-applications/:kind',
  teamSignOn: '/admin/settings/team-sign-on',
  usage: '/admin/settings/usage',
  setup: '/admin/setup',
} as const

/** A provider of SAML, or the kind of another connection. */
export type GuidedProvider = SamlProvider | Exclude<ConnectionKind, 'saml'>

/** A part of a provider's guide, and the refused sign-in that it should mend. */
export type GuideTarget = { provider: GuidedProvider; place: GuidePlace; mend?: SignInRefusal }

const { ssoGuide, signInFailures, contractCorrection, ...pages } = pathsTo(adminPatterns)

export const adminPaths = {
  ...pages,
  /** Leads to one field of the form, under the name that it has there. */
  customerField: (customerId: string, field: string) => withHash(pages.customer(customerId), field),
  /** Leads to the last step of single sign-on. */
  goLive: (customerId: string) => withSearch(pages.signOn(customerId), 'step=live'),
  /** Leads to a setting of single sign-on, below its test. */
  signOnField: (customerId: string, name: string) =>
    withHash(withSearch(pages.signOn(customerId), 'step=test&tab=settings'), `saml.${name}`),
  ssoGuide: (customerId: string, place = '') => withHash(ssoGuide(customerId), place),
  /** With the provider that was chosen; also of a customer that is not saved yet. */
  ssoGuideFor: (
    customerId: string,
    { provider, isNew }: { provider: GuidedProvider; isNew: boolean },
  ) => withSearch(ssoGuide(customerId), `provider=${provider}&tab=steps${isNew ? '&new=1' : ''}`),
  ssoGuideTo: (customerId: string, { provider, place, mend }: GuideTarget) => {
    const search = `provider=${provider}${mend ? `&mend=${mend}` : ''}`
    return withHash(withSearch(ssoGuide(customerId), search), place)
  },
  contractCorrection: (customerId: string, versionId: string) =>
    withSearch(contractCorrection(customerId), `version=${versionId}`),
  signInFailures: (filters: { customerId?: string; q?: string } = {}) => {
    const params = new URLSearchParams()
    if (filters.customerId) params.set('customer', filters.customerId)
    if (filters.q) params.set('q', filters.q)
    return withSearch(signInFailures, params)
  },
  customersInSetup: withSearch(pages.customers, `setup=${SETUP_IN_PROGRESS}`),
  crmCompanies: withSearch(pages.crm, 'part=companies'),
  setUpMail: withHash(pages.setup, 'mail'),
  setUpBackup: withHash(pages.setup, 'backup'),
}
