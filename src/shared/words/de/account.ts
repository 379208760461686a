import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ihr Konto'
export const lead =
  'Wie Sie sich anmelden, wo Sie gerade angemeldet sind und was Sie per E-Mail erhalten.'
export const loading = 'Ihr Konto wird geladen'
export const loadFailed = 'Ihr Konto konnte nicht geladen werden'

export const twoSteps = 'Anmeldung in zwei Schritten'
export const on = 'Ein'
export const off = 'Aus'
export const howItIsOn =
  'Nach dem Passwort bestätigen Sie auf einem dieser Wege, dass Sie es wirklich sind.'
export const whyToSwitchOn =
  'Wer Ihr Passwort erfährt, kann sich als Sie anmelden. Fügen Sie einen zweiten Schritt hinzu, den nur Sie gehen können.'
export const app = 'Authenticator-App'
export const appSince = <Part>(day: Part) =>
  rich`Eingerichtet am ${day}. Sie zeigt alle 30 Sekunden einen neuen Code.`
export const whatAppIs =
  'Eine App auf Ihrem Smartphone, die alle 30 Sekunden einen neuen Code zeigt.'
export const removeApp = 'App entfernen'
export const setUpApp = 'App einrichten'
export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Ihr Fingerabdruck, Ihr Gesicht, die PIN Ihres Geräts oder ein Sicherheitsschlüssel. Lässt sich nicht durch Phishing abgreifen.'
export const addPasskey = 'Passkey hinzufügen'
export const addedAndUsed = <Part>(added: Part, lastUsed: Part) =>
  rich`Hinzugefügt am ${added}, zuletzt verwendet: ${lastUsed}`
export const addedAndNotUsed = <Part>(added: Part) =>
  rich`Hinzugefügt am ${added}, noch nicht verwendet`
export const rename = (passkey: string) => `${passkey} umbenennen`
export const remove = (passkey: string) => `${passkey} entfernen`
export const codes = 'Wiederherstellungscodes'
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Noch ein Code übrig, falls Ihre anderen Wege nicht zur Hand sind.',
    other: `Noch ${number(count)} Codes übrig, falls Ihre anderen Wege nicht zur Hand sind.`,
  })
export const noCodesLeft = 'Es sind keine mehr übrig.'
export const makeCodesSoon = ' Erstellen Sie bald neue.'
export const makeCodes = 'Neue Codes erstellen'

export const password = 'Passwort'
export const newPassword = 'Neues Passwort'
export const passwordHint = (least: number) =>
  `Mindestens ${number(least)} Zeichen, kein gängiges Passwort, weder Ihre E-Mail-Adresse noch Ihr Name. Alle Ihre anderen Sitzungen enden.`
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
export const thisOne = 'Diese hier'
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const askEnd = (name: string) => `Die Sitzung „${name}“ beenden?`
// Its visible label stands in it.
export const endSessionOf = (name: string) => `Sitzung beenden: ${name}`
export const endSession = 'Sitzung beenden'
export const sessionEnded = 'Sitzung beendet'
export const endFailed = 'Die Sitzung konnte nicht beendet werden'
export const endOthers = 'Alle anderen beenden'
export const endingOthers = 'Werden beendet …'
export const othersEnded = 'Alle anderen Sitzungen beendet'
export const othersFailed = 'Die Sitzungen konnten nicht beendet werden'

// What the server answers.
export const enterCurrentPassword = 'Geben Sie Ihr aktuelles Passwort ein'
export const passwordTooLong = 'Dieses Passwort ist zu lang'
export const enterNewPassword = 'Geben Sie ein neues Passwort ein'
export const newPasswordTooLong = 'Das Passwort darf höchstens 1024 Zeichen haben'
export const namePasskey = 'Geben Sie dem Passkey einen Namen'
export const passkeyNameTooLong = 'Der Name darf höchstens 60 Zeichen haben'
export const giveDate = 'Geben Sie ein Datum wie 2026-01-31 an'
