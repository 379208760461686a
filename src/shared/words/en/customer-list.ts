import { number } from './language.ts'

export const title = 'Customers'
export const lead = 'The organizations that you support.'
export const add = 'Add Customer'
export const search = 'Search customers'
export const searchHint = 'Search customers...'
export const clearSearch = 'Clear search'
export const toDeleted = 'Deleted customers'
export const loading = 'Loading customers'
export const loadFailed = 'Failed to load customers'

export const noMatch = 'No customers match your search'
export const whatIsSearched = 'The search looks at names and email domains'
export const noneYet = 'No customers added yet'
export const whereTheyAppear = 'The organizations that you add will appear here'

export const name = 'Name'
export const domain = 'Domain'
export const mspStartDate = 'MSP Start Date'
export const status = 'Status'
export const saml = 'SAML'
export const provider = 'Provider'
export const actions = 'Actions'
export const noDomain = 'No domain'
export const moreDomains = (count: number) => `+${number(count)} more`
/** In a card of a narrow window. */
export const startInCard = 'Start'
export const noStart = 'Not set'
export const noProvider = 'N/A'

export const actionsFor = (customer: string) => `Actions for ${customer}`
export const peopleOf = (customer: string) => `People of ${customer}`
export const signInFailuresOf = (customer: string) => `Sign-in failures of ${customer}`
export const ssoGuideFor = (customer: string) => `SSO guide for ${customer}`
export const edit = (customer: string) => `Edit ${customer}`
export const remove = (customer: string) => `Delete ${customer}`
export const askRemove = (customer: string) => `Delete ${customer}?`
export const whatRemovingDoes = (days: number) =>
  `Its people are signed out. For ${number(days)} days it can be restored.`
export const removed = 'Customer deleted successfully'
export const removeFailed = 'Failed to delete customer'
