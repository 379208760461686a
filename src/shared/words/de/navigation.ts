import { number, plural } from './language.ts'

// Texts of the frame around the pages.

export const mainNavigation = 'Hauptnavigation'
export const dashboard = 'Übersicht'
export const myTickets = 'Meine Tickets'
export const newTicket = 'Neues Ticket'
export const desk = 'Desk'
export const yourAccount = 'Ihr Konto'
export const adminDashboard = 'Admin-Übersicht'

export const adminPortal = 'Admin-Portal'
export const adminNavigation = 'Administration'
export const customers = 'Kunden'
export const team = 'Team'
export const signInFailures = 'Anmeldefehler'
export const auditLog = 'Audit-Protokoll'
export const backgroundWork = 'Hintergrundaufgaben'
export const crm = 'CRM'
export const mailboxes = 'Postfächer'
export const settings = 'Einstellungen'
export const mainPortal = 'Portal'

// Further areas, and pages in the rail.

export const areas = 'Bereiche'
export const pagesOf = (area: string) => `Seiten in ${area}`
export const reports = 'Kennzahlen'
export const time = 'Zeiten'
export const emailReview = 'E-Mail-Prüfung'
export const macros = 'Makros'
export const allCustomers = 'Alle Kunden'
export const serviceLevel = 'Service-Level'
/** Page of a contract, for its customer. */
export const serviceLevels = 'Service-Level'
export const workload = 'Auslastung'
export const timeAndBilling = 'Zeiten und Abrechnung'
export const setupInProgress = 'Einrichtung läuft'
export const deletedCustomers = 'Gelöschte Kunden'
export const overview = 'Überblick'
export const general = 'Allgemein'
export const categories = 'Kategorien'
export const contractTemplates = 'Vertragsvorlagen'
export const maintenance = 'Wartungsfenster'
export const teamSignOn = 'Single Sign-on des Teams'
export const signInApplications = 'Anmeldeanwendungen'
export const signingKeys = 'Signaturschlüssel'
export const domains = 'Domains'
export const workTypes = 'Tätigkeitsarten'
export const alertRules = 'Meldungsregeln'
export const outgoingEmail = 'Ausgehende E-Mails'
export const usage = 'Nutzung und Grenzen'
export const setup = 'E-Mail und Sicherungen'

export const newCustomer = 'Kunden hinzufügen'

/** Further words that the search finds a page by. */
export const keywords = {
  account:
    'passwort zwei schritten zwei-schritt zwei-faktor 2fa mfa passkey sitzungen sprache benachrichtigungen',
  customers: 'saml sso kunden organisationen firmen',
  newCustomer: 'neuen kunden anlegen organisation firma',
  setupInProgress: 'saml sso single sign-on einrichtungslink einrichten',
  signInFailures: 'saml sso login fehler fehlgeschlagen code',
  deletedCustomers: 'wiederherstellen papierkorb',
  general: 'logo name zeitzone sprache kontakt datenschutz geschäftszeiten',
  ticketSettings: 'bald fällig rückgängig wiederöffnen bewertung zuweisung bestätigung',
  team: 'einladen einladung hinzufügen agent administrator mitarbeiter zwei passwort',
  contractTemplates: 'sla service-level servicezeiten feiertage ziele standard erweitert',
  maintenance: 'geplante ausfallzeit pause sla',
  workTypes: 'abrechnung tätigkeiten',
  mailboxes: 'imap eingehende e-mail posteingang oauth verbinden',
  alertRules: 'überwachung alarme monitoring prtg nagios zabbix',
  outgoingEmail: 'smtp gesendete e-mail versand mailserver zustellung',
  crm: 'hubspot anbindung abgleich token',
  teamSignOn: 'saml sso agenten administratoren identitätsanbieter',
  signInApplications: 'microsoft entra azure google oauth openid connect client-id secret',
  signingKeys: 'saml zertifikat metadaten',
  domains: 'dns nachweis txt-eintrag',
  auditLog: 'verlauf änderungen audit',
  usage: 'speicher grenzen kontingent',
  backgroundWork: 'warteschlange fehlgeschlagen wiederholen zeitplan',
  setup: 'smtp backup sicherung mailserver',
  emailReview: 'spam quarantäne zurückgehalten',
  macros: 'vorlagen textbausteine',
  time: 'stunden abrechnung rechnung export',
  reports: 'statistik auswertung',
  serviceLevel: 'sla ziele',
  serviceLevels: 'sla vertrag servicezeiten feiertage ziele wartung',
}

export const scrollToTop = 'Nach oben'
export const offline =
  'Sie sind offline. Sie können weiterlesen; senden können Sie wieder, sobald Sie online sind.'

export const toDashboard = 'Zur Übersicht'
export const accessDenied = 'Zugriff verweigert'
export const accessDeniedNote = 'Sie dürfen diese Seite nicht ansehen.'
export const pageNotFound = 'Seite nicht gefunden'
export const pageNotFoundNote =
  'Diese Seite gibt es nicht. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.'

// The menu of the signed-in person.

export const accountOf = (person: string) => `Konto von ${person}`
export const account = 'Konto'
export const name = 'Name'
export const email = 'E-Mail'
export const organization = 'Organisation'
export const signOut = 'Abmelden'
export const signingOut = 'Abmeldung läuft …'

/** The reason is a sentence. */
export const stillSignedIn = (reason: string) => `Sie sind noch angemeldet. ${reason}`
export const signOutLater =
  'Der Server ist nicht erreichbar. Melden Sie sich noch einmal ab, sobald Sie wieder online sind.'

// The search.

export const search = 'Suche'
export const ticketsAndPages = 'Tickets und Seiten durchsuchen'
export const searchHint = 'Tickets und Seiten suchen …'
export const escapeKey = 'Esc'
export const searchResults = 'Ergebnisse'

// Its groups, and what is in them.
export const recentTickets = 'Neueste Tickets'
export const tickets = 'Tickets'
export const people = 'Personen'
export const pages = 'Seiten'
export const actions = 'Aktionen'
export const toTheme = {
  dark: 'Zum dunklen Design wechseln',
  light: 'Zum hellen Design wechseln',
}
export const refusedSignIns = 'Anmeldefehler'
export const signInFailure = (code: string) => `Anmeldefehler ${code}`
export const seeAll = (text: string) => `Alle Tickets mit „${text}“ ansehen`

// Results of a search.
export const ticketsFailed = 'Ihre Tickets konnten nicht geladen werden'
export const nothingFound = (text: string) => `Nichts zu „${text}“ gefunden`
export const searchFound = (count: number) =>
  plural(count, {
    one: `${number(count)} Ticket gefunden`,
    other: `${number(count)} Tickets gefunden`,
  })
export const searchAgain = 'Erneut versuchen'
