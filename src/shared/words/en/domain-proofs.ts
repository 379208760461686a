import type { DomainProblem, DomainState } from '#shared/customers/domains/endpoints.ts'

export const notOfCustomer = 'This customer does not have this domain.'

export const title = 'Domains'
export const what =
  'A TXT record shows that a domain is the customer’s own. It is looked for once a day.'
export const loading = 'Loading the domains'
export const loadFailed = 'Failed to load the domains'
export const none = 'There is no domain yet.'
const STATES: Record<DomainState, string> = {
  unproven: 'Not proven',
  proven: 'Proven',
  gone: 'Record is gone',
}
export const state = (which: DomainState) => STATES[which]
export const provenSince = (day: string) => `Proven since ${day}.`
export const goneSince = (day: string) => `It was proven, and the record is gone since ${day}.`
export const refusedFrom = (day: string) =>
  `From ${day} on nobody can sign in with an address at this domain.`
export const checkedAt = (when: string) => `Looked for on ${when}.`
export const neverChecked = 'Not looked for yet.'
export const recordName = 'Name of the TXT record'
export const recordNameHint =
  'Where your DNS provider adds the domain itself, enter _portico alone.'
export const recordValue = 'Value'
export const check = 'Check now'
export const checkOf = (domain: string) => `Check now, ${domain}`
export const checking = 'Checking...'
export const checkFailed = 'Failed to check'
export const proven = (domain: string) => `${domain} is proven`
export const showRecord = (domain: string) => `Record of ${domain}`

const PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () =>
    'The record is not there. It may take an hour until all name servers have a new one.',
  other_value: (text) => `There is a TXT record with another value: ${text}`,
  wrong_name: () =>
    'The record is there with the domain twice in its name. Enter _portico alone as the name.',
  unreachable: () => 'No name server has answered. Nothing was changed.',
}
export const problem = (code: DomainProblem, detail: string | null) => PROBLEMS[code](detail ?? '')

/** In the settings. */
export const rule = {
  title: 'Email domains',
  label: 'Proof compulsory from',
  hint: 'From this day on people sign in only with addresses at domains that are proven by a DNS record. Leave it empty to let each customer choose.',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'Failed to save',
  isOn: 'Domains have to be proven',
  isOff: 'Domains need not be proven',
}

export const noticesTitle = 'Domains to prove'
export const notice = (domain: string, which: DomainState) => `${domain}: ${STATES[which]}`

export const mail = {
  subject: (domain: string) => `The DNS record that proves ${domain} is gone`,
  gone: (customer: string, domain: string) =>
    `A DNS record showed that ${domain} belongs to ${customer}. It is not there any more.`,
  publish: (name: string, value: string) =>
    `Publish it again as a TXT record with the name ${name} and the value ${value}`,
  grace: (days: number) =>
    `If it is not back within ${days} days, people with addresses at this domain cannot sign in to the support portal.`,
  open: 'Open single sign-on',
}
