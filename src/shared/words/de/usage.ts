import { number, plural } from './language.ts'

export const title = 'Nutzung und Grenzen'
export const lead = 'Wer das Portal wie viel nutzt und wie viel erlaubt ist.'
export const loading = 'Die Nutzung wird geladen'
export const loadFailed = 'Die Nutzung konnte nicht geladen werden'

export const mostFirstBy = 'Sortieren nach'
export const orders = {
  bytesInAll: 'Insgesamt gespeichert',
  bytesToday: 'Heute gesendet',
  tickets: 'Tickets in dieser Stunde',
  replies: 'Antworten in dieser Stunde',
}
export const howCounted =
  'Stunden und Tage gelten in UTC. Offene Seiten werden in einem Serverprozess gezählt.'
export const customers = 'Kunden'
export const people = 'Personen'
export const byCustomer = 'Nutzung nach Kunde'
export const byPerson = 'Nutzung nach Person'
export const nothingUsed = 'Noch hat niemand etwas genutzt.'
export const customer = 'Kunde'
export const person = 'Person'
export const tickets = 'Tickets/Std.'
export const replies = 'Antworten/Std.'
export const today = 'Heute'
export const inAll = 'Insgesamt'
export const openPages = 'Offene Seiten'
export const personAt = (email: string, customerName: string) => `${email}, ${customerName}`
export const sizes = [
  (count: string) => `${count} B`,
  (count: string) => `${count} KB`,
  (count: string) => `${count} MB`,
  (count: string) => `${count} GB`,
  (count: string) => `${count} TB`,
]

export const limits = 'Grenzen'
export const whatLimitsDo =
  'Wer eine Grenze erreicht, erfährt, welche es ist und wann es wieder geht. 0 heißt keine Grenze.'
export const loadingLimits = 'Die Grenzen werden geladen'
export const limitsFailed = 'Die Grenzen konnten nicht geladen werden'
export const save = 'Grenzen speichern'
export const saved = 'Die Grenzen wurden gespeichert'
export const saveFailed = 'Die Grenzen konnten nicht gespeichert werden'
export const changedMeanwhile =
  'Inzwischen hat jemand anderes sie geändert. Laden Sie die Seite neu, um das zu sehen.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets pro Stunde und Person',
  ticketsPerHourOfCustomer: 'Tickets pro Stunde und Kunde',
  repliesPerHourOfPerson: 'Antworten und Änderungen pro Stunde und Person',
  repliesPerHourOfCustomer: 'Antworten und Änderungen pro Stunde und Kunde',
  megabytesPerDayOfPerson: 'Megabyte pro Tag und Person',
  megabytesPerDayOfCustomer: 'Megabyte pro Tag und Kunde',
  megabytesInAllOfCustomer: 'Megabyte insgesamt pro Kunde',
  streamsOfPerson: 'Offene Seiten pro Person',
  requestsAtOnceOfPerson: 'Gleichzeitige Anfragen pro Person',
}
export const noLimit = 'Geben Sie eine ganze Zahl von 0 bis 100.000.000 an; 0 heißt keine Grenze'
export const tooFewRequests =
  'Geben Sie 0 für keine Grenze an oder mindestens 10: So viel fragt eine Seite ab'

// What only the server answers.
export const reached = {
  ticketsPerHourOfPerson: (count: number) =>
    `Eine Person kann in einer Stunde höchstens ${number(count)} Tickets erstellen.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann in einer Stunde höchstens ${number(count)} Tickets erstellen.`,
  repliesPerHourOfPerson: (count: number) =>
    `Eine Person kann in einer Stunde höchstens ${number(count)} Antworten und Änderungen senden.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann in einer Stunde höchstens ${number(count)} Antworten und Änderungen senden.`,
  megabytesPerDayOfPerson: (count: number) =>
    `Eine Person kann an einem Tag höchstens ${number(count)} MB senden.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Ihre Organisation kann an einem Tag höchstens ${number(count)} MB senden.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Ihre Organisation kann höchstens ${number(count)} MB speichern, und das wäre mehr. Bitte wenden Sie sich an Ihr Support-Team.`,
}
/** After the sentence that names the limit. */
export const againInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Bitte versuchen Sie es in ${minutes} Minute erneut.`,
    other: `Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
  })
export const againInHours = (hours: number) =>
  plural(hours, {
    one: `Bitte versuchen Sie es in ${hours} Stunde erneut.`,
    other: `Bitte versuchen Sie es in ${hours} Stunden erneut.`,
  })
export const tooManyAtOnce = (count: number) =>
  `Eine Person kann höchstens ${number(count)} Anfragen gleichzeitig stellen. Bitte versuchen Sie es gleich noch einmal.`
export const limitsChanged = 'Inzwischen hat jemand anderes die Grenzen geändert.'
export const tooMuchUnread = (megabytes: number) =>
  `Eine Person kann höchstens ${number(megabytes)} MB an Antworten ungelesen lassen. Bitte versuchen Sie es gleich noch einmal.`
