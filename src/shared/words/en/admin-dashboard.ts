import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Admin Dashboard'
export const lead = 'The organizations that you support.'
export const refresh = 'Refresh SAML Config'
export const refreshing = 'Refreshing...'
export const refreshed = 'SAML configurations refreshed successfully'
export const refreshFailed = 'Failed to refresh SAML configurations'
export const addCustomer = 'Add Customer'

export const certificatesToRenew = 'Signing certificates to renew'
export const certificateOf = <Part>(customer: Part, end: Part | string) =>
  rich<Part | string>`${customer}: ${end}`
export const moreCertificates = (count: number) =>
  plural(count, { one: `And ${number(count)} more`, other: `And ${number(count)} more` })

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
export const whereTheyAppear = 'The organizations that you add will appear here.'
export const name = 'Name'
export const domain = 'Domain'
export const noDomain = 'No domain'
export const startDate = 'MSP Start Date'
export const start = 'Start'
export const notSet = 'Not set'
export const status = 'Status'
export const saml = 'SAML'

// The first steps of a new installation.

export const stepsTitle = (done: number, all: number) =>
  `First Steps: ${number(done)} of ${number(all)} done`
export const dismissSteps = 'Dismiss'
/** Heard after the name of a step. */
export const stepDone = ', done'
export const stepToDo = ', to do'

export const stepTexts = {
  name: 'Name the portal',
  contact: 'Say whom people can ask',
  second_factor: 'Add a second step to your sign-in',
  mail: 'Connect a mail server',
  backup: 'Make a backup',
  customer: 'Add your first customer',
}
export const stepHints = {
  name: 'Your customers see the name on every page and in mail.',
  contact: 'The contact address is offered to whoever cannot sign in.',
  second_factor: 'A password alone protects the data of all customers otherwise.',
  mail: 'Without one, links for passwords are handed over by you.',
  backup: 'One command writes everything to one file.',
  customer: 'People sign in once their organization is here.',
}
