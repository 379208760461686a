// The login page of the team, its second step, and the page that sets a password.

export const title = 'Admin-Anmeldung'
export const lead = 'Für alle, die dieses Portal betreiben.'
export const passwordIsSet = 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.'
/** Above the link to the other page. */
export const lookingForTickets = 'Sie suchen Tickets?'
export const toUserLogin = 'Zur Kundenanmeldung'

export const email = 'E-Mail'
export const password = 'Passwort'
export const logIn = 'Anmelden'
export const loggingIn = 'Anmeldung läuft …'
export const withCodeAsWell = 'Zusätzlich mit einem Code anmelden'
export const loggedIn = 'Sie sind angemeldet'

export const nextStepFailed =
  'Der nächste Schritt konnte nicht geladen werden. Bitte versuchen Sie es erneut.'
export const invalidAnswer = 'Ungültige Antwort auf die Anmeldung'
export const invalidCredentials = 'E-Mail-Adresse oder Passwort ist falsch'

// After the password.
export const secondStep = 'Anmeldung in zwei Schritten'
export const confirmFor = (address: string) => `Bestätigen Sie, dass Sie es sind, ${address}.`
export const totp = 'Bestätigungscode'
export const totpHint = 'Die sechs Ziffern, die Ihre Authenticator-App gerade zeigt.'
export const recovery = 'Wiederherstellungscode'
export const recoveryHint = 'Einer der Codes, die Sie aufbewahrt haben. Jeder gilt einmal.'
export const enterCode = 'Geben Sie den Code ein'
export const goOn = 'Weiter'
export const waitingForPasskey = 'Warten auf den Passkey …'
export const byPasskey = 'Passkey verwenden'
export const byRecovery = 'Wiederherstellungscode verwenden'
export const byTotp = 'Authenticator-App verwenden'
export const back = 'Zurück'

// Behind the link of an invitation, or of a reset.
export const checkingLink = 'Der Link wird geprüft'
export const setYourPassword = 'Passwort festlegen'
export const setNewPassword = 'Neues Passwort festlegen'
export const welcome = (name: string) => `Willkommen, ${name}. Künftig melden Sie sich damit an.`
export const hello = (name: string) =>
  `Guten Tag ${name}. Wenn Sie es festlegen, werden alle Ihre Geräte abgemeldet.`
export const ownEmail = 'E-Mail'
export const newPassword = 'Neues Passwort'
export const passwordHint = (characters: number) =>
  `Mindestens ${characters} Zeichen, kein gängiges Passwort, weder Ihre E-Mail-Adresse noch Ihr Name. Ein paar Wörter hintereinander sind leicht zu merken.`
export const setPassword = 'Passwort festlegen'
export const saving = 'Wird gespeichert …'
export const cannotBeReached =
  'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'

export const deadLink = 'Dieser Link funktioniert nicht'
export const deadLinkNote =
  'Er wurde schon verwendet, durch einen neueren ersetzt oder ist abgelaufen. Bitten Sie Ihre Administration um einen neuen Link.'
export const toAdminLogin = 'Zur Admin-Anmeldung'
