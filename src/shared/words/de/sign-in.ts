import type {
  LastingRefusal,
  PassingRefusal,
  RefusalSentences,
} from '#shared/access/sign-in-refusals.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// The login page of customers, and what is around the one of the team.

export const documentTitle = 'Anmelden'
export const titleOf = (portal: string) => `Anmelden bei ${portal}`
export const lead = 'Erstellen und verfolgen Sie Ihre Tickets.'
export const checkingSession = 'Es wird geprüft, ob Sie angemeldet sind'

export const email = 'Geschäftliche E-Mail-Adresse'
export const emailPlaceholder = 'name@firma.de'
export const withEmail = 'Mit E-Mail anmelden'
export const signingIn = 'Anmeldung läuft …'
export const redirecting = 'Sie werden weitergeleitet …'
export const continueWith = (customer: string) => `Weiter mit SSO von ${customer}`
export const sessionAt = (customer: string) => `Bestehende Sitzung bei ${customer} erkannt`

export const enterEmail = 'Geben Sie Ihre geschäftliche E-Mail-Adresse ein.'
export const weVerify = 'Wir prüfen, ob die Verbindung sicher ist.'
export const clickToSignIn = 'Ein Klick, und Sie sind ohne Passwort angemeldet.'
/** Above a link that says whom to ask. */
export const troubleSigningIn = 'Probleme bei der Anmeldung?'
export const adminLogin = 'Admin-Anmeldung'
export const staffSignIn = 'Team-Anmeldung'

// While there is no administrator.

export const noAdministrator = 'Schließen Sie die Einrichtung im Terminal ab'
export const createAdministrator =
  'Es gibt noch keinen Administrator. Legen Sie ihn auf dem Rechner an, auf dem Portico läuft:'
export const administratorCommand = 'Befehl'
/** Leads to the sign-in of administrators. */
export const afterCreating = 'Danach als Administrator anmelden'

export const resources = 'Links'
export const privacyPolicy = 'Datenschutzerklärung'

/** Before the code to pass on. */
export const codeToReport = 'Code:'
export const rateLimited =
  'Zu viele Anmeldeversuche. Bitte warten Sie eine Minute, und versuchen Sie es erneut.'

// How a sign-in has failed.
export const connectionError = 'Verbindungsfehler:'
export const cannotConnect =
  'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.'
export const tryAgain = 'Erneut versuchen'
export const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es später erneut.'
export const loginFailed = 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.'
export const noRedirect = 'Der Server hat keine Adresse zum Weiterleiten genannt'
export const authenticationFailed = 'Die Anmeldung ist fehlgeschlagen'

export const signedIn = 'Sie sind angemeldet!'

// The login page of the team, its second step, and the page that sets a password.

export const adminTitle = 'Admin-Anmeldung'
export const adminLead = 'Für Agenten und Administratoren.'
export const passwordIsSet = 'Ihr Passwort ist festgelegt. Sie können sich jetzt anmelden.'
/** Above the link to the other page. */
export const lookingForTickets = 'Suchen Sie Ihre Tickets?'
export const toUserLogin = 'Zur Kundenanmeldung'

export const adminEmail = 'E-Mail'
export const password = 'Passwort'
export const logInAsAdmin = 'Anmelden'
export const loggingIn = 'Anmeldung läuft …'
export const withCodeAsWell = 'Mit Passwort und Code anmelden'
export const adminLoggedIn = 'Sie sind angemeldet'

export const invalidAnswer = 'Ungültige Antwort auf die Anmeldung'
export const invalidCredentials = 'E-Mail-Adresse oder Passwort ist falsch'

// After the password.
export const secondStep = 'Anmeldung in zwei Schritten'
export const confirmFor = (address: string) => `Bestätigen Sie, dass Sie es sind, ${address}.`
export const appCode = 'Bestätigungscode'
export const appCodeHint = 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.'
export const recoveryCode = 'Wiederherstellungscode'
export const recoveryCodeHint =
  'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder Code gilt einmal.'
export const enterCode = 'Geben Sie den Code ein'
export const goOn = 'Weiter'
export const waitingForPasskey = 'Warten auf den Passkey …'
export const byPasskey = 'Passkey verwenden'
/** While the provider of their company may be down. */
export const companyMayBeDown =
  'Die gewohnte Anmeldung Ihres Unternehmens funktioniert möglicherweise nicht. Vorerst können Sie sich auch anders anmelden.'
export const byRecovery = 'Wiederherstellungscode verwenden'
export const byApp = 'Authenticator-App verwenden'
export const back = 'Zurück'

// Behind the link of an invitation, or of a reset.
export const checkingLink = 'Der Link wird geprüft'
export const setYourPassword = 'Passwort festlegen'
export const setNewPassword = 'Neues Passwort festlegen'
export const welcomeNewMember = (name: string) =>
  `Willkommen, ${name}. Legen Sie ein Passwort für die Anmeldung fest.`
