// What is answered to somebody who signs in, or is signed in.

export const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
export const enterBoth = 'Bitte geben Sie E-Mail-Adresse und Passwort ein'
export const passwordTooLong = 'Dieses Passwort ist zu lang'
export const passwordRequired = 'Geben Sie ein Passwort ein'
export const newPasswordTooLong = 'Das Passwort darf höchstens 1024 Zeichen haben'
export const linkIncomplete = 'Dieser Link ist nicht vollständig'
export const linkDead =
  'Dieser Link funktioniert nicht mehr. Bitten Sie Ihre Administration um einen neuen.'

export const chooseLanguage = 'Wählen Sie eine der angebotenen Sprachen oder keine'
export const signInFirst = 'Bitte melden Sie sich zuerst an.'
export const forbidden = 'Dazu sind Sie nicht berechtigt.'
export const secondFactorFirst =
  'Die Anmeldung in zwei Schritten ist hier Pflicht. Richten Sie sie zuerst auf der Seite Ihres Kontos ein.'
export const confirmFirst = 'Bestätigen Sie, dass Sie es sind.'
export const noFilesHere = 'Senden Sie application/json: Dateien werden hier nicht angenommen.'
export const sessionEnded = 'Diese Sitzung ist bereits beendet.'

export const noSignOnHere = 'Single Sign-on ist hier nicht verfügbar.'
export const noSignOnFor =
  'Für diese E-Mail-Adresse haben wir kein Single Sign-on gefunden. Prüfen Sie die Adresse, oder wenden Sie sich an Ihre IT.'
export const tooManyUnderWay =
  'Gerade laufen zu viele Anmeldungen. Bitte versuchen Sie es in einigen Sekunden erneut.'

/** A browser on a system, such as Firefox on Windows. */
export const deviceOn = (browser: string, system: string) => `${browser} unter ${system}`

/** On the page that posts a request to the identity provider. */
export const onToProvider = 'Weiter zu Ihrem Identitätsanbieter'
export const onByButton =
  'Falls nichts geschieht, melden Sie sich mit der Schaltfläche bei Ihrem Identitätsanbieter an.'
export const goOn = 'Weiter'
