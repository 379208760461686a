import { list, number, plural } from './language.ts'

export const active = 'Active'
export const inactive = 'Inactive'
export const samlEnabled = 'Enabled'
export const samlDisabled = 'Disabled'

/** Leads to the page whose words are in sign-on.ts. */
export const signOn = 'Single Sign-On'
export const signOnOf = (customer: string) => `Single sign-on of ${customer}`

export const customersFound = {
  none: 'No customers found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} customer found`,
      other: `${number(count)} customers found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first customer is shown`,
      other: `The first ${number(count)} customers are shown`,
    }),
}

/** Opens the dialog whose words are in saml-metadata.ts. */
export const importMetadata = 'Import metadata'

// What only the server answers about customers.

export const customerGone = 'This customer does not exist any more.'
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

// What is wrong with a technical contact, as both the form and the server say it.

export const contactNameRequired = 'Name is required'
export const giveEmailOrPhone = 'Give an email address or a phone number'
export const giveContactEmail = 'Give an address such as ada@example.com'
export const giveContactPhone = 'Give a phone number such as +49 30 1234567'
export const contactNameTooLong = 'This must be 200 characters or less'
export const contactEmailTooLong = 'This must be 254 characters or less'
export const contactPhoneTooLong = 'This must be 50 characters or less'

// The form of a customer.

export const addTitle = 'Add Customer'
export const preparing = 'Preparing the form'
export const prepareFailed = 'Failed to prepare the form'
export const editTitle = 'Edit Customer'
export const editTitleOf = (customer: string) => `Edit ${customer}`
export const loadingCustomer = 'Loading customer details'
export const toPeople = 'People'
export const toSignInFailures = 'Sign-in Failures'
export const toSsoGuide = 'SSO Guide'

export const basicInformation = 'Basic Information'
export const required = 'Fields marked with * are required.'
export const domainHint = 'The part of your customer’s email addresses after the @'
export const domainExample = 'example.com'
export const domainsHint =
  'Optional. People with an address in one of these belong to the customer, too.'
export const furtherDomainExample = 'example.org'
export const addDomain = 'Add domain'
/** What a line is called while it is empty. */
export const domainAt = (place: number) => `domain ${number(place)}`
export const timeZoneHint = 'Business hours are counted on this clock'
export const ofPortal = 'Default of the portal'
export const languageHint = 'For mail, and where a browser asks for none that there is'
export const activeHint = 'Inactive customers cannot access the support portal'

export const contactsHint = (most: number) =>
  `Optional. Whom your team asks when something is wrong there: up to ${number(most)}, each with an email address, a phone number or both.`
export const addContact = 'Add contact'
export const contact = (place: number) => `Contact ${number(place)}`
/** What a contact without a name is called. */
export const contactAt = (place: number) => `contact ${number(place)}`
export const contactParts = { name: 'Name', email: 'Email', phone: 'Phone' }

export const save = 'Save Customer'
export const cancel = 'Cancel'
export const customerCreated = 'Customer created successfully'
export const createFailed = 'Failed to create customer'
export const customerUpdated = 'Customer updated successfully'
export const updateFailed = 'Failed to update customer'
export const refreshFailed = 'Failed to refresh SAML configurations'
export const savedBy = (person: string) => `${person} has saved this customer in the meantime`
export const draftOfNew = 'You had begun to add a customer. We kept what you typed.'
export const draftOfChange = 'You had begun to change this customer. We kept what you typed.'

// How a value is told in a comparison.
export const on = 'On'
export const off = 'Off'
export const none = 'None'
export const empty = 'Empty'
export const contactWithWays = (name: string, ways: string) => `${name} (${ways})`
export const certificateEndsIn = (characters: string) => `Certificate that ends in ${characters}`

// What the pages about one customer share.

export const customerLoadFailed = 'Failed to load customer details'

/** Of the fields of a customer, but for those of its connection. */
export const labels = {
  name: 'Customer Name',
  domain: 'Email Domain',
  domains: 'Further Email Domains',
  mspStartDate: 'MSP Start Date',
  timeZone: 'Time Zone',
  language: 'Language',
  active: 'Active',
  technicalContacts: 'Technical Contacts',
}

// What a customer cannot be saved without, as both the form and the server say it.
export const nameRequired = 'Name is required'
export const domainRequired = 'Domain is required'

// The list of customers.

export const title = 'Customers'
export const lead = 'The organizations that you support.'
export const addNewCustomer = 'Add Customer'
export const searchCustomers = 'Search customers'
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
export const editOf = (customer: string) => `Edit ${customer}`
export const deleteOf = (customer: string) => `Delete ${customer}`
export const askDelete = (customer: string) => `Delete ${customer}?`
export const whatDeletingDoes = (days: number) =>
  `Its people are signed out. For ${number(days)} days it can be restored.`
export const customerDeleted = 'Customer deleted successfully'
export const deleteFailed = 'Failed to delete customer'

// Asked before a change of the single sign-on ends sessions.

export const endSessionsTitle = (sessions: number) =>
  plural(sessions, {
    one: `End ${number(sessions)} session?`,
    other: `End ${number(sessions)} sessions?`,
  })
export const whatSavingEnds = (customer: string, sessions: number) =>
  plural(sessions, {
    one: `${customer} signs in another way after this change: ${number(sessions)} session of its people will end at once.`,
    other: `${customer} signs in another way after this change: ${number(sessions)} sessions of its people will end at once.`,
  })
export const keepEditing = 'Keep editing'
export const saveAndEnd = (sessions: number) =>
  plural(sessions, {
    one: `Save and end ${number(sessions)} session`,
    other: `Save and end ${number(sessions)} sessions`,
  })

// Customers that can still be restored.

export const deletedTitle = 'Deleted Customers'
export const deletedCaption = 'Deleted customers'
export const deletedLead = (days: number) =>
  `Kept for ${number(days)} days with all that belongs to them, then removed for good.`
export const backToCustomers = 'Back to Customers'
export const loadingDeleted = 'Loading deleted customers'
export const deletedLoadFailed = 'Failed to load deleted customers'
export const noneDeleted = 'No deleted customers'
export const whatAppearsDeleted = 'A customer that you delete can be brought back from here'
export const domains = 'Domains'
export const deletedAt = 'Deleted'
export const goneForGood = 'Gone for Good'
/** In a card of a narrow window. */
export const goneForGoodInCard = 'Gone for good'
export const deletedBy = (person: string) => `by ${person}`
export const restore = 'Restore'
export const restoreCustomer = (customer: string) => `Restore ${customer}`
export const askRestore = (customer: string) => `Restore ${customer}?`
export const askWithFewerDomains = (customer: string) => `Restore ${customer} with fewer domains?`
export const customerRestored = 'Customer restored successfully'
export const customerRestoredInactive = 'Customer restored, inactive and without a domain'
export const edit = 'Edit'
export const restoreFailed = 'Failed to restore customer'
