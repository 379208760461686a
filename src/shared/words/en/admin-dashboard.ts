import type { AttentionKind } from '#shared/setup/values.ts'

import { number, plural } from './language.ts'

export const title = 'Admin Dashboard'
export const lead = 'Your customers and their sign-in setup at a glance.'
export const refresh = 'Refresh SAML Config'
export const refreshing = 'Refreshing...'
export const refreshed = 'SAML configurations refreshed successfully'
export const refreshFailed = 'Failed to refresh SAML configurations'
export const addCustomer = 'Add Customer'

export const attentionTitle = 'Needs attention'
export const showAllLines = (count: number) => `Show all ${number(count)}`
type AttentionText = (count: number, detail: string) => string
/** Each follows the name of a customer, a mailbox or a member of the team. */
export const attentionTexts = {
  sign_in_stopped: (count) =>
    plural(count, {
      one: '1 person hasn’t been able to sign in since the last change',
      other: `${number(count)} people haven’t been able to sign in since the last change`,
    }),
  sign_in_failing: (count, cause) =>
    plural(count, {
      one: `1 person can’t sign in: ${cause}`,
      other: `${number(count)} people can’t sign in: ${cause}`,
    }),
  emergency_access: (_count, until) => `Emergency access is open until ${until}`,
  mail_off: () => 'Email isn’t being sent: no mail server is configured',
  mailbox_off: () => 'Mailbox is turned off, so its emails don’t create tickets',
  setup_ready: () => 'Single sign-on setup ready for your review',
  test_failed: () => 'Single sign-on test failed',
  invitation_expired: () => 'Invitation expired',
  new_certificate: () => 'New certificate to review',
  other_settings: () => 'Settings changed in the identity provider’s metadata',
} satisfies Partial<Record<AttentionKind, AttentionText>>

export const counts = {
  total: 'Total',
  active: 'Active',
  inactive: 'Inactive',
  samlEnabled: 'SAML Enabled',
}

export const recentCustomers = 'Recent Customers'
export const viewAll = 'View All'
export const loadingCustomers = 'Loading customers'
export const customersFailed = 'Failed to load customers'
export const noCustomers = 'No customers added yet'
export const whereTheyAppear = 'Customers you add will appear here.'
export const name = 'Name'
export const domain = 'Domain'
export const noDomain = 'No domain'
export const startDate = 'MSP Start Date'
export const start = 'Start'
export const notSet = 'Not set'
export const status = 'Status'
export const saml = 'SAML'

// The first steps of a new installation.

export const stepsTitle = (left: number) =>
  plural(left, {
    one: 'Get started: 1 step left',
    other: `Get started: ${number(left)} steps left`,
  })
export const stepsDone = (count: number) =>
  plural(count, { one: '1 step done', other: `${number(count)} steps done` })
/** Above the page of a step. */
export const backToSteps = 'Back to “Get started”'
export const dismissSteps = 'Dismiss'

export const stepTexts = {
  name: 'Name the portal',
  contact: 'Add your contact details',
  second_factor: 'Turn on two-step sign-in',
  mail: 'Set up outgoing email',
  team: 'Invite your team',
  mailbox: 'Connect a mailbox',
  customer: 'Add your first customer',
  signed_in: 'Have someone at the customer sign in',
}
export const stepHints = {
  name: 'Shown to customers on every page and in emails.',
  contact: 'Shown to people who can’t sign in.',
  second_factor: 'Right now, a single password protects all your customers’ data.',
  mail: 'Without a mail server, you have to send invitations and password links yourself.',
  team: 'Agents answer tickets. A second administrator can help if you’re locked out.',
  mailbox: 'Turns emails to your support address into tickets.',
  customer: 'A name, domain and time zone are enough to get started.',
  signed_in: 'Set up single sign-on, or send a setup link to the customer’s IT team.',
}
