import { list, number, plural } from './language.ts'

export const active = 'Active'
export const inactive = 'Inactive'
export const samlEnabled = 'Enabled'
export const samlDisabled = 'Disabled'

/** Leads to the page whose words are in sign-on.ts. */
export const signOn = 'Single Sign-On'

export const customersFound = {
  none: 'No customers found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} customer found`,
      other: `${number(count)} customers found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Showing the first customer`,
      other: `Showing the first ${number(count)} customers`,
    }),
}

/** Opens the dialog whose words are in saml-metadata.ts. */
export const importMetadata = 'Import metadata'

// Answers of the server alone about customers.

export const customerGone = 'This customer no longer exists.'
export const notDeleted = 'This customer has already been restored or permanently deleted.'
export const savedAlready = 'This customer was already saved.'
export const changedMeanwhile = 'Someone else changed this customer while you were editing.'

export const nameTooLong = 'Name must be 200 characters or less'
export const domainTooLong = 'Domain must be 253 characters or less'
export const giveDomain = 'Enter the part of the email address after the @, such as example.com'
export const publicDomain = (domain: string) =>
  `${domain} is a public email provider. Enter a domain the organization owns, such as example.com.`
/** Problem of one among several domains. */
export const problemOf = (domain: string, problem: string) => `“${domain}”: ${problem}`
export const tooManyDomains = 'Enter up to 100 domains'
export const domainTaken = 'Another customer already uses this domain'
export const domainsTaken = (domains: string[]) =>
  `Another customer already uses ${list(domains)}. A domain can belong to only one customer.`
export const giveDate = 'Enter a date, such as 2026-01-31'
export const giveTimeZone = 'Enter a time zone, such as Europe/Berlin'
export const tooManyContacts = 'Enter up to 10 technical contacts'
export const giveNewId = 'Enter an ID that was created for a new customer'
export const idTooOld = (days: number) =>
  `This form has been open for more than ${number(days)} days. Discard it and start again, because the customer’s SAML URLs have changed.`
export const searchTooLong = 'Your search must be 200 characters or less'
export const notSearchable = 'Remove the unsupported character and search again'
export const pageSize = 'Enter a number from 1 to 100'

/** Why a deleted customer does not come back with all its domains, and with which it can. */
export function domainsTakenMeanwhile(
  taken: { domain: string; customer: string }[],
  left: string[],
): string {
  const sentences = taken.map(({ domain, customer }) => `${domain} now belongs to ${customer}.`)
  const consequence =
    left.length > 0
      ? `The customer can be restored only with ${list(left)}.`
      : 'The customer can be restored without a domain, and stays inactive until you add one.'
  return [...sentences, consequence].join(' ')
}

// Problems of a technical contact, for both the form and the server.

export const contactNameRequired = 'Name is required'
export const giveEmailOrPhone = 'Enter an email address or a phone number'
export const giveContactEmail = 'Enter an email address, such as ada@example.com'
export const giveContactPhone = 'Enter a phone number, such as +49 30 1234567'
export const contactNameTooLong = 'Name must be 200 characters or less'
export const contactEmailTooLong = 'Email must be 254 characters or less'
export const contactPhoneTooLong = 'Phone number must be 50 characters or less'

// The form of a customer.

export const addTitle = 'Add Customer'
export const preparing = 'Preparing form'
export const prepareFailed = 'Failed to prepare the form'
export const editTitle = 'Edit Customer'
export const editTitleOf = (customer: string) => `Edit ${customer}`
export const loadingCustomer = 'Loading customer details'
export const toPeople = 'People'
export const toSsoGuide = 'SSO Guide'

export const basicInformation = 'Basic Information'
export const domainHint = 'The part after the @ in the customer’s email addresses'
export const domainExample = 'example.com'
export const domainsHint =
  'People with an address at any of these domains also belong to this customer.'
export const furtherDomainExample = 'example.org'
export const addDomain = 'Add domain'
/** Name of an empty line. */
export const domainAt = (place: number) => `domain ${number(place)}`
export const timeZoneHint = 'Used for business hours'
export const ofPortal = 'Portal default'
export const languageHint = 'Used for email, and when a browser’s language isn’t available'
export const activeHint = 'Inactive customers cannot access the support portal'