export const greetBeforeReset = (name: string) =>
  `Guten Tag ${name}. Mit dem neuen Passwort werden Sie auf allen Geräten abgemeldet.`
export const ownEmail = 'E-Mail'
export const newPassword = 'Neues Passwort'
export const passwordHint = (characters: number) =>
  `Mindestens ${characters} Zeichen. Vermeiden Sie gängige Passwörter, Ihren Namen und Ihre E-Mail-Adresse. Einige zufällige Wörter sind sicher und leicht zu merken.`
export const setPassword = 'Passwort festlegen'
export const savingPassword = 'Wird gespeichert …'
export const cannotBeReached =
  'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'

export const deadLink = 'Dieser Link funktioniert nicht'
export const deadLinkNote =
  'Er wurde schon verwendet, durch einen neueren ersetzt oder ist abgelaufen. Bitten Sie Ihre Administration um einen neuen Link.'
export const toAdminLogin = 'Zur Admin-Anmeldung'

// Abmelden auch beim Identitätsanbieter.

export const signedOutEverywhere = 'Sie sind abgemeldet, hier und bei Ihrem Identitätsanbieter.'
export const signedOutHere =
  'Sie sind hier abgemeldet, aber Ihr Identitätsanbieter hat die Abmeldung nicht bestätigt. Schließen Sie den Browser, wenn andere diesen Computer benutzen.'

export const signingOutAtProvider = 'Abmeldung bei Ihrem Identitätsanbieter'
export const signOutByButton =
  'Sie sind hier abgemeldet. Falls nichts geschieht, wählen Sie „Weiter“, um sich auch bei Ihrem Identitätsanbieter abzumelden.'

// Answers to a person who signs in, or is signed in.

export const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
export const enterBoth = 'Bitte geben Sie E-Mail-Adresse und Passwort ein'
export const passwordTooLong = 'Dieses Passwort ist zu lang'
export const enterSixDigits = 'Geben Sie die 6 Ziffern aus der E-Mail ein'
export const passwordRequired = 'Geben Sie ein Passwort ein'
export const newPasswordTooLong = 'Das Passwort darf höchstens 1.024 Zeichen haben'
export const linkIncomplete =
  'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail, und versuchen Sie es erneut.'
export const linkDead =
  'Dieser Link funktioniert nicht mehr. Bitten Sie Ihre Administration um einen neuen.'

export const chooseLanguage = 'Wählen Sie eine Sprache aus der Liste'
export const signInFirst = 'Bitte melden Sie sich zuerst an.'
export const noPermission = 'Dazu sind Sie nicht berechtigt.'
export const signInAgain =
  'Melden Sie sich zu Ihrer Sicherheit erneut an, um einen Passkey hinzuzufügen.'
export const secondFactorFirst =
  'Die Anmeldung in zwei Schritten ist hier Pflicht. Richten Sie sie zuerst auf der Seite Ihres Kontos ein.'
export const confirmFirst = 'Bestätigen Sie, dass Sie es sind, um fortzufahren.'
export const noFilesHere = 'Dieser Endpunkt nimmt keine Dateien an. Senden Sie application/json.'
export const sessionEnded = 'Diese Sitzung ist bereits beendet.'

export const noSignOnHere = 'Single Sign-on ist hier nicht verfügbar.'
export const noSignOnFor =
  'Wir kennen die Organisation zu dieser E-Mail-Adresse nicht. Prüfen Sie die Adresse, oder wenden Sie sich an Ihre IT.'
export const tooManyUnderWay =
  'Gerade melden sich zu viele Personen an. Bitte versuchen Sie es in einigen Sekunden erneut.'

/** A browser on a system, such as Firefox on Windows. */
export const deviceOn = (browser: string, system: string) => `${browser} unter ${system}`

/** On the page that posts a request to the identity provider. */
export const continueToProvider = 'Weiter zu Ihrem Identitätsanbieter'
export const continueByButton =
  'Falls nichts geschieht, melden Sie sich mit der Schaltfläche bei Ihrem Identitätsanbieter an.'

// Reasons of a refused sign-in, for the person.

const ENCRYPTED =
  'Die Antwort Ihres Identitätsanbieters ist verschlüsselt und konnte nicht gelesen werden.'
const TOO_LARGE = 'Die Antwort Ihres Identitätsanbieters ist zu groß.'
const OTHER_ADDRESS = 'Die Antwort Ihres Identitätsanbieters war für eine andere Adresse bestimmt.'

