import { number, plural } from './language.ts'

// The page about mail that goes out.
export const title = 'Gesendete E-Mails'
export const lead =
  'Was zu Tickets an wen ging, mit jedem Versuch und der Antwort des Mailservers. Der Text einer E-Mail steht in ihrem Ticket.'
export const notSetUp = 'Es werden keine E-Mails gesendet: Kein Mailserver ist eingerichtet.'
export const stopped = 'Es werden keine E-Mails gesendet: Der Mailserver weist Portico selbst ab.'
export const stoppedSince = 'Angehalten:'
export const stoppedHelp =
  'Beheben Sie die genannte Ursache, etwa das Passwort oder die Berechtigung zum Senden, und senden Sie dann wieder. Wartende E-Mails bleiben erhalten.'
export const resume = 'Wieder senden'
export const resumed = 'E-Mails werden wieder gesendet'
export const resumeFailed = 'Das konnte nicht geändert werden'
export const loadFailed = 'Die E-Mails konnten nicht geladen werden'
export const loading = 'Die E-Mails werden geladen …'
export const counted = {
  none: 'Keine E-Mails gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} E-Mail gefunden`,
      other: `${number(count)} E-Mails gefunden`,
    }),
  first: (count: number) => `Die ersten ${number(count)} E-Mails werden angezeigt`,
}
export const filter = 'Anzeigen'
export const states = {
  all: 'Alle',
  failed: 'Fehlgeschlagen',
  waiting: 'Wartend',
  sent: 'Gesendet',
  dismissed: 'Nicht gesendet',
}
export const noneTitle = 'Hier sind keine E-Mails'
export const noneText = 'E-Mails zu Tickets erscheinen hier, sobald es welche gibt.'
export const table = 'Gesendete E-Mails'
export const mail = 'E-Mail'
export const to = 'An'
export const state = 'Status'
export const when = 'Wann'
export const actions = 'Aktionen'
export const kinds = {
  answer: 'Antwort an den Anfragesteller',
  closed: 'Abschluss des Tickets, an den Anfragesteller',
  raised: 'Neues Ticket',
  written: 'Kunde hat geschrieben, an das Team',
  notice: 'Benachrichtigung an das Team',
  digest: 'Tägliche E-Mail',
}
export const nextTry = 'Nächster Versuch:'
export const over = {
  reader_gone: 'Die Person ist nicht mehr aktiv, oder E-Mails an sie kommen zurück.',
  unwanted: 'Die Person wünscht keine E-Mails.',
  nothing_left: 'Es gab nichts mehr mitzuteilen.',
  dismissed: 'In der Administration verworfen.',
}
export const attempts = (count: number) =>
  plural(count, { one: '1 Versuch', other: `${number(count)} Versuche` })
export const outcomes = {
  unknown: 'Unbekannt: Die E-Mail ist vielleicht angekommen',
  sent: 'Vom Mailserver angenommen',
  temporary: 'Vorerst abgelehnt',
  permanent: 'Endgültig abgelehnt',
  stopped: 'Abgelehnt, und der gesamte Versand wurde angehalten',
}
export const retry = 'Erneut versuchen'
export const retryOf = (subject: string) => `Erneut versuchen: ${subject}`
export const dismiss = 'Verwerfen'
export const dismissOf = (subject: string) => `Verwerfen: ${subject}`
export const askDismiss = 'Diese E-Mail wird dann nicht gesendet.'
export const actionsFor = (subject: string) => `Aktionen für ${subject}`
export const retried = 'Die E-Mail wird erneut versucht'
export const dismissed = 'Die E-Mail wird nicht gesendet'
export const settleFailed = 'Das konnte nicht geändert werden. Laden Sie die Seite neu.'
export const mailGone = 'Diese E-Mail wurde inzwischen gesendet oder verworfen.'
export const bouncedTitle = 'Adressen, von denen E-Mails zurückkommen'
export const bouncedText =
  'Ein Mailserver hat gemeldet, dass es die Adresse nicht gibt. Deshalb wird nichts mehr dorthin gesendet. Geben Sie die Adresse frei, sobald sie stimmt.'
export const address = 'Adresse'
export const customer = 'Kunde'
export const said = 'Antwort des Mailservers'
export const since = 'Wann'
export const clear = 'Freigeben'
export const clearOf = (which: string) => `${which} freigeben`
export const cleared = 'Dorthin werden wieder E-Mails gesendet'
export const addressGone = 'Diese Adresse wurde inzwischen freigegeben.'
export const mailboxes = 'Postfächer'
