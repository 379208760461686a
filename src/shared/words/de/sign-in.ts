// The login page of customers, and what is around the one of the team.

export const documentTitle = 'Anmelden'
export const titleOf = (portal: string) => `Anmelden bei ${portal}`
export const lead = 'Erstellen und verfolgen Sie Ihre Tickets.'
export const checkingSession = 'Es wird geprüft, ob Sie angemeldet sind'

export const email = 'Geschäftliche E-Mail-Adresse'
export const emailPlaceholder = 'sie@firma.de'
export const withEmail = 'Mit E-Mail anmelden'
export const signingIn = 'Anmeldung läuft …'
export const redirecting = 'Sie werden weitergeleitet …'
export const continueWith = (customer: string) => `Weiter mit SSO von ${customer}`
export const sessionAt = (customer: string) => `Bestehende Sitzung bei ${customer} erkannt`

export const enterEmail = 'Geben Sie Ihre geschäftliche E-Mail-Adresse ein.'
export const weVerify = 'Wir prüfen, ob die Verbindung sicher ist.'
export const clickToSignIn = 'Ein Klick, und Sie sind ohne Passwort angemeldet.'
/** Above a link that says whom to ask. */
export const trouble = 'Probleme bei der Anmeldung?'
export const adminLogin = 'Admin-Anmeldung'

export const resources = 'Links'
export const privacyPolicy = 'Datenschutzerklärung'

/** Before the code to pass on. */
export const code = 'Code:'
export const rateLimited =
  'Von hier gab es zu viele Anmeldeversuche. Bitte warten Sie eine Minute, und beginnen Sie noch einmal.'

// How a sign-in has failed.
export const connectionError = 'Verbindungsfehler:'
export const cannotConnect =
  'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.'
export const tryAgain = 'Erneut versuchen'
export const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es später erneut.'
export const loginFailed = 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.'
export const noRedirect = 'Der Server hat keine Adresse zum Weiterleiten genannt'
export const failed = 'Die Anmeldung ist fehlgeschlagen'

export const signedIn = 'Sie sind angemeldet!'
