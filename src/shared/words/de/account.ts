import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ihr Konto'
export const lead =
  'Verwalten Sie Ihre Anmeldung, Ihre aktiven Sitzungen und Ihre E-Mail-Benachrichtigungen.'
export const customerLead = 'Ihre Passkeys, Ihre E-Mail-Benachrichtigungen und Ihre Sprache.'
export const loading = 'Ihr Konto wird geladen'
export const loadFailed = 'Ihr Konto konnte nicht geladen werden'

export const twoSteps = 'Anmeldung in zwei Schritten'
export const on = 'Ein'
export const off = 'Aus'
export const howItIsOn =
  'Nach dem Passwort bestätigen Sie auf einem dieser Wege, dass Sie es wirklich sind.'
export const whyToSwitchOn =
  'Wer Ihr Passwort erfährt, kann sich als Sie anmelden. Fügen Sie einen zweiten Schritt hinzu, um Ihr Konto zu schützen.'
export const authenticatorApp = 'Authenticator-App'
export const appSince = <Part>(day: Part) =>
  rich`Eingerichtet am ${day}. Zeigt alle 30 Sekunden einen neuen Code.`
export const whatAppIs =
  'Eine App auf Ihrem Smartphone, die alle 30 Sekunden einen neuen Code zeigt.'
export const removeApp = 'App entfernen'
export const setUpApp = 'App einrichten'
export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Ihr Fingerabdruck, Ihr Gesicht, die PIN Ihres Geräts oder ein Sicherheitsschlüssel. Schützt vor Phishing.'
export const addPasskey = 'Passkey hinzufügen'
/** On the account of a customer's person. */
export const ownPasskeys = {
  lead: {
    always:
      'Melden Sie sich mit Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel an, statt auf einen Code per E-Mail zu warten.',
    emergency:
      'Falls die Anmeldung Ihres Unternehmens ausfällt: Ihr Support-Team kann Ihnen dann die Anmeldung mit Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel erlauben.',
  },
  loading: 'Ihre Passkeys werden geladen',
  loadFailed: 'Ihre Passkeys konnten nicht geladen werden',
  none: 'Noch keine Passkeys.',
  full: (most: number) =>
    `Sie haben die Höchstzahl von ${number(most)} Passkeys erreicht. Entfernen Sie einen, um einen weiteren hinzuzufügen.`,
  removalNote:
    'Sie können sich damit nicht mehr anmelden. Danach können Sie ihn auch auf dem Gerät oder im Passwortmanager löschen, in dem er gespeichert ist.',
  signInAgain: 'Erneut anmelden',
}
export const addedAndUsed = <Part>(added: Part, lastUsed: Part) =>
  rich`Hinzugefügt am ${added}, zuletzt verwendet: ${lastUsed}`
export const addedAndNotUsed = <Part>(added: Part) =>
  rich`Hinzugefügt am ${added}, noch nicht verwendet`
export const renameOf = (passkey: string) => `${passkey} umbenennen`
export const removeOf = (passkey: string) => `${passkey} entfernen`
export const recoveryCodes = 'Wiederherstellungscodes'
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Noch ein Code übrig, falls Sie auf Ihre anderen Anmeldewege keinen Zugriff haben.',
    other: `Noch ${number(count)} Codes übrig, falls Sie auf Ihre anderen Anmeldewege keinen Zugriff haben.`,
  })
export const noCodesLeft = 'Keine Codes mehr übrig.'
export const makeCodesSoon = ' Erstellen Sie bald neue.'
export const makeCodes = 'Neue Codes erstellen'

export const password = 'Passwort'
export const newPassword = 'Neues Passwort'
export const passwordHint = (least: number) =>
  `Mindestens ${number(least)} Zeichen. Vermeiden Sie gängige Passwörter, Ihren Namen und Ihre E-Mail-Adresse. Alle anderen Sitzungen werden beendet.`
export const changePassword = 'Passwort ändern'
export const changingPassword = 'Wird geändert …'
export const passwordChanged = 'Passwort geändert. Alle anderen Sitzungen sind beendet.'
export const passwordFailed = 'Das Passwort konnte nicht geändert werden'