export const contactsHint = (most: number) =>
  `Who to call when sign-in breaks. Up to ${number(most)} contacts, each with an email or phone number.`
export const addContact = 'Add contact'
export const contact = (place: number) => `Contact ${number(place)}`
/** Label of a contact without a name. */
export const contactAt = (place: number) => `contact ${number(place)}`
export const contactParts = { name: 'Name', email: 'Email', phone: 'Phone' }

export const save = 'Save Customer'
export const cancel = 'Cancel'
export const customerCreated = 'Customer created successfully'
export const createFailed = 'Failed to create customer'
export const customerUpdated = 'Customer updated successfully'
export const updateFailed = 'Failed to update customer'
export const refreshFailed = 'Failed to refresh SAML configurations'
export const savedBy = (person: string) => `${person} saved this customer while you were editing`
export const draftOfNew = 'We restored your unsaved customer.'
export const draftOfChange = 'We restored your unsaved changes.'

// How a value is told in a comparison.
export const on = 'On'
export const off = 'Off'
export const none = 'None'
export const empty = 'Empty'
export const contactWithWays = (name: string, ways: string) => `${name} (${ways})`
export const certificateEndsIn = (characters: string) => `Certificate ending in ${characters}`

// Shared by the pages about one customer.

export const customerLoadFailed = 'Failed to load customer details'

/** Labels of a customer's fields, except those of its connection. */
export const labels = {
  name: 'Customer Name',
  domain: 'Email Domain',
  domains: 'Additional Email Domains',
  mspStartDate: 'MSP Start Date',
  timeZone: 'Time Zone',
  language: 'Language',
  active: 'Active',
  technicalContacts: 'Technical Contacts',
}

// Problems of required fields, for both the form and the server.
export const nameRequired = 'Name is required'
export const domainRequired = 'Domain is required'

// The list of customers.

export const title = 'Customers'
export const lead = 'The organizations you support.'
export const inSetupTitle = 'Setup in Progress'
export const inSetupLead = 'Customers whose people can’t sign in yet or have never signed in.'
export const noneInSetup = 'No setups in progress'
export const allCanSignIn = 'People at all of your customers can sign in.'
export const allCustomers = 'All customers'
export const addNewCustomer = 'Add Customer'
export const searchCustomers = 'Search customers'
export const searchHint = 'Search customers...'
export const clearSearch = 'Clear search'
export const loading = 'Loading customers'
export const loadFailed = 'Failed to load customers'

export const noMatch = 'No customers match your search'
export const whatIsSearched = 'Try a different name or domain.'
export const anyStatus = 'Any status'
export const statusFilters = { active: 'Active', inactive: 'Inactive' }
export const anySetup = 'Any sign-in setup'
export const setupFilters = {
  in_progress: 'Setup in progress',
  enabled: 'SAML enabled',
  disabled: 'SAML disabled',
}
export const noneFiltered = 'No customers match your filters'
export const otherFilters = 'Try a different status or sign-in setup.'
export const clearFilters = 'Clear filters'
export const noneYet = 'No customers added yet'
export const whereTheyAppear = 'Customers you add will appear here.'

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
export const ssoGuideFor = (customer: string) => `SSO guide for ${customer}`
export const editOf = (customer: string) => `Edit ${customer}`
export const deleteAction = 'Delete'
export const deleteOf = (customer: string) => `Delete ${customer}`
export const askDelete = (customer: string) => `Delete ${customer}?`
export const whatDeletingDoes = (days: number) =>
  `Everyone at this customer will be signed out. You can restore the customer for ${number(days)} days.`
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
    one: `This changes how ${customer} signs in. ${number(sessions)} active session will end now.`,
    other: `This changes how ${customer} signs in. ${number(sessions)} active sessions will end now.`,
  })
export const askStopSignIn = (customer: string) => `Stop sign-in for ${customer}?`
export const whatStoppingDoes = (customer: string) =>
  `Everyone at ${customer} will be signed out immediately and can’t sign in until you turn sign-in back on.`
export const saveAndStop = 'Save and stop sign-in'
export const askRemoveDomains = (domains: string) => `Remove ${domains}?`
export const whatRemovingDomainsDoes = (domains: string) =>
  `People with an address at ${domains} will be signed out immediately and can no longer sign in.`
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
  `Deleted customers and all their data are kept for ${number(days)} days, then permanently deleted.`