/** The person starts again. */
const temporaryRefusals: Record<PassingRefusal, string> = {
  malformed: 'Die Antwort Ihres Identitätsanbieters konnte nicht gelesen werden.',
  unexpected_message: 'Ihr Identitätsanbieter hat etwas anderes als eine Anmeldung gesendet.',
  missing_in_response_to:
    'Bitte melden Sie sich auf dieser Seite an, nicht über eine Kachel oder einen Link Ihres Identitätsanbieters.',
  in_response_to_mismatch: 'Die Antwort gehört zu einer anderen Anmeldung.',
  expired: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  too_old: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  session_expired: 'Ihre Sitzung beim Identitätsanbieter ist beendet.',
  unknown_request: 'Die Anmeldung hat zu lange gedauert oder wurde bereits verwendet.',
  other_browser: 'Die Anmeldung wurde in einem anderen Browser oder Fenster begonnen.',
  replayed: 'Diese Anmeldung wurde bereits verwendet.',
  code_wrong: 'Der Code war falsch.',
  code_expired: 'Der Code ist abgelaufen oder wurde bereits verwendet.',
  code_used_up: 'Es wurden zu viele falsche Codes eingegeben.',
  code_other_browser: 'Der Code wurde in einem anderen Browser angefordert.',
  passkey_wrong: 'Der Passkey konnte nicht geprüft werden.',
  passkey_expired: 'Die Anmeldung hat zu lange gedauert oder wurde bereits verwendet.',
  passkey_other_browser: 'Die Anmeldung wurde in einem anderen Browser oder Fenster begonnen.',
  oidc_malformed_return: 'Die Antwort Ihres Identitätsanbieters konnte nicht gelesen werden.',
  oidc_code_refused: 'Die Anmeldung hat zu lange gedauert oder wurde bereits verwendet.',
  oidc_expired: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  oidc_too_old: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  oidc_wrong_nonce: 'Die Antwort gehört zu einer anderen Anmeldung.',
}

/** The person tells the administrator. */
const lastingRefusals: Record<LastingRefusal, string> = {
  too_large: TOO_LARGE,
  too_complex: TOO_LARGE,
  status: 'Ihr Identitätsanbieter hat Sie nicht angemeldet.',
  no_assertion: 'Ihr Identitätsanbieter hat nicht mitgeteilt, wer Sie sind.',
  encrypted_assertion: ENCRYPTED,
  decryption_failed: ENCRYPTED,
  weak_encryption: ENCRYPTED,
  no_signature: 'Die Antwort Ihres Identitätsanbieters ist nicht signiert.',
  bad_signature: 'Die Signatur Ihres Identitätsanbieters konnte nicht bestätigt werden.',
  weak_algorithm:
    'Ihr Identitätsanbieter hat seine Antwort mit einem veralteten Verfahren signiert.',
  bad_certificate: 'Single Sign-on ist für Ihre Organisation nicht vollständig eingerichtet.',
  wrong_issuer: 'Die Antwort kam nicht vom Identitätsanbieter Ihrer Organisation.',
  wrong_destination: OTHER_ADDRESS,
  wrong_recipient: OTHER_ADDRESS,
  wrong_audience: 'Die Antwort Ihres Identitätsanbieters war für eine andere Anwendung bestimmt.',
  no_bearer_confirmation: 'Die Antwort Ihres Identitätsanbieters ist unvollständig.',
  not_yet_valid: 'Die Antwort Ihres Identitätsanbieters ist auf die Zukunft datiert.',
  no_email: 'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht gesendet.',
  several_emails: 'Ihr Identitätsanbieter hat mehr als eine E-Mail-Adresse gesendet.',
  invalid_email: 'Ihr Identitätsanbieter hat eine ungültige E-Mail-Adresse gesendet.',
  customer_unavailable: 'Single Sign-on ist für Ihre Organisation nicht verfügbar.',
  address_not_allowed: 'Ihre Organisation erlaubt die Anmeldung aus diesem Netz nicht.',
  foreign_domain: 'Ihre E-Mail-Adresse gehört nicht zu dieser Organisation.',
  domain_not_proven: 'Ihre Organisation hat ihre E-Mail-Domain noch nicht nachgewiesen.',
  person_deactivated: 'Ihr Konto wurde deaktiviert.',
  code_not_allowed: 'Ihre Organisation erlaubt Ihnen die Anmeldung mit E-Mail-Code nicht.',
  passkey_unknown: 'Dieser Passkey gehört zu keinem Konto Ihrer Organisation.',
  passkey_not_allowed:
    'Die Anmeldung mit Passkey ist für Ihre Organisation derzeit nicht verfügbar.',
  oidc_denied: 'Ihr Identitätsanbieter hat Sie nicht angemeldet.',
  oidc_unreachable: 'Ihr Identitätsanbieter ist nicht erreichbar.',
  oidc_no_email: 'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht gesendet.',
  oidc_several_emails: 'Ihr Identitätsanbieter hat mehr als eine E-Mail-Adresse gesendet.',
  oidc_invalid_email: 'Ihr Identitätsanbieter hat eine ungültige E-Mail-Adresse gesendet.',
  oidc_unverified_email: 'Ihre E-Mail-Adresse ist bei Ihrem Identitätsanbieter nicht bestätigt.',
  oidc_other_person: 'Ihre E-Mail-Adresse gehört zu einem anderen Konto.',
  oidc_no_application: 'Die Anmeldung über diesen Anbieter ist nicht vollständig eingerichtet.',
  oidc_consent_denied: 'Die Zustimmung Ihrer Organisation wurde nicht erteilt.',
  oidc_foreign_consent: 'Ihr Konto gehört nicht zu dieser Organisation.',
  oidc_personal_account:
    'Sie haben sich mit einem privaten Konto statt mit Ihrem Geschäftskonto angemeldet.',
  oidc_other_organization: 'Ihr Konto gehört zu einer anderen Organisation.',
  oidc_guest: 'Ihr Konto ist in dieser Organisation nur ein Gastkonto.',
}

