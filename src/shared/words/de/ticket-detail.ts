import { rich } from '#shared/words/formats.ts'

export const title = 'Ticket'
export const backToList = 'Meine Support-Tickets'
export const loading = 'Das Ticket wird geladen'
export const loadFailed = 'Das Ticket konnte nicht geladen werden'
export const missing = 'Ticket nicht gefunden'
export const missingText = 'Dieses Ticket gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const backToTickets = 'Zurück zu den Tickets'
export const refresh = 'Aktualisieren'
export const refreshed = 'Das Ticket wurde aktualisiert'
export const refreshFailed = 'Das Ticket konnte nicht aktualisiert werden'
export const ticketNumber = 'Ticketnummer'
export const created = 'Erstellt'
/** After when it was created. */
export const forYou = <Part>(agent: Part) => rich<string | Part>`von ${agent} für Sie`

// Beside the ticket.
export const beside = 'Service-Level und Details'
export const serviceLevel = 'Service-Level'
export const details = 'Details'
export const category = 'Kategorie'
export const categories = 'Kategorien'
export const lastUpdated = 'Zuletzt geändert'
export const closedAt = 'Geschlossen'
export const resolution = 'Lösung'
export const ticketId = 'Ticket-ID'
export const ticketIdToCopy = 'Ticket-ID'

// Who wrote a comment.
export const system = 'System'
export const you = 'Sie'
export const supportAgent = 'Support'

// Replying.
export const addReply = 'Antworten'
export const yourReply = 'Ihre Antwort'
export const fileLimits = 'Bis zu 5 Dateien, je 10 MB'
export const sendReply = 'Antwort senden'
export const sending = 'Wird gesendet …'
export const sent = 'Ihre Antwort wurde gesendet'
export const sendFailed = 'Die Antwort konnte nicht gesendet werden'
export const notSentBecause = (reason: string) =>
  `Die Antwort konnte nicht gesendet werden. ${reason}`
export const mayHaveArrived =
  'Vielleicht ist sie trotzdem angekommen: Wir sehen nach, sobald es geht. Auch wenn Sie sie noch einmal senden, kommt sie nur einmal an.'
export const offline = 'Sie sind offline. Ihr Text bleibt erhalten.'

// Closing.
export const close = 'Ticket schließen'
export const closing = 'Wird geschlossen …'
export const askClose =
  'Möchten Sie dieses Ticket wirklich schließen? Das lässt sich nicht rückgängig machen.'
export const additionalComment = 'Zusätzlicher Kommentar'
export const optional = 'Optional'
export const cancel = 'Abbrechen'
export const closed = 'Das Ticket wurde geschlossen'
export const closeFailed = 'Das Ticket konnte nicht geschlossen werden'
export const closedAlready = 'Dieses Ticket ist bereits geschlossen'
export const closeOffline =
  'Sie sind offline. Sie können das Ticket schließen, sobald Sie wieder online sind.'
export const hasReply = 'Sie haben eine Antwort begonnen'
export const hasFiles = 'Sie haben Dateien ohne eine Antwort angehängt'
export const withFiles = (names: string) => `Mit ${names}`
export const sendItFirst = 'Zuerst senden'
export const noMoreReplies = 'Auf ein geschlossenes Ticket kann niemand mehr antworten.'
export const closedNote = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`Dieses Ticket ist geschlossen; antworten ist nicht mehr möglich. Wenn Sie noch Hilfe brauchen, ${link('erstellen Sie ein neues Ticket')}.`
export const mergedNote = <Part>(link: Part) =>
  rich<string | Part>`Dieses Ticket wurde mit ${link} zusammengeführt. Dort geht es weiter.`
export const mergedTicket = (number: number) => `Ticket #${number}`
export const reopensMerged =
  'Dieses Ticket wird zusammen mit einem anderen bearbeitet. Wenn Sie antworten, wird es wieder geöffnet.'
export const notSent = 'Ihre Antwort wurde nicht gesendet'
export const unsentReply = 'Nicht gesendete Antwort'