export const sessions = 'Sitzungen'
export const yourSessions = 'Ihre Sitzungen'
export const loadingSessions = 'Ihre Sitzungen werden geladen'
export const sessionsFailed = 'Ihre Sitzungen konnten nicht geladen werden'
export const device = 'Gerät'
export const signedIn = 'Angemeldet'
export const lastUsed = 'Zuletzt verwendet'
export const actions = 'Aktionen'
export const unknownDevice = 'Unbekanntes Gerät'
export const unknownAddress = 'Unbekannte Adresse'
export const now = 'jetzt'
export const thisOne = 'Dieses Gerät'
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const askEnd = (name: string) => `Die Sitzung „${name}“ beenden?`
// Its visible label stands in it.
export const endSessionOf = (name: string) => `Sitzung beenden: ${name}`
export const endSession = 'Sitzung beenden'
export const sessionEnded = 'Sitzung beendet'
export const endFailed = 'Die Sitzung konnte nicht beendet werden. Versuchen Sie es erneut.'
export const endOthers = 'Alle anderen Sitzungen beenden'
export const endingOthers = 'Werden beendet …'
export const othersEnded = 'Alle anderen Sitzungen beendet'
export const othersFailed = 'Die Sitzungen konnten nicht beendet werden. Versuchen Sie es erneut.'

// Answers of the server.
export const enterCurrentPassword = 'Geben Sie Ihr aktuelles Passwort ein'
export const passwordTooLong = 'Dieses Passwort ist zu lang'
export const enterNewPassword = 'Geben Sie ein neues Passwort ein'
export const newPasswordTooLong = 'Das Passwort darf höchstens 1.024 Zeichen haben'
export const namePasskey = 'Geben Sie dem Passkey einen Namen'
export const passkeyNameTooLong = 'Der Name darf höchstens 60 Zeichen haben'
export const giveDate = 'Geben Sie ein Datum im Format JJJJ-MM-TT ein'

// The dialogs of the account page.

export const goOn = 'Weiter'

export const setUpAppTitle = 'Authenticator-App einrichten'
export const anyApp =
  'Verwenden Sie eine beliebige Authenticator-App, etwa Microsoft Authenticator, Google Authenticator oder 1Password.'
export const checking = 'Wird geprüft …'
export const setUpYourApp = 'Ihre Authenticator-App einrichten'
export const qrCode = 'QR-Code mit dem Schlüssel für Ihre Authenticator-App'
export const scanQrCode =
  'Scannen Sie den Code mit Ihrer Authenticator-App, oder geben Sie diesen Schlüssel manuell ein:'
export const keyToCopy = 'Schlüssel'
export const code = 'Bestätigungscode'
export const appCodeHint = 'Geben Sie den 6-stelligen Code aus der App ein.'
export const enterAppCode = 'Geben Sie den Code aus der App ein'
export const confirm = 'Bestätigen'
export const confirming = 'Wird bestätigt …'
export const appSetUp = 'Authenticator-App hinzugefügt'
export const askRemoveApp = 'Authenticator-App entfernen?'
export const removedAppNote =
  'Nach ihren Codes wird dann nicht mehr gefragt. Ohne einen anderen zweiten Schritt genügt Ihr Passwort zur Anmeldung.'
export const removing = 'Wird entfernt …'
export const appRemoved = 'Authenticator-App entfernt'

export const addPasskeyTitle = 'Passkey hinzufügen'
export const browserAsks =
  'Ihr Browser fragt anschließend nach Ihrem Fingerabdruck, Ihrem Gesicht, der PIN Ihres Geräts oder einem Sicherheitsschlüssel.'
export const waitingForNewPasskey = 'Bitte warten …'
export const passkeyName = 'Name'
export const passkeyNameHint = 'Ein Name für diesen Passkey, etwa „Dienstlaptop“'
export const unnamedPasskey = 'Passkey'
export const passkeyAdded = 'Passkey hinzugefügt'
export const renamePasskey = 'Passkey umbenennen'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const passkeyRenamed = 'Passkey umbenannt'
export const askRemovePasskey = (passkey: string) => `${passkey} entfernen?`
export const removedPasskeyNote =
  'Sie können sich damit nicht mehr anmelden. Ohne einen anderen zweiten Schritt genügt Ihr Passwort.'
export const removePasskey = 'Passkey entfernen'
export const passkeyRemoved = 'Passkey entfernt'

export const askMakeCodes = 'Neue Wiederherstellungscodes erstellen?'
export const oldCodesNote = 'Ihre bisherigen Codes gelten dann nicht mehr.'
export const makingCodes = 'Codes werden erstellt …'
export const codesMade = 'Neue Wiederherstellungscodes erstellt'
export const keepCodes = 'Speichern Sie Ihre Wiederherstellungscodes'
export const whatCodesAre =
  'Mit jedem Code können Sie sich einmal anmelden, wenn Sie auf Ihre anderen Anmeldewege keinen Zugriff haben. Die Codes werden nicht noch einmal angezeigt. Bewahren Sie sie an einem sicheren Ort auf, nicht nur auf dem Gerät, mit dem Sie sich anmelden.'