export const loadingDeleted = 'Loading deleted customers'
export const deletedLoadFailed = 'Failed to load deleted customers'
export const noneDeleted = 'No deleted customers'
export const whatAppearsDeleted =
  'Deleted customers will appear here until they’re permanently deleted.'
export const domains = 'Domains'
export const deletedAt = 'Deleted'
export const goneForGood = 'Permanent Deletion'
/** In a card of a narrow window. */
export const goneForGoodInCard = 'Permanent deletion'
export const deletedBy = (person: string) => `by ${person}`
export const restore = 'Restore'
export const restoreCustomer = (customer: string) => `Restore ${customer}`
export const askRestore = (customer: string) => `Restore ${customer}?`
export const askWithFewerDomains = (customer: string) => `Restore ${customer} with fewer domains?`
export const customerRestored = 'Customer restored successfully'
export const customerRestoredInactive = 'Customer restored as inactive, without a domain'
export const edit = 'Edit'
export const restoreFailed = 'Failed to restore customer. Try again.'

// The hub: header and tabs of all pages of a customer, and its overview.

export const partsOf = (customer: string) => `${customer} pages`
export const overview = 'Overview'
export const details = 'Details'
export const singleSignOn = 'Single sign-on'
export const setupGuide = 'Setup guide'
export const contractTab = 'Contract'
export const failuresTab = 'Sign-in failures'
export const ticketsTab = 'Tickets'
export const openCount = (count: string) => `${count} open`
export const timeTab = 'Time'
export const overviewOf = (customer: string) => `${customer}, Overview`
export const activate = 'Activate'
export const wasActivated = (customer: string) => `${customer} activated`
export const deactivate = 'Deactivate'
export const askDeactivate = (customer: string) => `Deactivate ${customer}?`
export const whatDeactivatingDoes =
  'Everyone at this customer will be signed out and can’t sign in until you activate the customer again. Tickets stay.'
export const deactivating = 'Deactivating...'
export const deactivateFailed = 'Failed to deactivate customer'
export const wasDeactivated = (customer: string) => `${customer} deactivated`
export const signOnLive = 'SSO live'
export const setupStates = {
  not_set_up: 'SSO not set up',
  link_created: 'Setup link created',
  link_sent: 'Setup link sent',
  link_ready: 'Setup ready for your review',
  draft: 'SSO draft saved',
  testing: 'SSO test started',
  test_failed: 'SSO test failed',
  test_passed: 'SSO test passed',
  pilot: 'SSO pilot started',
  off: 'SSO turned off',
  no_sign_in: 'No one has signed in yet',
  emergency: 'Emergency access open',
}
export const setupSince = (state: string, age: string) => `${state} · ${age}`
export const setupBy = (name: string) => ` by ${name}`
export const overviewFailed = 'Failed to load customer'
export const aboutTitle = 'Note and Contract'
export const toTerms = 'Support hours and targets'
export const contactsTitle = 'Technical Contacts'
export const noContacts = 'No technical contacts yet.'
export const addContacts = 'Add contacts'
export const healthTitle = 'Single Sign-On'
export const lastSignIn = 'Last sign-in'
export const neverSignedIn = 'Never'
export const certificate = 'Certificate'
export const validUntil = (day: string) => `Valid until ${day}`
export const noCertificate = 'None'
export const failuresIn = (days: number) => `Failed sign-ins, last ${number(days)} days`
export const setUp = 'Set up single sign-on'
export const turnBackOn = 'Turn back on'
export const reviewSetup = 'Review setup'
export const continueSetup = 'Continue setup'
export const ticketsTitle = 'Tickets'
export const openTickets = 'Open'
export const pendingTickets = 'Pending'
export const overdueTickets = 'Overdue'
export const slaTitle = (days: number) => `Service Level, Last ${number(days)} Days`
export const firstResponse = 'First response'
export const resolution = 'Resolution'
export const shareMet = (share: string, met: number, all: number) =>
  `${share} met (${number(met)} of ${number(all)})`
export const noneMeasured = 'No results in this period'
export const activityTitle = 'Recent Activity'
export const noActivity = 'No activity yet.'
export const allActivity = 'Audit log'
export const loadingOverview = 'Loading customer'
