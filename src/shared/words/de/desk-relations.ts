import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const more = 'Mehr'
export const moreOf = 'Weitere Aktionen'

// Putting a ticket off.
export const snooze = 'Zurückstellen'
export const snoozed = 'Das Ticket wurde zurückgestellt'
export const undo = 'Rückgängig machen'
export const isSnoozedUntil = (moment: string, requester: string) =>
  `Zurückgestellt bis ${moment} oder bis ${requester} antwortet.`
export const isSnoozed = (requester: string) => `Zurückgestellt, bis ${requester} antwortet.`
export const bringBack = 'Jetzt zurückholen'
export const broughtBack = 'Das Ticket ist wieder in der Warteschlange'
export const bringBackFailed = 'Das Ticket konnte nicht zurückgeholt werden'

// Answers of the server.
export const chooseTicket = 'Wählen Sie ein Ticket'
export const chooseComments = 'Wählen Sie höchstens 100 Nachrichten, die umziehen'
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
export const takeBackFailed = 'Die Zusammenführung konnte nicht rückgängig gemacht werden'
export const goesOnIn = <Part>(ticket: Part, byName: string, at: string) =>
  rich<string | Part>`${byName} hat dieses Ticket am ${at} mit ${ticket} zusammengeführt.`
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
export const unlinkFailed = 'Die Verknüpfung konnte nicht entfernt werden'

// Splitting.
export const split = 'Abtrennen'

// The brief of a customer for agents.
export const standingNote = 'Angeheftete Notiz'
export const contract = 'Vertrag'
export const contractEnds = (day: string) => `Endet am ${day}`
export const addBrief = 'Notiz oder Vertrag hinzufügen'
export const editBrief = 'Notiz und Vertrag bearbeiten'

// Putting a ticket off.
export const snoozeTitle = 'Ticket zurückstellen'
export const snoozeText = (requester: string) =>
  `Das Ticket verlässt die Warteschlange und kommt zum gewählten Zeitpunkt zurück, oder sobald ${requester} antwortet. Die SLA-Frist läuft weiter.`
export const snoozeChoices = {
  later: 'In 3 Stunden',
  tomorrow: 'Morgen früh',
  monday: 'Nächsten Montag',
  week: 'In einer Woche',
}
export const untilAnswer = (requester: string) => `Wenn ${requester} antwortet`
export const untilAnswerHint = 'Ohne Enddatum'
export const ownMoment = 'Datum und Uhrzeit wählen'
export const ownMomentHint = 'In Ihrer Zeitzone'
export const snoozeUntilThen = 'Zurückstellen'
export const snoozing = 'Wird zurückgestellt …'
export const snoozeFailed = 'Das Ticket konnte nicht zurückgestellt werden'
export const chooseMoment = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const cancel = 'Abbrechen'

// Finding another ticket.
export const whichTicket = 'Zusammenführen mit'
export const findTicket = 'Ticket suchen'
export const findTicketHint = 'Nummer, Text oder Anfragesteller'
export const ticketsFailed = 'Die Tickets konnten nicht geladen werden'
export const noTicketFound = 'Kein Ticket gefunden'
export const ticketsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} Ticket`,
    other: `${number(count)} Tickets`,
  })
export const ticketOf = (ticketNumber: string, requester: string, customer: string) =>
  `#${ticketNumber} von ${requester}, ${customer}`
export const offline = 'Sie sind offline. Versuchen Sie es erneut, sobald Sie wieder online sind.'

// Merging.
export const mergeTitle = (ticketNumber: string) =>
  `#${ticketNumber} mit einem anderen Ticket zusammenführen`
export const mergeText =
  'Dieses Ticket wird geschlossen; seine Nachrichten und Dateien erscheinen im anderen. Sie können das rückgängig machen.'
export const mergeInto = (ticketNumber: string) => `Mit #${ticketNumber} zusammenführen`
export const merging = 'Wird zusammengeführt …'
export const mergeFailed = 'Die Tickets konnten nicht zusammengeführt werden'
export const requesterIsTold = (requester: string, ticketNumber: string) =>
  `${requester} erfährt, dass es in #${ticketNumber} weitergeht; auch dieses Ticket gehört der Person.`