export const codesOf = (email: string, portal: string) =>
  `Wiederherstellungscodes von ${email} für ${portal}`
export const codesToCopy = 'Wiederherstellungscodes'
export const codesFile = 'wiederherstellungscodes.txt'
export const download = 'Herunterladen'
export const print = 'Drucken'
export const codesSaved = 'Ich habe sie gespeichert'

// The mail with a link that sets a password.

export const mailGreeting = (name: string) => `Guten Tag ${name},`
type MailSource = { installation: string; host: string }

export const mailInvitesAdmin = (by: string, { installation, host }: MailSource) =>
  `${by} hat Sie eingeladen, ${installation} zu verwalten, das Support-Portal auf ${host}. Legen Sie zuerst ein Passwort fest:`
export const mailInvitesAgent = (by: string, { installation, host }: MailSource) =>
  `${by} hat Sie eingeladen, bei ${installation} (${host}) Tickets zu beantworten. Legen Sie zuerst ein Passwort fest:`
export const mailResetsPassword = (by: string, { installation, host }: MailSource) =>
  `${by} hat Ihnen einen Link geschickt, mit dem Sie Ihr Passwort für ${installation} (${host}) zurücksetzen können:`
export const mailSetPassword = 'Passwort festlegen'
export const mailSetNewPassword = 'Neues Passwort festlegen'
export const mailLinkWorksOnce = (until: string, email: string) =>
  `Dieser Link funktioniert einmal und läuft am ${until} ab. Melden Sie sich mit der Adresse ${email} an.`
export const mailNotExpected =
  'Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.'
export const invitationSubject = (installation: string) => `Ihr Konto bei ${installation}`
export const resetSubject = (installation: string) => `Passwort für ${installation} zurücksetzen`

// Shown when the browser has made or used no passkey.

export const passkeyNotUsed =
  'Die Passkey-Abfrage wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es erneut.'
export const deviceHasPasskey = 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.'
export const browserHasNoPasskeys =
  'Dieser Browser unterstützt keine Passkeys. Öffnen Sie diese Seite in einem anderen Browser, um einen hinzuzufügen.'
export const noPasskeysAtThisAddress =
  'Passkeys funktionieren nur über https und mit einem Domainnamen.'
export const noPasskeyUsed =
  'Die Passkey-Abfrage wurde abgebrochen, hat zu lange gedauert, oder auf diesem Gerät ist kein Passkey von Ihnen. Versuchen Sie es erneut, oder melden Sie sich anders an.'
export const noPasskeysInThisBrowser =
  'Ihr Browser konnte keinen Passkey verwenden. Versuchen Sie es mit einem anderen Browser, oder melden Sie sich auf einem anderen Weg an.'

// Passwords that are refused.

/** Problems of a new password. */
export const passwordProblems = {
  too_short: 'Das Passwort muss mindestens 12 Zeichen haben',
  too_long: 'Das Passwort darf höchstens 1.024 Zeichen haben',
  own: 'Das Passwort darf nicht Ihre E-Mail-Adresse oder Ihr Name sein',
  control_characters: 'Das Passwort darf keine Zeilenumbrüche oder anderen Steuerzeichen enthalten',
}

// Answers of the server alone.
export const commonPassword =
  'Dieses Passwort ist zu gängig. Wählen Sie ein längeres oder ein ungewöhnlicheres.'
export const notYourPassword = 'Das aktuelle Passwort ist falsch'

// Answers of the server about adding and removing second factors.

export const addAnotherFirst =
  'Die Anmeldung in zwei Schritten ist hier Pflicht. Fügen Sie zuerst einen anderen Weg hinzu, und entfernen Sie dann diesen.'
export const setUpOneFirst = 'Richten Sie zuerst eine Authenticator-App oder einen Passkey ein.'
export const passkeyInUse = 'Dieser Passkey wird bereits verwendet.'
export const tooManyPasskeys = (most: number) =>
  `Mehr als ${number(most)} Passkeys sind nicht möglich. Entfernen Sie zuerst einen.`
export const passkeyNotVerified =
  'Der Passkey konnte nicht geprüft werden. Bitte fügen Sie ihn noch einmal hinzu.'