export const refusals: RefusalSentences = {
  passing: temporaryRefusals,
  lasting: lastingRefusals,
  other: 'Die Antwort Ihres Identitätsanbieters konnte nicht angenommen werden.',
  startAgain: (sentence) => `${sentence} Bitte beginnen Sie noch einmal.`,
  tell: (sentence) => `${sentence} Bitte wenden Sie sich an Ihre IT.`,
  tellCode: (sentence) =>
    `${sentence} Bitte wenden Sie sich an Ihre IT, und nennen Sie den hier angezeigten Code.`,
}

// Sign-in by a code that is mailed, on its page and in its mail.

export const code = {
  title: 'Code eingeben',
  sent: <Part>(address: Part) =>
    rich`Wenn sich ${address} mit einem Code anmelden darf, haben wir einen gesendet. Er gilt 10 Minuten.`,
  label: 'Anmeldecode',
  hint: 'Geben Sie die 6 Ziffern aus der neuesten E-Mail ein.',
  submit: 'Anmelden',
  resend: 'Neuen Code senden',
  resending: 'Wird gesendet …',
  resendIn: (seconds: number) =>
    plural(seconds, {
      one: `In 1 Sekunde können Sie einen neuen Code anfordern.`,
      other: `In ${number(seconds)} Sekunden können Sie einen neuen Code anfordern.`,
    }),
  resent: 'Wenn sich die Adresse mit einem Code anmelden darf, ist ein neuer unterwegs.',
  noMail:
    'Im Moment können wir keine E-Mails senden und damit auch keinen Code. Bitte wenden Sie sich an Ihr Support-Team.',
  otherEmail: 'Andere Adresse verwenden',
  filledIn: 'Der Code aus Ihrer E-Mail ist eingetragen. Wählen Sie „Anmelden“, um fortzufahren.',
  elsewhere: 'Code dort eingeben, wo Sie begonnen haben',
  elsewhereLead:
    'Sie haben den Link in einem anderen Browser geöffnet. Kehren Sie zu dem zurück, in dem Sie die Anmeldung begonnen haben, und geben Sie diesen Code ein:',
  noAddress: 'Beginnen Sie mit Ihrer E-Mail-Adresse',
  noAddressLead:
    'Geben Sie Ihre E-Mail-Adresse auf der Anmeldeseite ein, dann senden wir Ihnen einen Code.',
  toLogin: 'Zur Anmeldung',
  chooseTitle: 'Wie möchten Sie sich anmelden?',
  byProvider: 'Weiter mit Ihrem Firmenkonto',
  byCode: 'Code per E-Mail senden',
  usedUp: (minutes: number) =>
    plural(minutes, {
      one: `Zu viele falsche Codes. In 1 Minute können Sie einen neuen anfordern.`,
      other: `Zu viele falsche Codes. In ${number(minutes)} Minuten können Sie einen neuen anfordern.`,
    }),
  problems: {
    code_wrong: 'Das ist nicht der richtige Code. Prüfen Sie unsere neueste E-Mail.',
    code_expired:
      'Dieser Code ist abgelaufen oder gilt für einen anderen Browser. Geben Sie ihn dort ein, wo Sie begonnen haben, oder fordern Sie einen neuen an.',
  },
  mail: {
    subject: (digits: string, installation: string) => `${digits} ist Ihr Code für ${installation}`,
    code: (digits: string) => `Ihr Anmeldecode lautet ${digits}`,
    enter:
      'Geben Sie ihn dort ein, wo Sie die Anmeldung begonnen haben, oder öffnen Sie diesen Link im selben Browser. Der Code gilt einmal und 10 Minuten lang.',
    open: 'Anmeldeseite mit diesem Code öffnen',
    notAsked:
      'Wenn Sie sich nicht anmelden wollten, können Sie diese E-Mail ignorieren. Geben Sie den Code niemandem weiter.',
  },
}
