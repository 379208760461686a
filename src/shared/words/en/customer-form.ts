import { number } from './language.ts'

export const addTitle = 'Add Customer'
export const preparing = 'Preparing the form'
export const prepareFailed = 'Failed to prepare the form'
export const editTitle = 'Edit Customer'
export const editTitleOf = (customer: string) => `Edit ${customer}`
export const loading = 'Loading customer details'
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
export const created = 'Customer created successfully'
export const createFailed = 'Failed to create customer'
export const updated = 'Customer updated successfully'
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
