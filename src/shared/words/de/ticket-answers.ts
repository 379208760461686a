import { number } from './language.ts'

// What the server answers about tickets.

export const missing = 'Dieses Ticket gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const closed = 'Dieses Ticket ist geschlossen.'
export const noSuchCategory = (category: string) =>
  `Eine Kategorie „${category}“ gibt es nicht. Wählen Sie eine aus der Liste`
export const unknownCursor =
  'Nehmen Sie den Cursor aus dem Link-Header der vorigen Seite, mit derselben Sortierung'
export const unknownComment =
  'Nehmen Sie den Cursor aus dem Link-Header der vorigen Seite oder die ID eines Kommentars'
export const tooManySearches =
  'Sie suchen gerade sehr oft. Bitte versuchen Sie es gleich noch einmal.'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const searchTooLong = 'Suchen Sie nach höchstens 200 Zeichen'
export const notSearchable = 'Dieser Text enthält ein Zeichen, nach dem nicht gesucht werden kann'
export const instantFormat = 'Geben Sie einen Zeitpunkt wie 2026-01-31T09:00:00.000Z an'
export const sinceNeedsOrder = 'Verwenden Sie es zusammen mit sort=updatedAt'
export const commentOrFields =
  'Senden Sie entweder einen Kommentar oder die Felder, die sich ändern sollen'
export const filesNeedReply = 'Dateien gehören zu einer Antwort'
export const fileMissing = 'Diese Datei gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const tooManyFiles = (limit: number) => `Hängen Sie höchstens ${number(limit)} Dateien an`

// The file that the CRM keeps.
export const crmFileAway =
  'Diese Datei liegt im System des Support-Teams, das gerade nicht antwortet. Bitte versuchen Sie es in ein paar Minuten erneut.'
export const crmFileGone =
  'Das System des Support-Teams gibt diese Datei nicht mehr heraus. Antworten Sie auf das Ticket, um sie noch einmal anzufordern.'
export const crmFileTooLarge = (megabytes: number) =>
  `Diese Datei ist größer als ${number(megabytes)} MB und damit zu groß, um sie weiterzugeben. Antworten Sie auf das Ticket, um sie auf anderem Weg zu erhalten.`

// At the desk.
export const movedOn = 'In diesem Ticket gibt es etwas Neueres.'
export const notItsComment = 'Dieser Kommentar gehört nicht zu dem Ticket'
export const chooseAgent = 'Wählen Sie einen der Agenten'
export const activeCustomer = 'Wählen Sie einen aktiven Kunden'
export const otherDomain = (customer: string, domains: string) =>
  `${customer} hat eine andere Domain: ${domains}`
export const personInactive = 'Diese Person ist deaktiviert'
export const otherThanThis = 'Wählen Sie ein anderes Ticket als dieses'
export const sameCustomer =
  'Wählen Sie ein Ticket desselben Kunden: Ein anderer darf davon nichts erfahren'
export const targetClosed = 'Dieses Ticket ist geschlossen. Wählen Sie eines, das offen ist'
export const notMerged = 'Dieses Ticket ist nicht mehr mit einem anderen zusammengeführt.'
export const ownComments = 'Wählen Sie nur Antworten und Notizen dieses Tickets'
export const noSuchCustomer = 'Diesen Kunden gibt es nicht.'
export const changedMeanwhile = 'Das hat inzwischen jemand anderes geändert.'
export const momentToCome = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const momentWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres'
