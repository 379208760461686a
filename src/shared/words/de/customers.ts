import { list, number, plural } from './language.ts'

export const active = 'Aktiv'
export const inactive = 'Inaktiv'
export const samlEnabled = 'Ein'
export const samlDisabled = 'Aus'

/** Leads to the page whose words are in sign-on.ts. */
export const signOn = 'Single Sign-on'

export const customersFound = {
  none: 'Keine Kunden gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Kunde gefunden`,
      other: `${number(count)} Kunden gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Der erste Kunde wird angezeigt',
      other: `Die ersten ${number(count)} Kunden werden angezeigt`,
    }),
}

/** Opens the dialog whose words are in saml-metadata.ts. */
export const importMetadata = 'Metadaten importieren'

// Answers of the server alone about customers.

export const customerGone = 'Diesen Kunden gibt es nicht mehr.'
export const notDeleted = 'Dieser Kunde wurde bereits wiederhergestellt oder endgültig gelöscht.'
export const savedAlready = 'Dieser Kunde wurde bereits gespeichert.'
export const changedMeanwhile = 'Jemand anderes hat diesen Kunden in der Zwischenzeit geändert.'

export const nameTooLong = 'Der Name darf höchstens 200 Zeichen haben'
export const domainTooLong = 'Die Domain darf höchstens 253 Zeichen haben'
export const giveDomain = 'Geben Sie den Teil einer E-Mail-Adresse nach dem @ an, etwa example.com'
export const publicDomain = (domain: string) =>
  `${domain} ist ein öffentlicher E-Mail-Anbieter. Geben Sie eine Domain ein, die der Organisation gehört, etwa example.com.`
/** Problem of one among several domains. */
export const problemOf = (domain: string, problem: string) => `„${domain}“: ${problem}`
export const tooManyDomains = 'Geben Sie höchstens 100 Domains an'
export const domainTaken = 'Ein anderer Kunde verwendet diese Domain bereits'
export const domainsTaken = (domains: string[]) =>
  `Ein anderer Kunde verwendet bereits ${list(domains)}. Jede Domain kann nur zu einem Kunden gehören`
export const giveDate = 'Geben Sie ein Datum ein, zum Beispiel 2026-01-31'
export const giveTimeZone = 'Geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin'
export const tooManyContacts = 'Geben Sie höchstens 10 technische Kontakte an'
export const giveNewId = 'Geben Sie eine ID an, die für einen neuen Kunden erstellt wurde'
export const idTooOld = (days: number) =>
  `Dieses Formular ist seit mehr als ${number(days)} Tagen geöffnet. Verwerfen Sie es, und beginnen Sie neu, denn die SAML-URLs des Kunden haben sich geändert.`
export const searchTooLong = 'Die Suche darf höchstens 200 Zeichen lang sein'
export const notSearchable = 'Entfernen Sie das nicht unterstützte Zeichen, und suchen Sie erneut'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'

/** Why a deleted customer does not come back with all its domains, and with which it can. */
export function domainsTakenMeanwhile(
  taken: { domain: string; customer: string }[],
  left: string[],
): string {
  const sentences = taken.map(
    ({ domain, customer }) => `${domain} gehört inzwischen zu ${customer}.`,
  )
  const consequence =
    left.length > 0
      ? `Wiederherstellen lässt sich der Kunde nur mit ${list(left)}.`
      : 'Wiederherstellen lässt sich der Kunde ohne Domain; er bleibt inaktiv, bis Sie ihm eine geben.'
  return [...sentences, consequence].join(' ')
}

// Problems of a technical contact, for both the form and the server.

export const contactNameRequired = 'Geben Sie einen Namen an'
export const giveEmailOrPhone = 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an'
export const giveContactEmail = 'Geben Sie eine Adresse wie ada@example.com an'
export const giveContactPhone = 'Geben Sie eine Telefonnummer wie +49 30 1234567 an'
export const contactNameTooLong = 'Höchstens 200 Zeichen sind erlaubt'
export const contactEmailTooLong = 'Höchstens 254 Zeichen sind erlaubt'
export const contactPhoneTooLong = 'Höchstens 50 Zeichen sind erlaubt'

// The form of a customer.

export const addTitle = 'Kunden hinzufügen'
export const preparing = 'Das Formular wird vorbereitet'
export const prepareFailed = 'Das Formular konnte nicht vorbereitet werden'
export const editTitle = 'Kunden bearbeiten'
export const editTitleOf = (customer: string) => `${customer} bearbeiten`
export const loadingCustomer = 'Die Kundendaten werden geladen'
export const toPeople = 'Personen'
export const toSsoGuide = 'SSO-Anleitung'

export const basicInformation = 'Allgemeine Angaben'
export const domainHint = 'Der Teil der E-Mail-Adressen Ihres Kunden nach dem @'
export const domainExample = 'example.com'
export const domainsHint =
  'Personen mit einer Adresse in einer dieser Domains gehören ebenfalls zum Kunden.'
export const furtherDomainExample = 'example.org'
export const addDomain = 'Domain hinzufügen'
/** Name of an empty line. */
export const domainAt = (place: number) => `Domain ${number(place)}`
export const timeZoneHint = 'Gilt für die Servicezeiten'
export const languageHint = 'Für E-Mails, und wenn die Sprache eines Browsers nicht verfügbar ist'
export const ofPortal = 'Standard des Portals'
export const activeHint = 'Inaktive Kunden haben keinen Zugang zum Support-Portal'

export const contactsHint = (most: number) =>
  `An wen Sie sich wenden, wenn die Anmeldung nicht funktioniert. Bis zu ${number(most)} Kontakte, jeweils mit E-Mail-Adresse oder Telefonnummer.`
export const addContact = 'Kontakt hinzufügen'
export const contact = (place: number) => `Kontakt ${number(place)}`
/** Label of a contact without a name. */
export const contactAt = (place: number) => `Kontakt ${number(place)}`
export const contactParts = { name: 'Name', email: 'E-Mail', phone: 'Telefon' }

export const save = 'Kunden speichern'
export const cancel = 'Abbrechen'
export const customerCreated = 'Kunde angelegt'
export const createFailed = 'Der Kunde konnte nicht angelegt werden'
export const customerUpdated = 'Kunde aktualisiert'
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

// Shared by the pages about one customer.

export const customerLoadFailed = 'Die Kundendaten konnten nicht geladen werden'

/** Labels of a customer's fields, except those of its connection. */
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

// Problems of required fields, for both the form and the server.
export const nameRequired = 'Geben Sie einen Namen an'
export const domainRequired = 'Geben Sie eine Domain an'

// The list of customers.

export const title = 'Kunden'
export const lead = 'Die Organisationen, die Sie betreuen.'
export const inSetupTitle = 'Einrichtung läuft'
export const inSetupLead =
  'Kunden, deren Personen sich noch nicht anmelden können oder noch nicht angemeldet haben.'
export const noneInSetup = 'Keine laufenden Einrichtungen'
export const allCanSignIn = 'Die Personen aller Kunden können sich anmelden.'
export const allCustomers = 'Alle Kunden'
export const addNewCustomer = 'Kunden hinzufügen'
export const searchCustomers = 'Kunden suchen'
export const searchHint = 'Kunden suchen …'
export const clearSearch = 'Suche zurücksetzen'
export const loading = 'Kunden werden geladen'
export const loadFailed = 'Die Kunden konnten nicht geladen werden'

export const noMatch = 'Kein Kunde passt zu Ihrer Suche'
export const whatIsSearched = 'Versuchen Sie es mit einem anderen Namen oder einer anderen Domain.'
export const anyStatus = 'Jeder Status'
export const statusFilters = { active: 'Aktiv', inactive: 'Inaktiv' }
export const anySetup = 'Jede Anmeldung'
export const setupFilters = {
  in_progress: 'In Einrichtung',
  enabled: 'Mit SAML',
  disabled: 'Ohne SAML',
}
export const noneFiltered = 'Keine Kunden entsprechen Ihren Filtern'
export const otherFilters = 'Wählen Sie einen anderen Status oder eine andere Anmeldung.'
export const clearFilters = 'Filter zurücksetzen'
export const noneYet = 'Noch keine Kunden'
export const whereTheyAppear = 'Kunden, die Sie hinzufügen, erscheinen hier.'

export const name = 'Name'
export const domain = 'Domain'
export const mspStartDate = 'Betreut seit'
export const status = 'Status'
export const saml = 'SAML'
export const provider = 'Anbieter'
export const actions = 'Aktionen'
export const noDomain = 'Keine Domain'
export const moreDomains = (count: number) => `+${number(count)} weitere`
/** In a card of a narrow window. */
export const startInCard = 'Seit'
export const noStart = 'Nicht festgelegt'
export const noProvider = '–'

export const actionsFor = (customer: string) => `Aktionen für ${customer}`
export const ssoGuideFor = (customer: string) => `SSO-Anleitung für ${customer}`
export const editOf = (customer: string) => `${customer} bearbeiten`
export const deleteAction = 'Löschen'
export const deleteOf = (customer: string) => `${customer} löschen`
export const askDelete = (customer: string) => `${customer} löschen?`
export const whatDeletingDoes = (days: number) =>
  `Alle Personen dieses Kunden werden abgemeldet. Er lässt sich ${number(days)} Tage lang wiederherstellen.`
export const customerDeleted = 'Kunde gelöscht'
export const deleteFailed = 'Der Kunde konnte nicht gelöscht werden'

// Asked before a change of the single sign-on ends sessions.

export const endSessionsTitle = (sessions: number) =>
  plural(sessions, {
    one: `${number(sessions)} Sitzung beenden?`,
    other: `${number(sessions)} Sitzungen beenden?`,
  })
export const whatSavingEnds = (customer: string, sessions: number) =>
  plural(sessions, {
    one: `Damit ändert sich die Anmeldung von ${customer}. ${number(sessions)} aktive Sitzung endet sofort.`,
    other: `Damit ändert sich die Anmeldung von ${customer}. ${number(sessions)} aktive Sitzungen enden sofort.`,
  })
export const askStopSignIn = (customer: string) => `Anmeldung von ${customer} abschalten?`
export const whatStoppingDoes = (customer: string) =>
  `Alle Personen von ${customer} werden sofort abgemeldet und können sich erst wieder anmelden, wenn Sie die Anmeldung wieder einschalten.`
export const saveAndStop = 'Speichern und Anmeldung abschalten'
export const askRemoveDomains = (domains: string) => `${domains} entfernen?`
export const whatRemovingDomainsDoes = (domains: string) =>
  `Personen mit einer Adresse bei ${domains} werden sofort abgemeldet und können sich nicht mehr anmelden.`
export const keepEditing = 'Weiter bearbeiten'
export const saveAndEnd = (sessions: number) =>
  plural(sessions, {
    one: `Speichern und ${number(sessions)} Sitzung beenden`,
    other: `Speichern und ${number(sessions)} Sitzungen beenden`,
  })

// Customers that can still be restored.

export const deletedTitle = 'Gelöschte Kunden'
export const deletedCaption = 'Gelöschte Kunden'
export const deletedLead = (days: number) =>
  `Gelöschte Kunden und alle ihre Daten werden ${number(days)} Tage aufbewahrt und dann endgültig gelöscht.`
export const loadingDeleted = 'Gelöschte Kunden werden geladen'
export const deletedLoadFailed = 'Die gelöschten Kunden konnten nicht geladen werden'
export const noneDeleted = 'Keine gelöschten Kunden'
export const whatAppearsDeleted =
  'Gelöschte Kunden erscheinen hier, bis sie endgültig gelöscht werden.'
export const domains = 'Domains'
export const deletedAt = 'Gelöscht'
export const goneForGood = 'Endgültige Löschung'
/** In a card of a narrow window. */
export const goneForGoodInCard = 'Endgültige Löschung'
export const deletedBy = (person: string) => `von ${person}`
export const restore = 'Wiederherstellen'
export const restoreCustomer = (customer: string) => `${customer} wiederherstellen`
export const askRestore = (customer: string) => `${customer} wiederherstellen?`
export const askWithFewerDomains = (customer: string) =>
  `${customer} mit weniger Domains wiederherstellen?`
export const customerRestored = 'Kunde wiederhergestellt'
export const customerRestoredInactive = 'Kunde wiederhergestellt, inaktiv und ohne Domain'
export const edit = 'Bearbeiten'
export const restoreFailed =
  'Der Kunde konnte nicht wiederhergestellt werden. Versuchen Sie es erneut.'

// The hub: header and tabs of all pages of a customer, and its overview.

export const partsOf = (customer: string) => `Seiten von ${customer}`
export const overview = 'Überblick'
export const details = 'Details'
export const singleSignOn = 'Single Sign-on'
export const setupGuide = 'Anleitung'
export const contractTab = 'Vertrag'
export const failuresTab = 'Anmeldefehler'
export const ticketsTab = 'Tickets'
export const openCount = (count: string) => `${count} offen`
export const timeTab = 'Zeiten'
export const overviewOf = (customer: string) => `${customer}, Überblick`
export const activate = 'Aktivieren'
export const wasActivated = (customer: string) => `${customer} wurde aktiviert`
export const deactivate = 'Deaktivieren'
export const askDeactivate = (customer: string) => `${customer} deaktivieren?`
export const whatDeactivatingDoes =
  'Alle Personen dieses Kunden werden abgemeldet und können sich erst wieder anmelden, wenn Sie ihn aktivieren. Seine Tickets bleiben erhalten.'
export const deactivating = 'Wird deaktiviert …'
export const deactivateFailed = 'Der Kunde konnte nicht deaktiviert werden'
export const wasDeactivated = (customer: string) => `${customer} wurde deaktiviert`
export const signOnLive = 'SSO aktiv'
export const setupStates = {
  not_set_up: 'SSO nicht eingerichtet',
  link_created: 'Einrichtungslink erstellt',
  link_sent: 'Einrichtungslink gesendet',
  link_ready: 'Einrichtung bereit zur Prüfung',
  draft: 'SSO-Entwurf gespeichert',
  testing: 'SSO-Test begonnen',
  test_failed: 'SSO-Test fehlgeschlagen',
  test_passed: 'SSO-Test bestanden',
  pilot: 'SSO-Pilot läuft',
  off: 'SSO ausgeschaltet',
  no_sign_in: 'Noch keine Anmeldung',
  emergency: 'Notfallzugang geöffnet',
}
export const setupSince = (state: string, age: string) => `${state} · ${age}`
export const setupBy = (name: string) => ` von ${name}`
export const overviewFailed = 'Der Kunde konnte nicht geladen werden'
export const toTerms = 'Servicezeiten und Ziele'
export const aboutTitle = 'Notiz und Vertrag'
export const contactsTitle = 'Technische Kontakte'
export const noContacts = 'Noch keine technischen Kontakte.'
export const addContacts = 'Kontakte hinzufügen'
export const healthTitle = 'Single Sign-on'
export const lastSignIn = 'Letzte Anmeldung'
export const neverSignedIn = 'Noch keine Anmeldung'
export const certificate = 'Zertifikat'
export const validUntil = (day: string) => `Gültig bis ${day}`
export const noCertificate = 'Keines'
export const failuresIn = (days: number) => `Fehlgeschlagene Anmeldungen, ${number(days)} Tage`
export const setUp = 'Single Sign-on einrichten'
export const turnBackOn = 'Wieder einschalten'
export const reviewSetup = 'Einrichtung prüfen'
export const continueSetup = 'Einrichtung fortsetzen'
export const ticketsTitle = 'Tickets'
export const openTickets = 'Offen'
export const pendingTickets = 'Wartend'
export const overdueTickets = 'Überfällig'
export const slaTitle = (days: number) => `Service-Level, ${number(days)} Tage`
export const firstResponse = 'Erste Antwort'
export const resolution = 'Lösung'
export const shareMet = (share: string, met: number, all: number) =>
  `${share} eingehalten (${number(met)} von ${number(all)})`
export const noneMeasured = 'Keine Ergebnisse in diesem Zeitraum'
export const activityTitle = 'Letzte Änderungen'
export const noActivity = 'Noch keine Änderungen.'
export const allActivity = 'Audit-Protokoll'
export const loadingOverview = 'Der Kunde wird geladen'
