import type { CheckStep, MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

import { number, plural } from './language.ts'

export const title = 'Postfächer'
export const lead =
  'E-Mails an diese Adressen werden zu Tickets und Antworten. Ein Postfach kann auch senden, was Portico schreibt.'
export const loading = 'Die Postfächer werden geladen'
export const loadFailed = 'Die Postfächer konnten nicht geladen werden'
export const none = 'Noch kein Postfach'
export const noneText =
  'Verbinden Sie das Postfach, an das Kunden schreiben, etwa support@ihre-firma.example. Portico liest es und ändert nichts darin.'
export const sentMail = 'Gesendete E-Mails'
export const alerts = 'Meldungen'
export const add = 'Postfach hinzufügen'
export const newTitle = 'Neues Postfach'
export const oneLoading = 'Das Postfach wird geladen'
export const oneLoadFailed = 'Das Postfach konnte nicht geladen werden'
export const back = 'Alle Postfächer'

// What the list says of each.
export const sender = 'Sendet'
export const isOff = 'Aus'
export const waitsForFirst = 'Noch nicht gelesen'
export const waitsForPost = 'Noch nichts geliefert'
export const readAt = 'Zuletzt gelesen:'
export const postedAt = 'Letzte E-Mail geliefert:'
export const unreachableSince = 'Nicht erreichbar. Erster Fehler:'
export const problem = 'Problem'
export const reads = 'Liest'

export const secretsTitle = 'Postfächer mit bald ablaufendem Secret'
export function secretEnds(days: number) {
  if (days < 0) return 'Das Secret ist abgelaufen'
  if (days === 0) return 'Das Secret läuft heute ab'
  return plural(days, {
    one: 'Das Secret läuft morgen ab',
    other: `Das Secret läuft in ${number(days)} Tagen ab`,
  })
}

// The form.
export const provider = 'Wo das Postfach liegt'
export const providers: Record<MailProvider, string> = {
  microsoft: 'Microsoft 365',
  google: 'Google Workspace',
  other: 'Ein anderer Mailserver (IMAP)',
  postmark: 'Postmark liefert per Webhook',
  mailgun: 'Mailgun liefert per Webhook',
  sendgrid: 'SendGrid liefert per Webhook',
  ses: 'Amazon SES liefert per Webhook',
}
export const signIn = 'Wie sich Portico anmeldet'
export const signIns: Record<MailSignIn, string> = {
  password: 'App-Passwort',
  'client-credentials': 'App-Registrierung',
  'service-account': 'Dienstkonto',
  webhook: 'Der Anbieter liefert',
}
export const mailbox = 'Postfach'
export const name = 'Name'
export const nameHint = 'Wie Ihr Team es nennt.'
export const address = 'Adresse'
export const addressHint = 'Die Adresse, an die geschrieben wird.'
export const imapServer = 'Lesen (IMAP)'
export const smtpServer = 'Senden (SMTP)'
export const host = 'Server'
export const port = 'Port'
export const encryption = 'Verschlüsselung'
export const encryptions = { tls: 'TLS', starttls: 'STARTTLS', none: 'Keine (nur dieser Rechner)' }
export const userName = 'Benutzername'
export const userNameHint = 'Lassen Sie das Feld leer, wenn es die Adresse ist.'
export const tenantId = 'Verzeichnis-ID (Mandant)'
export const clientId = 'Anwendungs-ID (Client)'
export const secrets: Record<MailProvider, string> = {
  microsoft: 'Client Secret',
  google: 'Secret',
  other: 'Passwort',
  postmark: 'Secret in der Adresse',
  mailgun: '„HTTP webhook signing key“',
  sendgrid: 'Secret in der Adresse',
  ses: 'Secret',
}
export const keyFile = 'Schlüssel des Dienstkontos (die ganze JSON-Datei)'
export const appPassword = 'App-Passwort'
export const secretStored =
  'Verschlüsselt gespeichert und nie wieder angezeigt. Lassen Sie das Feld leer, um es beizubehalten.'
export const secretNew = 'Wird verschlüsselt gespeichert und nie wieder angezeigt.'
export const makeSecret = 'Erzeugen'
export const secretEndsOn = 'Das Secret läuft ab am'
export const secretEndsHint = 'Administratoren werden 60 Tage vorher erinnert.'
export const topic = 'ARN des SNS-Themas'
export const publicKey = 'Prüfschlüssel'
export const publicKeyHint =
  'Aus der Security Policy bei SendGrid. Damit muss jede E-Mail signiert sein; das Secret allein genügt dann nicht.'
export const webhookUrl = 'Adresse für den Anbieter'
export const webhookUrlLater =
  'Speichern Sie das Postfach zuerst: Dann erscheint hier seine Adresse.'
export const webhookWithSecret = 'Setzen Sie das Secret anstelle von SECRET ein.'
export const trustedServer = 'Server, der für Absender bürgt'
export const trustedServerHint =
  'Der Name am Anfang der Authentication-Results, die Ihr empfangender Server schreibt. Ohne ihn gilt jede E-Mail als nicht nachgewiesen und wird zurückgehalten. Microsoft 365 schreibt keinen Namen: Geben Sie topmost ein.'
export const resultsBelow = 'Er schreibt diese Ergebnisse unter seine eigene Received-Zeile'
export const resultsBelowHint =
  'Das tun Gmail und Amazon SES sowie Filter für Postfix wie OpenDMARC und Rspamd. Lassen Sie es sonst ausgeschaltet: Absender könnten dort selbst Ergebnisse hinschreiben.'
export const trust = 'Vertrauen'
export const use = 'Verwendung'
export const readIt = 'Dieses Postfach lesen'
export const takeIt = 'Annehmen, was geliefert wird'
export const sendWithIt = 'E-Mails von Portico über dieses Postfach senden'
export const sendWithItHint = 'Ein anderes Postfach, das jetzt sendet, tut es dann nicht mehr.'
export const firstDays = 'Womit begonnen wird'
export const firstDaysHint = 'Bei der ersten Verbindung.'
export function firstDaysChoice(days: number) {
  if (days === 0) return 'Mit E-Mails, die ab jetzt kommen'
  return plural(days, {
    one: 'Mit E-Mails des letzten Tages',
    other: `Mit E-Mails der letzten ${number(days)} Tage`,
  })
}
export const save = 'Postfach speichern'
export const saved = 'Gespeichert'
export const notSaved = 'Das Postfach ist nicht gespeichert'
export const remove = 'Postfach entfernen'
export const removeSure =
  'Entfernen? Seine E-Mails bleiben in den Tickets, und darüber kommt nichts mehr herein.'
export const removed = 'Das Postfach ist entfernt'
export const removeFailed = 'Das Postfach ist nicht entfernt'
export const cancel = 'Abbrechen'

// The test.
export const check = 'Verbindung testen'
export const checking = 'Wird getestet …'
export const checkTitle = 'Ergebnis des Tests'
export const checkFailed = 'Der Test wurde nicht durchgeführt'
export const checkFine = 'Alles funktioniert.'
export const checkPosted =
  'Hier gibt es nichts zu verbinden: Der Anbieter liefert an die Adresse oben.'
export const checkNoSender = 'Nicht versucht: Das Postfach sendet nicht.'
export const checkSteps: Record<CheckStep, string> = {
  settings: 'Die Einstellungen sind vollständig',
  name: 'Der Name des Servers ist bekannt',
  connect: 'Der Server antwortet',
  encrypt: 'Die Verbindung ist verschlüsselt',
  'sign-in': 'Anmeldung',
  inbox: 'Der Posteingang lässt sich öffnen',
  send: 'Senden ist erlaubt',
}
export const isFine = 'In Ordnung'
export const isWrong = 'Fehler'
export const isOpen = 'Nicht versucht'

// What a provider is told that posts mail.
export const notProved =
  'Nichts weist diesen Aufruf nach. Prüfen Sie das Secret oder den Schlüssel des Postfachs.'
export const switchedOff =
  'Dieses Postfach nimmt derzeit keine E-Mails an. Liefern Sie später noch einmal.'
export const notRaw =
  'Der Aufruf enthält keine unverarbeitete E-Mail. Stellen Sie ein, dass der Anbieter jede E-Mail als rohes MIME liefert.'

// What is wrong with a field.
export const onOneLine = 'Schreiben Sie es in eine Zeile'
export const giveName = 'Geben Sie dem Postfach einen Namen'
export const giveAddress = 'Geben Sie eine E-Mail-Adresse wie support@example.com an'
export const addressTaken = 'Es gibt bereits ein Postfach mit dieser Adresse'
export const giveHost = 'Geben Sie den Namen des Servers an, etwa imap.example.com'
export const givePort = 'Geben Sie einen Port von 1 bis 65535 an, etwa 993'
export const giveTenant = 'Geben Sie die Verzeichnis-ID (Mandant) an'
export const giveClient = 'Geben Sie die Anwendungs-ID (Client) an'
export const giveSecret = 'Geben Sie das Secret ein'
export const giveDate = 'Geben Sie einen Tag wie 2027-01-31 an'
export const giveTopic =
  'Geben Sie die ARN des Themas an, etwa arn:aws:sns:eu-central-1:123456789012:mail'
export const longerSecret = 'Verwenden Sie mindestens 16 Zeichen'
export const secretAgain =
  'Geben Sie das Secret noch einmal ein: Das Postfach liegt jetzt an einer anderen Stelle, und das gespeicherte wird nicht dorthin gesendet.'
export function changedMeanwhile(by: string) {
  return `${by} hat dieses Postfach in der Zwischenzeit geändert. Laden Sie die Seite neu, um es zu sehen.`
}
export const addressExample = 'support@example.com'
export const checkHint =
  'Der Test verwendet, was ausgefüllt ist, auch vor dem Speichern. Er liest keine E-Mails und sendet keine.'