export const appSetupTooSlow =
  'Das hat zu lange gedauert. Schließen Sie das Fenster, und beginnen Sie noch einmal.'
export const appExists = 'Sie haben bereits eine Authenticator-App. Entfernen Sie diese zuerst.'
export const wrongCode =
  'Der Code ist nicht richtig. Geben Sie den aktuellen Code ein, den Ihre App für dieses Konto zeigt.'
export const clockIsFast = (minutes: number) =>
  plural(minutes, {
    one: 'Die Uhr Ihres Smartphones geht etwa eine Minute vor. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.',
    other: `Die Uhr Ihres Smartphones geht etwa ${minutes} Minuten vor. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.`,
  })
export const clockIsSlow = (minutes: number) =>
  plural(minutes, {
    one: 'Die Uhr Ihres Smartphones geht etwa eine Minute nach. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.',
    other: `Die Uhr Ihres Smartphones geht etwa ${minutes} Minuten nach. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.`,
  })

/** By the reason that the audit log has. */
export const secondFactorRefusals = {
  'wrong code':
    'Dieser Code stimmt nicht. Geben Sie den Code ein, den die App gerade zeigt. Wird auch dieser abgelehnt, prüfen Sie, ob die Uhr Ihres Smartphones automatisch gestellt wird.',
  'code used before':
    'Dieser Code wurde bereits verwendet. Warten Sie auf den nächsten, und geben Sie ihn ein.',
  'wrong recovery code':
    'Dieser Wiederherstellungscode stimmt nicht. Prüfen Sie ihn Zeichen für Zeichen.',
  'recovery code used before':
    'Dieser Wiederherstellungscode wurde bereits verwendet. Geben Sie einen anderen ein.',
  'passkey not verified':
    'Dieser Passkey konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
}

// Asked of and told to those who run the portal while they are signed in.

export const confirmTitle = 'Bestätigen Sie, dass Sie es sind'
export const confirmLead =
  'Diese Änderung ist sicherheitsrelevant. Auf dieser Seite werden Sie 5 Minuten lang nicht noch einmal gefragt.'
export const yourPassword = 'Ihr Passwort'
export const enterPassword = 'Geben Sie Ihr Passwort ein'
export const confirmCodeHint =
  'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.'
export const enterConfirmCode = 'Geben Sie einen Code ein'
export const waitingForPasskey = 'Warten auf den Passkey …'
export const byPasskey = 'Passkey verwenden'
export const cancel = 'Abbrechen'

export const secondFactorNow = 'Die Anmeldung in zwei Schritten ist Pflicht.'
export const setUpNow =
  'Richten Sie eine Authenticator-App oder einen Passkey ein, um fortzufahren.'
export const secondFactorFrom = (day: string) =>
  `Die Anmeldung in zwei Schritten ist ab ${day} Pflicht.`
export const setUpBefore = 'Richten Sie bis dahin eine Authenticator-App oder einen Passkey ein.'
export const setUpLink = 'Jetzt einrichten'

// The mail to a customer's person whose passkeys have changed.

export const passkeyMail = {
  subject: {
    added: (installation: string) => `Neuer Passkey für Ihr Konto bei ${installation}`,
    removed: (installation: string) => `Passkey aus Ihrem Konto bei ${installation} entfernt`,
    withdrawn: (installation: string) => `Passkey aus Ihrem Konto bei ${installation} entfernt`,
  },
  fact: {
    added: (passkey: string, at: string) =>
      `Der Passkey „${passkey}“ wurde Ihrem Konto hinzugefügt: ${at}.`,
    removed: (passkey: string, at: string) =>
      `Der Passkey „${passkey}“ wurde aus Ihrem Konto entfernt: ${at}.`,
    withdrawn: (passkey: string, at: string) =>
      `Ihr Support-Team hat den Passkey „${passkey}“ aus Ihrem Konto entfernt und Sie überall abgemeldet: ${at}.`,
  },
  check: {
    added: 'Waren Sie das nicht, prüfen Sie Ihre Passkeys, und informieren Sie Ihre IT.',
    removed: 'Waren Sie das nicht, prüfen Sie Ihre Passkeys, und informieren Sie Ihre IT.',
    withdrawn:
      'Hat niemand darum gebeten, informieren Sie Ihre IT. Sonst können Sie nach der nächsten Anmeldung einen neuen Passkey hinzufügen.',
  },
  open: 'Ihr Konto öffnen',
}
