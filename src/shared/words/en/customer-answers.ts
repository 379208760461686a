import { list, number } from './language.ts'

// What only the server answers about customers.

export const gone = 'This customer does not exist any more.'
export const notDeleted = 'This customer is not among the deleted ones any more.'
export const savedAlready = 'This customer has been saved already.'
export const changedMeanwhile = 'Somebody else has changed this customer in the meantime.'

export const nameTooLong = 'Name must be 200 characters or less'
export const domainTooLong = 'Domain must be 253 characters or less'
export const giveDomain = 'Give the part of an email address after the @, such as example.com'
export const publicDomain = (domain: string) =>
  `Anyone can have an address at ${domain}. Give a domain of the organization's own, such as example.com`
/** Of one among several domains. */
export const problemOf = (domain: string, problem: string) => `“${domain}”: ${problem}`
export const tooManyDomains = 'List at most 100 domains'
export const domainTaken = 'Another customer has this domain'
export const domainsTaken = (domains: string[]) =>
  `Another customer has ${list(domains)}. A domain belongs to one customer only`
export const giveDate = 'Give a date such as 2026-01-31'
export const giveTimeZone = 'Give a time zone such as Europe/Berlin'
export const tooManyContacts = 'List at most 10 technical contacts'
export const giveNewId = 'Give an id that was made for a new customer'
export const idTooOld = (days: number) =>
  `This form was opened more than ${number(days)} days ago. Discard it, and begin anew: the customer gets other addresses.`
export const searchTooLong = 'Search for at most 200 characters'
export const notSearchable = 'This text contains a character that cannot be searched'
export const pageSize = 'Give a number from 1 to 100'

/** Why a deleted customer does not come back with all its domains, and with which it can. */
export function domainsTakenMeanwhile(
  taken: { domain: string; customer: string }[],
  left: string[],
): string {
  const sentences = taken.map(({ domain, customer }) => `${customer} has ${domain} by now.`)
  const consequence =
    left.length > 0
      ? `It can be brought back with ${list(left)} alone.`
      : 'It can be brought back without a domain, and stays inactive until you give it one.'
  return [...sentences, consequence].join(' ')
}
