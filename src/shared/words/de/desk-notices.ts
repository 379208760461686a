import { number } from './language.ts'

export const sayWhichToRead = 'Geben Sie an, welche Benachrichtigungen Sie gelesen haben'

// The bell.
export const atDesk = 'Am Desk'
export const ownTickets = 'Ihre eigenen Tickets'
export const loadFailed = 'Was es am Desk Neues gibt, konnte nicht geladen werden'
export const markAllRead = 'Alle als gelesen markieren'
export const markRead = 'Gelesen'
export const markReadOf = (subject: string) => `Als gelesen markieren: ${subject}`
export const unread = 'Ungelesen:'
export const none = 'Nichts Neues am Desk'
export const noneText =
  'Hier erfahren Sie, wenn Ihnen jemand ein Ticket zuweist oder Sie erwähnt und wenn eine Zusage bald abläuft.'
export const showMore = 'Mehr anzeigen'
export const loadingOlder = 'Wird geladen …'
export const markFailed = 'Es konnte nicht als gelesen markiert werden'

// What happened. The ticket's subject and customer stand below.
export const assigned = (by: string) => `${by} hat Ihnen dieses Ticket zugewiesen`
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
export const replyDropped = 'Ihre Antwort wurde nicht gesendet: Der Kunde hat zuerst geschrieben'
export const answerHeld =
  'Ihre E-Mail zu diesem Ticket wurde zurückgehalten und hat den Kunden noch nicht erreicht'
export const mailBounced = 'Eine E-Mail zu diesem Ticket konnte nicht zugestellt werden'
export const woken = 'Ticket nicht mehr zurückgestellt'
export const aColleague = 'Jemand aus dem Team'
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`
