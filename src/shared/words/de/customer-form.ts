import { number } from './language.ts'

export const addTitle = 'Kunden hinzufügen'
export const preparing = 'Das Formular wird vorbereitet'
export const prepareFailed = 'Das Formular konnte nicht vorbereitet werden'
export const editTitle = 'Kunden bearbeiten'
export const editTitleOf = (customer: string) => `${customer} bearbeiten`
export const loading = 'Die Kundendaten werden geladen'
export const toPeople = 'Personen'
export const toSignInFailures = 'Anmeldefehler'
export const toSsoGuide = 'SSO-Anleitung'

export const basicInformation = 'Allgemeine Angaben'
export const required = 'Felder mit * sind Pflichtfelder.'
export const domainHint = 'Der Teil der E-Mail-Adressen Ihres Kunden nach dem @'
export const domainExample = 'example.com'
export const domainsHint =
  'Optional. Personen mit einer Adresse in einer dieser Domains gehören ebenfalls zum Kunden.'
export const furtherDomainExample = 'example.org'
export const addDomain = 'Domain hinzufügen'
/** What a line is called while it is empty. */
export const domainAt = (place: number) => `Domain ${number(place)}`
export const timeZoneHint = 'Servicezeiten werden nach dieser Uhr gezählt'
export const languageHint = 'Für E-Mails, und wenn der Browser keine der angebotenen Sprachen nennt'
export const ofPortal = 'Standard des Portals'
export const activeHint = 'Inaktive Kunden haben keinen Zugang zum Support-Portal'

export const contactsHint = (most: number) =>
  `Optional. An wen sich Ihr Team wendet, wenn dort etwas nicht stimmt: bis zu ${number(most)}, jeweils mit E-Mail-Adresse, Telefonnummer oder beidem.`
export const addContact = 'Kontakt hinzufügen'
export const contact = (place: number) => `Kontakt ${number(place)}`
/** What a contact without a name is called. */
export const contactAt = (place: number) => `Kontakt ${number(place)}`
export const contactParts = { name: 'Name', email: 'E-Mail', phone: 'Telefon' }

export const save = 'Kunden speichern'
export const cancel = 'Abbrechen'
export const created = 'Kunde angelegt'
export const createFailed = 'Der Kunde konnte nicht angelegt werden'
export const updated = 'Kunde aktualisiert'
export const updateFailed = 'Der Kunde konnte nicht aktualisiert werden'
export const refreshFailed = 'Die SAML-Konfigurationen konnten nicht neu geladen werden'
export const savedBy = (person: string) =>
  `${person} hat diesen Kunden in der Zwischenzeit gespeichert`
export const draftOfNew =
  'Sie hatten begonnen, einen Kunden hinzuzufügen. Ihre Eingaben sind noch da.'
export const draftOfChange =
  'Sie hatten begonnen, diesen Kunden zu ändern. Ihre Eingaben sind noch da.'

// How a value is told in a comparison.
export const on = 'Ein'
export const off = 'Aus'
export const none = 'Keine'
export const empty = 'Leer'
export const contactWithWays = (name: string, ways: string) => `${name} (${ways})`
export const certificateEndsIn = (characters: string) => `Zertifikat, das auf ${characters} endet`
