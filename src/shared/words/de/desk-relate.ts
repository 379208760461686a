import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const more = 'Mehr'
export const moreOf = 'Mehr zu diesem Ticket'

// Putting a ticket off.
export const snooze = 'Zurückstellen'
export const snoozed = 'Zurückgestellt. Sie finden es in der Ansicht „Zurückgestellt“.'
export const undo = 'Rückgängig machen'
export const isSnoozedUntil = (moment: string, requester: string) =>
  `Zurückgestellt bis ${moment} oder bis ${requester} schreibt.`
export const isSnoozed = (requester: string) => `Zurückgestellt, bis ${requester} schreibt.`
export const bringBack = 'Jetzt zurückholen'
export const broughtBack = 'Das Ticket ist wieder in der Warteschlange'
export const bringBackFailed = 'Das Ticket ist noch zurückgestellt'

// What the server answers.
export const chooseTicket = 'Wählen Sie ein Ticket'
export const chooseComments = 'Wählen Sie die Kommentare, die umziehen, höchstens 100'
export const dayFormat = 'Geben Sie einen Tag als JJJJ-MM-TT ein'
export const textTooLong = 'Dieser Text ist zu lang'

// Finding another ticket.
export const numbered = (ticketNumber: string) => `#${ticketNumber}`
export const numberedOf = (ticketNumber: string, customer: string) =>
  `#${ticketNumber}, ${customer}`

// Merging.
export const merge = 'Zusammenführen'
export const takeBackOf = (ticketNumber: string) => `#${ticketNumber} wieder herausnehmen`
export const takeMergeBack = 'Zusammenführung rückgängig machen'
export const takenBack = 'Die Zusammenführung wurde rückgängig gemacht'
export const takeBackFailed = 'Die Zusammenführung wurde nicht rückgängig gemacht'
export const goesOnIn = <Part>(ticket: Part, byName: string, at: string) =>
  rich<
    string | Part
  >`Dieses Ticket geht in ${ticket} weiter. ${byName} hat es am ${at} zusammengeführt.`
export const mergedTickets = (count: number) =>
  plural(count, {
    one: 'Zusammengeführtes Ticket',
    other: `${number(count)} zusammengeführte Tickets`,
  })
export const mergedBy = (of: { number: string; requester: string; byName: string; at: string }) =>
  `#${of.number} von ${of.requester}, zusammengeführt von ${of.byName} am ${of.at}`
export const fromTicket = (ticketNumber: string) => `Aus #${ticketNumber}`

// Linking.
export const link = 'Verknüpfen'
export const linkWays = {
  related: 'Verwandt mit',
  duplicate: 'Duplikat von',
  duplicated_by: 'Hat als Duplikat',
  caused_by: 'Verursacht durch',
  causes: 'Ursache von',
}
export const linkedTickets = 'Verknüpfte Tickets'
export const unlink = (ticketNumber: string) => `Verknüpfung mit #${ticketNumber} entfernen`
export const unlinked = 'Die Verknüpfung wurde entfernt'
export const unlinkFailed = 'Die Verknüpfung wurde nicht entfernt'

// Splitting.
export const split = 'Abtrennen'

// What agents should know of a customer.
export const standingNote = 'Dauerhafte Notiz'
export const contract = 'Vertrag'
export const contractEnds = (day: string) => `Bis ${day}`
export const addBrief = 'Notiz oder Vertrag hinzufügen'
export const editBrief = 'Notiz und Vertrag bearbeiten'