export const othersAreApart = ({
  requester,
  other,
  number: ticketNumber,
}: {
  requester: string
  other: string
  number: string
}) =>
  `#${ticketNumber} gehört ${other}; keine der beiden Personen sieht das Ticket der anderen. ${requester} erfährt, dass das Ticket zusammen mit einem anderen bearbeitet wird, und erhält die Antworten von dort nicht.`
export const merged = (ticketNumber: string, into: string) =>
  `#${ticketNumber} wurde mit #${into} zusammengeführt`
export const takeBack = 'Rückgängig machen'

// Linking.
export const linkTitle = 'Mit einem anderen Ticket verknüpfen'
export const linkText = 'Verknüpfungen sieht nur Ihr Team, an beiden Tickets.'
export const howItBelongs = 'Dieses Ticket ist'
export const linkKinds = {
  related: 'Mit dem anderen verwandt',
  duplicate: 'Ein Duplikat des anderen',
  caused_by: 'Durch das andere verursacht',
}
export const linking = 'Wird verknüpft …'
export const linkFailed = 'Die Tickets konnten nicht verknüpft werden'
export const linked = (ticketNumber: string) => `Mit #${ticketNumber} verknüpft`

// Splitting.
export const splitTitle = 'Von diesem Ticket abtrennen'
export const splitText = (requester: string) =>
  `Ausgewählte Nachrichten ziehen samt Dateien in ein neues Ticket um. ${requester} sieht beide Tickets. Interne Notizen bleiben intern.`
export const whatMoves = 'Nachrichten, die umziehen'
export const nothingToMove = 'Es gibt keine Nachrichten, die umziehen könnten.'
export const commentBy = (author: string, at: string) => `${author}, ${at}`
export const noteBy = (author: string, at: string) => `Interne Notiz: ${author}, ${at}`
export const newSubject = 'Betreff des neuen Tickets'
export const newDescription = 'Beschreibung des neuen Tickets'
export const requesterReadsIt = (requester: string) => `Sichtbar für ${requester}.`
export const subjectMissing = 'Geben Sie einen Betreff ein'
export const descriptionMissing = 'Geben Sie eine Beschreibung ein'
export const reopened = 'Das Ticket ist wieder offen'
export const reopenFailed = 'Das Ticket konnte nicht wieder geöffnet werden'
export const splitOff = 'Abtrennen'
export const splitting = 'Wird abgetrennt …'
export const splitFailed = 'Es konnte nichts abgetrennt werden'
export const hasSplit = (ticketNumber: string) => `Ticket #${ticketNumber} wurde erstellt`

// The brief of a customer for agents.
export const briefTitle = (customer: string) => `Über ${customer}`
export const briefText = 'Ihr Team sieht es neben jedem Ticket. Der Kunde sieht es nie.'
export const noteHint = 'Was alle vor einer Antwort wissen sollten'
export const contractHint = 'Zum Beispiel „Betreuter Arbeitsplatz, 40 Plätze“'
export const contractEndsOn = 'Vertrag endet am'
export const contractCovers = 'Vertragsumfang'
export const coversHint = 'Was enthalten ist und was extra abgerechnet wird'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const briefSaved = 'Notiz und Vertrag gespeichert'
export const briefFailed = 'Notiz und Vertrag konnten nicht gespeichert werden'
/** As in "Ada hat diese Angaben inzwischen gespeichert". */
export const briefSavedBy = (name: string) =>
  `${name} hat diese Angaben gespeichert, während Sie sie bearbeitet haben`
export const briefBegun =
  'Sie haben hier nicht gespeicherte Änderungen. Ihre Eingaben sind erhalten geblieben.'
export const nothing = 'Nichts'

// Change of sight by a merge.
export const bothConfidential = 'Beide Tickets werden vertraulich.'
export const gainSight = <Part>(number: string, people: Part) =>
  rich<string | Part>`Können dann #${number} sehen: ${people}.`
export const loseSight = <Part>(people: Part) =>
  rich`Können den weiteren Verlauf nicht sehen: ${people}.`
export const sightStays = 'Für niemanden ändert sich der Zugriff.'
export const sightFailed = 'Es konnte nicht geprüft werden, wer das Ticket sehen würde'
