import { number } from './language.ts'

export const sayWhichToRead = 'Geben Sie an, welche Benachrichtigungen Sie gelesen haben'

// The bell.
export const atDesk = 'Am Desk'
export const ownTickets = 'Ihre eigenen Tickets'
export const loadFailed = 'Was es am Desk Neues gibt, konnte nicht geladen werden'
export const markAllRead = 'Alle als gelesen markieren'
export const clearAll = 'Alle löschen'
export const clearFailed = 'Die Benachrichtigungen konnten nicht gelöscht werden'
export const markRead = 'Gelesen'
export const markReadOf = (subject: string) => `Als gelesen markieren: ${subject}`
export const unread = 'Ungelesen:'
export const none = 'Nichts Neues am Desk'
export const noneText =
  'Hier erfahren Sie, wenn Ihnen jemand ein Ticket zuweist oder Sie erwähnt, wenn ein Kunde auf eines Ihrer Tickets antwortet und wenn ein Ticket bald fällig ist.'
export const showMore = 'Mehr anzeigen'
export const loadingOlder = 'Wird geladen …'
export const markFailed = 'Es konnte nicht als gelesen markiert werden'

// What happened. The ticket's subject and customer stand below.
export const assigned = (by: string) => `${by} hat Ihnen dieses Ticket zugewiesen`
export const customerReplied = (by: string) => `${by} hat geantwortet`
export const assignedMany = (by: string, count: number) =>
  `${by} hat Ihnen ${number(count)} Tickets zugewiesen`
export const mentioned = (by: string) => `${by} hat Sie in einer Notiz erwähnt`
export const dueSoon = {
  response: (time: string) => `Bald fällig: Die erste Antwort ist bis ${time} zugesagt`,
  resolution: (time: string) => `Bald fällig: Die Lösung ist bis ${time} zugesagt`,
}
export const overdue = {
  response: (time: string) => `Überfällig: Die erste Antwort war bis ${time} zugesagt`,
  resolution: (time: string) => `Überfällig: Die Lösung war bis ${time} zugesagt`,
}
export const replyDropped = {
  customer_wrote: 'Ihre Antwort wurde nicht gesendet, weil der Kunde zuerst geschrieben hat',
  closed: 'Ihre Antwort wurde nicht gesendet, weil das Ticket geschlossen wurde',
  author_gone:
    'Die Antwort eines früheren Teammitglieds wurde nicht gesendet. Übernehmen oder verwerfen Sie sie.',
  refused: 'Ihre Antwort wurde nicht gesendet, weil etwas darin nicht mehr möglich ist',
}
export const answerHeld =
  'Ihre E-Mail zu diesem Ticket wurde zurückgehalten und hat den Kunden noch nicht erreicht'
export const mailBounced = 'Eine E-Mail zu diesem Ticket konnte nicht zugestellt werden'
export const woken = 'Ticket nicht mehr zurückgestellt'
export const theCustomer = 'Der Kunde'
export const aColleague = 'Jemand aus dem Team'
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`
