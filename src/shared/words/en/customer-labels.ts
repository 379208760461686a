// What the pages about one customer share.

export const loadFailed = 'Failed to load customer details'

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
