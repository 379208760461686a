// What the pages about one customer share.

export const loadFailed = 'Die Kundendaten konnten nicht geladen werden'

/** Of the fields of a customer, but for those of its connection. */
export const labels = {
  name: 'Name des Kunden',
  domain: 'E-Mail-Domain',
  domains: 'Weitere E-Mail-Domains',
  mspStartDate: 'Betreut seit',
  timeZone: 'Zeitzone',
  language: 'Sprache',
  active: 'Aktiv',
  technicalContacts: 'Technische Kontakte',
}

// What a customer cannot be saved without, as both the form and the server say it.
export const nameRequired = 'Geben Sie einen Namen an'
export const domainRequired = 'Geben Sie eine Domain an'
