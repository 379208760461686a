import type { SlaMark } from '#shared/sla/count-clocks.ts'
import type { SlaStretch } from '#shared/sla/receipt.ts'
import type { PauseCause, PausedClocks } from '#shared/sla/terms.ts'
import type { RatingScore } from '#shared/tickets/rating.ts'
import {
  type AudienceReason,
  humanizeCategory,
  type ListScope,
  type Priority,
  type ResolutionCode,
  type SlaStatus,
  type TicketStatus,
} from '#shared/tickets/values.ts'
import { rich } from '#shared/words/formats.ts'

import { list, number, percent, plural, sentenceParts } from './language.ts'

export const statuses: Record<TicketStatus, string> = {
  Open: 'Offen',
  Pending: 'Wartend',
  Closed: 'Geschlossen',
}
/** A status of a reply that a contract can stop its clocks for. */
export const waitingForCustomer = 'Wartet auf den Kunden'
export const priorities: Record<Priority, string> = {
  Low: 'Niedrig',
  Medium: 'Mittel',
  High: 'Hoch',
}
export const resolutions: Record<ResolutionCode, string> = {
  ISSUE_FIXED: 'Problem behoben',
  FEATURE_REQUEST_TRACKED: 'Funktionswunsch aufgenommen',
  REFUND_APPLIED: 'Betrag erstattet',
  SENT_KNOWLEDGE_DOCUMENT_LINK: 'Link zur Anleitung gesendet',
}

/** The first categories of each installation, until an administrator renames them. */
const CATEGORY_NAMES = new Map([
  ['GENERAL_INQUIRY', 'Allgemeine Anfrage'],
  ['HARDWARE_ISSUE', 'Hardwareproblem'],
  ['SOFTWARE_ISSUE', 'Softwareproblem'],
  ['NETWORK_ISSUE', 'Netzwerkproblem'],
  ['EMAIL_AND_CALENDAR', 'E-Mail und Kalender'],
  ['ACCOUNT_AND_ACCESS', 'Konto und Zugang'],
  ['SECURITY_INCIDENT', 'Sicherheitsvorfall'],
  ['BILLING_ISSUE', 'Abrechnungsproblem'],
  ['FEATURE_REQUEST', 'Funktionswunsch'],
])
/** Name of a category that was never renamed. */
export const categoryName = (key: string) => CATEGORY_NAMES.get(key) ?? humanizeCategory(key)
export const noCategory = 'Allgemein'
/** `#1042` */
export const numbered = (ticketNumber: number) => `#${ticketNumber}`

export const ticketCounts = {
  none: 'Keine Tickets gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Ticket gefunden`,
      other: `${number(count)} Tickets gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Das erste Ticket wird angezeigt`,
      other: `Die ersten ${number(count)} Tickets werden angezeigt`,
    }),
}

/** The size of a file. */
export const kilobytes = (count: number) => `${number(count)} KB`

// A ticket's time for its requester.
export const timeTitle = 'Arbeitszeit'
export const billedInAll = 'Insgesamt abgerechnet'
export const notBilled = 'Nicht abgerechnet'
export const timeOf = (day: string, kind: string) => `${day}, ${kind}`

// Confidentiality of a ticket in its company.
export const visibility = 'Sichtbarkeit'
export const confidential = 'Vertraulich'
export const confidentialMeans = 'Nur Sie, Beteiligte und unser Support-Team können es sehen.'
export const alwaysConfidential = (category: string) =>
  `Tickets der Kategorie „${category}“ sind immer vertraulich.`
export const usuallyConfidential = (category: string) =>
  `Tickets der Kategorie „${category}“ sind meist vertraulich.`
export const followsConfidential = 'Dieses Ticket folgt auf ein vertrauliches.'
export const makeConfidential = 'Vertraulich machen'
export const endConfidential = 'Vertraulichkeit aufheben'
export const savingConfidential = 'Wird gespeichert …'
export const losesSight = (count: number) =>
  plural(count, {
    one: `${number(count)} Person sieht es dann nicht mehr:`,
    other: `${number(count)} Personen sehen es dann nicht mehr:`,
  })
export const gainsSight = (count: number) =>
  plural(count, {
    one: `${number(count)} Person sieht es dann:`,
    other: `${number(count)} Personen sehen es dann:`,
  })
export const confidentialFailed = 'Die Sichtbarkeit des Tickets konnte nicht geändert werden'
export const isConfidentialNow = 'Das Ticket ist jetzt vertraulich.'
export const notConfidentialNow = 'Das Ticket ist nicht mehr vertraulich.'

// Answers of the server about tickets.

export const noSuchTicket = 'Dieses Ticket gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const ticketIsClosed = 'Dieses Ticket ist geschlossen.'
export const requesterDecides =
  'Nur die Person, die das Ticket erstellt hat, und unser Support-Team können ändern, ob es vertraulich ist.'
export const categoryIsConfidential =
  'Tickets dieser Kategorie sind immer vertraulich. Ändern Sie zuerst die Kategorie.'
export const requesterEdits =
  'Nur wer das Ticket erstellt hat, kann es bearbeiten. Schreiben Sie stattdessen eine Antwort.'
export const readOnly = 'Sie können dieses Ticket lesen, aber nicht ändern.'
export const giveParticipant = 'Geben Sie die E-Mail-Adresse einer Kollegin oder eines Kollegen ein'
export const tooManyParticipants = 'Ein Ticket kann höchstens 50 Beteiligte haben'
export const isOpenAlready = 'Dieses Ticket ist bereits offen.'
export const tooLateToReopen =
  'Dieses Ticket kann nicht mehr wieder geöffnet werden. Erstellen Sie stattdessen ein Folgeticket.'
export const reopenReasonRequired = 'Bitte geben Sie einen Grund an'
export const onlyClosedIsFollowed = 'Ein Folgeticket ist nur zu einem geschlossenen Ticket möglich.'
export const noSuchCategory = (category: string) =>
  `„${category}“ ist keine gültige Kategorie. Wählen Sie eine aus der Liste.`
export const unknownCursor =
  'Verwenden Sie den Cursor aus dem Link-Header der vorigen Seite, mit derselben Sortierung'
export const unknownComment =
  'Verwenden Sie den Cursor aus dem Link-Header der vorigen Seite oder die ID eines Kommentars'
export const tooManySearches =
  'Zu viele Suchen gleichzeitig. Bitte versuchen Sie es gleich noch einmal.'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const searchTooLong = 'Suchen Sie nach höchstens 200 Zeichen'
export const notSearchable = 'Entfernen Sie das nicht unterstützte Zeichen, und suchen Sie erneut'
export const instantFormat = 'Geben Sie einen Zeitpunkt wie 2026-01-31T09:00:00.000Z an'
export const sinceNeedsOrder = 'Nur zusammen mit sort=updatedAt möglich'
export const commentOrFields =
  'Senden Sie entweder einen Kommentar oder geänderte Felder, nicht beides'
export const filesNeedReply = 'Dateien müssen mit einer Antwort gesendet werden'
export const fileMissing = 'Diese Datei gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const tooManyFiles = (limit: number) => `Hängen Sie höchstens ${number(limit)} Dateien an`

// The file that the CRM keeps.
export const crmFileAway =
  'Das System des Support-Teams antwortet nicht, daher ist diese Datei gerade nicht verfügbar. Bitte versuchen Sie es in ein paar Minuten erneut.'
export const crmFileGone =
  'Diese Datei ist nicht mehr verfügbar. Antworten Sie auf das Ticket, um sie noch einmal anzufordern.'
export const crmFileTooLarge = (megabytes: number) =>
  `Diese Datei ist größer als ${number(megabytes)} MB und damit zu groß, um sie weiterzugeben. Antworten Sie auf das Ticket, um sie auf anderem Weg zu erhalten.`

// At the desk.
export const movedOn = 'In diesem Ticket gibt es etwas Neues.'
export const notItsComment = 'Dieser Kommentar gehört nicht zu dem Ticket'
export const chooseAgent = 'Wählen Sie einen Agenten aus der Liste'
export const activeCustomer = 'Wählen Sie einen aktiven Kunden'
export const otherDomain = (customer: string, domains: string) =>
  `${customer} verwendet eine andere Domain: ${domains}`
export const personInactive = 'Diese Person ist deaktiviert'
export const ownAddress = 'Diese Adresse gehört dem Support-Team'
export const notExternal = (customer: string) =>
  `Diese Adresse gehört zu einer Domain von ${customer}. Fügen Sie sie nicht als extern hinzu.`
export const ofOtherCustomer = (customer: string) =>
  `Diese Adresse gehört zu einer Domain von ${customer}, einem anderen Kunden. Extern können nur Personen sein, die zu keinem Kunden gehören.`
export const otherThanThis = 'Wählen Sie ein anderes Ticket'
export const sameCustomer = 'Wählen Sie ein Ticket desselben Kunden'
export const targetClosed = 'Dieses Ticket ist geschlossen. Wählen Sie ein offenes.'
export const isMergedAway =
  'Dieses Ticket ist mit einem anderen zusammengeführt. Machen Sie das rückgängig, um es wieder zu öffnen.'
export const notMerged = 'Dieses Ticket ist nicht mehr zusammengeführt.'
export const ownComments = 'Wählen Sie nur Antworten und Notizen dieses Tickets'
export const noSuchCustomer = 'Diesen Kunden gibt es nicht.'
export const changedMeanwhile =
  'Notiz und Vertrag wurden inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const momentToCome = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const momentWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres'

// Parts of a ticket, for its requester and agents.

export const description = 'Beschreibung'
export const attachmentCount = (count: number) => `Anhänge (${number(count)})`
export const conversationTitle = 'Verlauf'
export const noReplies = 'Noch keine Antworten.'
export const loadingConversation = 'Der Verlauf wird geladen'
export const linkToComment = 'Link zum Kommentar'
export const showAll = 'Alles anzeigen'
export const showLess = 'Weniger anzeigen'
export const replyLoading = 'Die Antwort wird geladen'
export const replyNotShown =
  'Diese Antwort konnte nicht angezeigt werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.'

export const newestShown = (shown: number, total: number) =>
  `Sie sehen die neuesten ${number(shown)} von ${number(total)} Antworten.`
export const showOlder = 'Ältere Antworten anzeigen'
export const loadingOlder = 'Wird geladen …'
export const olderFailed = 'Ältere Antworten konnten nicht geladen werden.'
export const loadWhole = 'Gesamten Verlauf laden'

// The form of a new ticket.

export const createTitle = 'Neues Support-Ticket erstellen'
export const createLead = 'Senden Sie uns Ihre Anfrage – unser Team hilft Ihnen in Kürze'
export const information = 'Angaben zum Ticket'
export const subject = 'Betreff'
export const subjectHint = 'Eine kurze Zusammenfassung, etwa „Drucker im 2. Stock ist offline“'
export const lengthOf = (length: number, limit: number) => `${number(length)}/${number(limit)}`
export const priority = 'Priorität'
export const descriptionHint = 'Was ist passiert, was haben Sie erwartet, und seit wann ist es so?'

export const categories = 'Kategorien'
export const categoriesSelected = (count: number) => `${number(count)} ausgewählt`
export const categoriesLoading = 'Kategorien werden geladen'
export const categoriesFailed = 'Die Kategorien konnten nicht geladen werden'
export const noCategories = 'Keine Kategorien verfügbar'
export const retry = 'Erneut versuchen'

export const attachments = 'Anhänge'
export const fileLimitsAndKinds = 'Höchstens 5 Dateien, je 10 MB (Bilder, PDF, Word, Excel)'

export const contact = 'Ihre Kontaktdaten'
export const name = 'Name'
export const email = 'E-Mail'
export const organization = 'Organisation'
export const notAvailable = 'Nicht angegeben'

export const submit = 'Ticket senden'
export const submitting = 'Wird gesendet …'
export const createdPromise = <Part>(ticket: number, time: Part) =>
  rich<string | Part>`Ticket #${String(ticket)}: erste Antwort bis ${time}`
export const submitted = 'Gesendet'
export const cancel = 'Abbrechen'
export const ticketCreated = 'Das Ticket wurde erstellt'
export const createdAndLeaving = 'Das Ticket wurde erstellt. Weiter zu Ihren Tickets …'
export const createFailed =
  'Das Ticket konnte nicht erstellt werden. Bitte versuchen Sie es erneut.'
export const offlineWhileCreating =
  'Sie sind offline. Ihre Eingaben bleiben erhalten; Sie können das Ticket senden, sobald Sie wieder online sind.'

// Earlier drafts.
export const undo = 'Rückgängig machen'
export const discardDraft = 'Entwurf verwerfen'
export const draftDiscarded = 'Entwurf verworfen.'
export const keptDraft =
  'Sie hatten ein Ticket begonnen. Ihre Eingaben und Anhänge sind erhalten geblieben.'
export const keptFiles = (count: number) =>
  plural(count, {
    one: 'Sie haben ein unfertiges Ticket. Die angehängte Datei ist erhalten geblieben.',
    other: 'Sie haben ein unfertiges Ticket. Die angehängten Dateien sind erhalten geblieben.',
  })
export const filesMissing = (count: number) =>
  plural(count, {
    one: 'Sie hatten ein Ticket begonnen. Ihr Browser konnte die Datei nicht behalten: Bitte hängen Sie an, was fehlt.',
    other:
      'Sie hatten ein Ticket begonnen. Ihr Browser konnte die Dateien nicht behalten: Bitte hängen Sie an, was fehlt.',
  })

// The page of a ticket.

export const ticketTitle = 'Ticket'
export const backToList = 'Meine Support-Tickets'
export const loadingTicket = 'Das Ticket wird geladen'
export const ticketLoadFailed = 'Das Ticket konnte nicht geladen werden'
export const notFound = 'Ticket nicht gefunden'
export const notFoundText = 'Dieses Ticket gibt es nicht, oder Sie haben keinen Zugriff darauf.'
export const backToTickets = 'Zurück zu den Tickets'
export const refreshTicket = 'Aktualisieren'
export const ticketRefreshed = 'Das Ticket wurde aktualisiert'
export const ticketRefreshFailed = 'Das Ticket konnte nicht aktualisiert werden'
export const ticketNumber = 'Ticketnummer'
export const created = 'Erstellt'
/** After when it was created. */
export const createdBy = <Part>(person: Part) => rich<string | Part>`von ${person}`
export const forYou = <Part>(agent: Part) => rich<string | Part>`von ${agent} für Sie`

// Beside the ticket.
export const serviceAndDetails = 'Service-Level und Details'
export const serviceLevel = 'Service-Level'
export const details = 'Details'
export const category = 'Kategorie'
export const lastUpdated = 'Zuletzt geändert'
export const closedAt = 'Geschlossen'
export const resolutionReason = 'Lösung'

// Authors of comments.
export const system = 'System'
export const you = 'Sie'
export const supportAgent = 'Support'

// Replying.
export const addReply = 'Antworten'
export const yourReply = 'Ihre Antwort'
export const writeReply = 'Antwort schreiben …'
export const fileLimits = 'Bis zu 5 Dateien, je 10 MB'
export const sendReply = 'Antwort senden'
export const sendingReply = 'Wird gesendet …'
export const replySent = 'Ihre Antwort wurde gesendet'
export const replyFailed = 'Die Antwort konnte nicht gesendet werden'
export const notSentBecause = (reason: string) =>
  `Die Antwort konnte nicht gesendet werden. ${reason}`
export const mayHaveArrived =
  'Vielleicht wurde Ihre Antwort doch gesendet. Wir prüfen das, sobald es geht. Auch wenn Sie sie noch einmal senden, kommt sie nur einmal an.'
export const offlineWhileReplying = 'Sie sind offline. Ihr Text bleibt erhalten.'

// Closing.
export const closeTicket = 'Ticket schließen'
export const closingTicket = 'Wird geschlossen …'
export const askClose =
  'Möchten Sie dieses Ticket wirklich schließen? Das lässt sich nicht rückgängig machen.'
export const additionalComment = 'Zusätzlicher Kommentar'
export const optionalComment = 'Optional'
export const ticketClosed = 'Das Ticket wurde geschlossen'
export const closingFailed = 'Das Ticket konnte nicht geschlossen werden'
export const closedAlready = 'Dieses Ticket ist bereits geschlossen'
export const closeOffline =
  'Sie sind offline. Sie können das Ticket schließen, sobald Sie wieder online sind.'
export const hasReply = 'Sie haben eine nicht gesendete Antwort'
export const hasFiles = 'Sie haben Dateien ohne eine Antwort angehängt'
export const replyWithFiles = (names: string) => `Angehängt: ${names}`
export const sendItFirst = 'Zuerst senden'
export const noMoreReplies = 'Auf ein geschlossenes Ticket können Sie nicht antworten.'
export const closedNote = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`Dieses Ticket ist geschlossen. Wenn Sie noch Hilfe brauchen, ${link('erstellen Sie ein Folgeticket')}.`
export const reopenNote = (day: string) =>
  `Dieses Ticket ist geschlossen. Wenn das Problem wieder auftritt, können Sie es bis ${day} wieder öffnen.`
export const reopenTicket = 'Ticket wieder öffnen'
export const reopenLead = 'Ihre Begründung geht als Antwort an den Support.'
export const reopenReason = 'Warum möchten Sie es wieder öffnen?'
export const reopening = 'Wird geöffnet …'
export const ticketReopened = 'Das Ticket ist wieder offen'
export const reopenFailed = 'Das Ticket konnte nicht wieder geöffnet werden'
export const followsTicket = <Part>(link: Part) => rich<string | Part>`Folgeticket zu ${link}`
export const mergedNote = <Part>(link: Part) =>
  rich<string | Part>`Dieses Ticket wurde mit ${link} zusammengeführt. Dort geht es weiter.`
export const mergedTicket = (number: number) => `Ticket #${number}`
export const openTicket = (number: number) => `Ticket #${number} öffnen`
export const weWait = 'Wir warten auf Ihre Antwort.'
export const weWaitFor = (name: string) => `Wir warten auf eine Antwort von ${name}.`
export const newReplyFrom = (name: string) => `Neue Antwort von ${name}`
export const reopensMerged =
  'Dieses Ticket wird zusammen mit einem anderen bearbeitet. Wenn Sie antworten, wird es wieder geöffnet.'
export const replyNotSent = 'Ihre Antwort wurde nicht gesendet'
export const unsentReply = 'Nicht gesendete Antwort'

// Problems of a person's input about a ticket. A schema names these texts, so each is one without
// values.

export const priorityRequired = 'Bitte wählen Sie eine Priorität'
export const priorityUnknown = 'Die Priorität muss Low, Medium oder High sein'
export const subjectRequired = 'Bitte geben Sie einen Betreff ein'
export const subjectTooLong = 'Der Betreff darf höchstens 100 Zeichen haben'
export const descriptionRequired = 'Bitte geben Sie eine Beschreibung ein'
export const descriptionTooLong = 'Die Beschreibung darf höchstens 65.536 Zeichen haben'
export const categoryRequired = 'Bitte wählen Sie mindestens eine Kategorie'
export const tooManyCategories = 'Wählen Sie höchstens 20 Kategorien'
export const replyRequired = 'Schreiben Sie zuerst eine Antwort'
export const replyTooLong = 'Eine Antwort darf höchstens 65.536 Zeichen haben'
export const chooseResolution = 'Wählen Sie eine Lösung aus der Liste'
export const commentTooLong = 'Ein Kommentar darf höchstens 65.536 Zeichen haben'
export const notStorable = 'Entfernen Sie das nicht unterstützte Zeichen'

// The list of tickets.

export const title = 'Meine Support-Tickets'
export const companyTitle = 'Support-Tickets'
export const scopesTitle = 'Angezeigte Tickets'
export const scopes: Record<ListScope, string> = {
  mine: 'Meine',
  participating: 'Beteiligt',
  company: 'Firma',
}
export const requester = 'Anfragesteller'
export const requesterHint = 'Geben Sie einen Namen oder eine E-Mail-Adresse ein.'
export const noRequesterFound = 'Keine passende Person, deren Tickets Sie sehen.'
export const thisRequester = 'Dieser Anfragesteller'
export const onlyRequester = (name: string) => `Nur Tickets von ${name} anzeigen`
export const exportCsv = 'CSV exportieren'
export const exportHeads = {
  number: 'Nummer',
  subject: 'Betreff',
  requester: 'Anfragesteller',
  status: 'Status',
  priority: 'Priorität',
  categories: 'Kategorien',
  createdAt: 'Erstellt (UTC)',
  updatedAt: 'Geändert (UTC)',
  closedAt: 'Geschlossen (UTC)',
  resolution: 'Lösung',
  responseDueAt: 'Erste Antwort fällig (UTC)',
  response: 'Erste Antwort',
  resolutionDueAt: 'Lösung fällig (UTC)',
  resolved: 'Lösung rechtzeitig',
  comments: 'Kommentare',
}
export const refresh = 'Aktualisieren'
export const newTicket = 'Neues Ticket'
export const loading = 'Ihre Tickets werden geladen'
export const loadFailed = 'Ihre Tickets konnten nicht geladen werden'
export const refreshed = 'Die Tickets wurden aktualisiert'
export const refreshFailed = 'Die Tickets konnten nicht aktualisiert werden'
export const ticketsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} neues Ticket`,
    other: `${number(count)} neue Tickets`,
  })
export const listUpdated = 'Die Liste der Tickets wurde aktualisiert'
export const hasNewTicket = 'Ihr neues Ticket steht jetzt in der Liste'

export const search = 'Tickets durchsuchen'
export const searchHint = 'Tickets durchsuchen …'
export const status = 'Status'
export const anyStatus = 'Alle Status'
export const byStatus = 'Ticketlisten'
export const allStatuses = 'Alle'
export const waitingForYou = (tickets: number) =>
  plural(tickets, { one: 'wartet auf Sie', other: 'warten auf Sie' })
export const unreadMarks = { reply: 'Neue Antwort', change: 'Neue Aktivität' }
export const anyPriority = 'Alle Prioritäten'
export const createdIn = 'Erstellt im Monat'
export const anyMonth = 'Alle Monate'
export const anyVerdict = 'Alle Ergebnisse'
export const sortBy = 'Sortieren nach'
export const sorts = { createdAt: 'Erstelldatum', priority: 'Priorität' }
export const sortDirection = 'Reihenfolge'
export const sortDirections = { desc: 'Neueste zuerst', asc: 'Älteste zuerst' }
export const priorityOrders = { desc: 'Hohe Priorität oben', asc: 'Niedrige Priorität oben' }

export const tableTitle = 'Ihre Support-Tickets'
export const slaBreached = 'SLA verletzt'

export const noneFound = 'Keine Tickets gefunden'
export const noneMatch = 'Kein Ticket passt zu Ihren Filtern'
export const clearFilters = 'Filter zurücksetzen'
export const noneInScope: Record<Exclude<ListScope, 'mine'>, string> = {
  participating:
    'Sie sind an keinem Ticket beteiligt. Tickets erscheinen hier, sobald jemand Sie hinzufügt.',
  company: 'In Ihrer Firma gibt es keine Tickets, die Sie sehen können.',
}
export const noneYet = 'Sie haben noch kein Ticket erstellt'
export const createTicket = 'Ticket erstellen'

export const readAt = <Part>(time: Part) => rich<string | Part>`Zuletzt aktualisiert: ${time}.`
/** Within the sentence above. */
export const justNow = 'gerade eben'
export const isLive = 'Wird alle 5 Minuten aktualisiert.'
export const isPaused = 'Die Aktualisierung ist angehalten.'
export const pause = 'Aktualisierung anhalten'
export const resume = 'Aktualisierung fortsetzen'

// The system's own comments in a ticket. Stored with the ticket, in one language.

export const log = {
  closed: (by: string) => `${by} hat das Ticket geschlossen.`,
  closedBecause: (by: string, reason: string) =>
    `${by} hat das Ticket geschlossen. Grund: ${reason}.`,
  reopened: (by: string) => `${by} hat das Ticket wieder geöffnet.`,
  reopenedAfterMistake: (by: string) =>
    `${by} hat das Ticket wieder geöffnet. Es war versehentlich geschlossen worden.`,
  merged: (by: string, into: number) =>
    `${by} hat dieses Ticket mit Ticket #${into} zusammengeführt. Bitte schreiben Sie dort weiter.`,
  mergedAway: (by: string) =>
    `${by} hat dieses Ticket geschlossen. Es wird zusammen mit einem anderen bearbeitet.`,
  partMoved: (by: string, to: number) =>
    `${by} hat einen Teil dieses Tickets nach Ticket #${to} verschoben.`,
  splitOff: (by: string, from: number) => `${by} hat dieses Ticket von Ticket #${from} abgetrennt.`,
  follows: (by: string, to: number) =>
    `${by} hat dieses Ticket als Folgeticket zu #${to} erstellt.`,
  followedUp: (by: string, to: number) => `${by} hat ein Folgeticket erstellt: #${to}.`,
}

// A file, as large as the window.
export const sizeAndPlace = (size: string, place: number, count: number) =>
  `${size}, ${number(place)} von ${number(count)}`
export const previousFile = 'Vorige Datei'
export const nextFile = 'Nächste Datei'
export const download = 'Herunterladen'
export const closePreview = 'Vorschau schließen'
export const notAPicture =
  'Dieses Bild kann nicht angezeigt werden. Laden Sie es stattdessen herunter.'

// How the service level of a ticket was counted.

export const countedIn = (hours: string, zone: string) =>
  `Berechnet in Servicezeiten: ${hours}, ${zone}.`
export const countedByContract = (date: string, zone: string) =>
  `Berechnet nach dem Vertrag, der seit dem ${date} gilt, ${zone}.`
export const citedSentences = 'Aus dem Vertrag'
export const sentence = 'Satz'
export const priorityIs = (priority: string) => `Priorität: ${priority}.`
export const deviceBelow = (zone: string) => `Unter jeder Zeit steht Ihre Ortszeit (${zone}).`
export const asOf = <Part>(time: Part) => rich<string | Part>`Stand: ${time}`
export const lineByLine = (clock: string, zone: string) => `${clock}, Zeile für Zeile, ${zone}`
export const when = 'Wann'
export const what = 'Was'
export const minutes = 'Minuten'
export const total = 'Summe'
export const fewerLines = 'Weniger Zeilen anzeigen'
export const moreLines = (lines: number, inMinutes: number) =>
  plural(lines, {
    one: `${number(lines)} weitere Zeile, ${minuteCount(inMinutes)}`,
    other: `${number(lines)} weitere Zeilen, ${minuteCount(inMinutes)}`,
  })
export const minuteCount = (count: number) =>
  plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` })
export const businessTime = 'Servicezeit'
export const target = 'Ziel'
export const onDevice = 'auf diesem Gerät'
export const asData = 'Als JSON herunterladen'
export const theData = 'Daten'
export const dataIsEnough = 'Die Datei enthält alles, was zum Nachrechnen dieser Zahlen nötig ist.'

export const receiptLines: Record<SlaMark | SlaStretch, string> = {
  created: 'Frist begonnen',
  priority_changed: 'Priorität geändert',
  categories_changed: 'Kategorien geändert',
  corrected: 'Vertrag berichtigt',
  due: 'Fällig',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
  reopened: 'Wieder geöffnet',
  out_of_hours: 'Außerhalb der Servicezeiten',
  running: 'Läuft',
  overdue: 'Überfällig',
  paused: 'Angehalten',
}
export const raisedOutOfHours = 'Außerhalb der Servicezeiten erstellt'
export const closedRunsOn = 'Geschlossen (Frist läuft weiter)'
export const reopenedStays = 'Wieder geöffnet (Frist bleibt angehalten)'
export const priorityChangedTo = (priority: string) => `Priorität in ${priority} geändert`
export const categoriesChangedTo = (names: string) => `Kategorien in ${names} geändert`
export const outOfHoursOn = (holidays: string) => `Außerhalb der Servicezeiten (${holidays})`
export const correctedBecause = (reason: string) => `Vertrag berichtigt: ${reason}`
/** As in `Wartet auf den Kunden, seit 09:30, von Sofia`. */
export const pauseCauses: Record<PauseCause, string> = {
  pending: 'Ticket ist „Wartend“',
  waiting: 'Wartet auf den Kunden',
  maintenance: 'Wartung',
}
export const maintenanceNamed = (name: string) => `Wartung: ${name}`
export const pausedSince = (time: string) => `seit ${time}`
export const pausedBy = (name: string) => `durch ${name}`

// How a clock came out.
export const timeLeft = (span: string) => `Noch ${span}`
export const metWith = (span: string) => `Eingehalten, ${span} vor Ablauf`
export const metJustInTime = 'Gerade noch eingehalten'
export const overdueBy = (span: string) => `Um ${span} überfällig`
export const overdueJust = 'Um weniger als eine Minute überfällig'
export const breachedBy = (span: string) => `Um ${span} überschritten`
export const breachedJust = 'Um weniger als eine Minute überschritten'
/** Before the minutes, in the last line of the sum. */
export const differences = {
  overdue: 'Überfällig um',
  breached: 'Überschritten um',
  met: 'Verbleibend',
  pending: 'Noch',
}

// How the service level of a ticket stands. What the receipt says has a file of its own, because few open it.

export const slaStates: Record<SlaStatus, string> = {
  pending: 'Im Plan',
  met: 'Eingehalten',
  breached: 'Verletzt',
}
export const noReplyYet = 'Noch keine Antwort'
export const firstResponse = 'Erste Antwort'
export const resolution = 'Lösung'
export const dueAt = <Part>(time: Part) => rich<string | Part>`Fällig: ${time}`
/** Instead of a due time while the clock is paused. */
export const pausedWithLeft = (span: string) => `Angehalten, noch ${span}`
export const noBusinessTime = 'weniger als 1 Minute Servicezeit'
export const answeredAfter = (span: string) => `Beantwortet nach ${span}`
export const closedAfter = (span: string) => `Gelöst nach ${span}`
export const howCounted = 'So wird das berechnet'
export const loadingCount = 'Die Berechnung wird geladen'
export const countLoadFailed = 'Die Berechnung konnte nicht geladen werden'

// When a ticket is answered and solved at the latest, and by whose clock.

export const loadingSla = 'Antwortzeiten werden geladen'
export const answerBy = <Part>(time: Part) => rich<string | Part>`Erste Antwort bis ${time}`
export const resolutionBy = <Part>(time: Part) => rich<string | Part>`Lösung bis ${time}`
export const todayAt = (time: string) => `heute, ${time}`
export const tomorrowAt = (time: string) => `morgen, ${time}`
export const hoursCount = (hours: string) => `Servicezeiten: ${hours}.`
export const contractSays = <Part>(sentence: Part) => rich<string | Part>`Ihr Vertrag: ${sentence}`
export const workStarts = <Part>(time: Part) =>
  rich<string | Part>`Die Bearbeitung beginnt ${time}.`
export const startsAfterMaintenance =
  'Zurzeit läuft eine Wartung. Die Fristen beginnen, sobald sie vorbei ist.'
export const spokenTimes = {
  today: (time: string) => `heute um ${time}\u00a0Uhr`,
  tomorrow: (time: string) => `morgen um ${time}\u00a0Uhr`,
  onDay: (day: string, time: string) => `am ${day} um ${time}\u00a0Uhr`,
}
export const untilTimes = {
  today: (time: string) => `${time}\u00a0Uhr`,
  onDay: (day: string, time: string) => `${day} um ${time}\u00a0Uhr`,
}

/** As in `Mo bis Fr, 09:00 bis 17:00 Uhr`. */
export const businessHours = (of: { first: string; last: string; from: string; to: string }) =>
  `${of.first} bis ${of.last}, ${of.from} bis ${of.to}\u00a0Uhr`
/** Name of a time zone that is named after a place. */
export const timeOfPlace = (place: string) => `Ortszeit ${place}`
export const onThisDevice = <Part>(time: string, zone: string, quiet: (text: string) => Part) =>
  rich<string | Part>`${time} ${zone} ${quiet('(Ihre Zeit)')}`

// A contract as sentences, which its page lists and a receipt cites.

export const contractHours = (hours: string, zone: string) =>
  `Der Support ist ${hours} erreichbar (${zone}).`
export const everyDay = 'täglich'
export const dayRun = (first: string, last: string) => `${first} bis ${last}`
export const hoursOfDays = (days: string, hours: string) => `${days}, ${hours}`
export const joinHours = (groups: string[]) =>
  groups.length === 1
    ? groups.join('')
    : `${list(groups.slice(0, -1))}, und ${groups.slice(-1).join('')}`
export const interval = (from: string, to: string) => `${from} bis ${to} Uhr`
export const aroundTheClock = 'rund um die Uhr'
export const startOfDay = '0:00'
export const endOfDay = '24:00'
export const noHolidays = 'Der Support ist auch an Feiertagen erreichbar.'
export const closedOnHolidays = 'An Feiertagen ist der Support geschlossen.'
export const shorterOnHolidays =
  'An Feiertagen ist der Support geschlossen, außer in den Zeiten, die beim Feiertag stehen.'
export const holidayIs = (day: string, name: string) => `${day}: ${name}`
export const holidayWithHours = (day: string, name: string, hours: string) =>
  `${day}: ${name} (der Support ist ${hours} erreichbar)`
export const contractTarget = (of: { priority: string; response: string; resolution: string }) =>
  `Priorität ${of.priority}: erste Antwort innerhalb von ${of.response}, Lösung innerhalb von ${of.resolution}.`
export const categoryTarget = (
  category: string,
  of: { priority: string; response: string; resolution: string },
) =>
  `${category}, Priorität ${of.priority}: erste Antwort innerhalb von ${of.response}, Lösung innerhalb von ${of.resolution}.`
export const inBusinessTime = 'Es zählen nur die Servicezeiten.'
export const shortestCounts = 'Bei mehreren Kategorien gilt das kürzeste Ziel.'
export const neverPauses = 'Die Fristen laufen immer weiter.'
export const contractPauses: Record<PauseCause, Record<PausedClocks, string>> = {
  pending: {
    both: 'Beide Fristen pausieren, solange das Ticket den Status „Wartend“ hat.',
    resolution: 'Die Lösungsfrist pausiert, solange das Ticket den Status „Wartend“ hat.',
  },
  waiting: {
    both: 'Beide Fristen pausieren, solange der Support auf den Anfragesteller wartet: von einer Antwort mit „Wartet auf den Kunden“ bis zum nächsten Kommentar einer der beiden Seiten.',
    resolution:
      'Die Lösungsfrist pausiert, solange der Support auf den Anfragesteller wartet: von einer Antwort mit „Wartet auf den Kunden“ bis zum nächsten Kommentar einer der beiden Seiten.',
  },
  maintenance: {
    both: 'Beide Fristen pausieren während Wartungsfenstern.',
    resolution: 'Die Lösungsfrist pausiert während Wartungsfenstern.',
  },
}
export const hourCount = (count: number) =>
  plural(count, { one: `${number(count)} Stunde`, other: `${number(count)} Stunden` })

// The page of these sentences, for the customer.

export const serviceLevelsLead = 'Ihre Service- und Antwortzeiten.'
export const loadingServiceLevels = 'Ihre Service-Level werden geladen'
export const serviceLevelsFailed = 'Ihre Service-Level konnten nicht geladen werden'
export const openUntil = <Part>(time: Part) =>
  rich<string | Part>`Der Support ist bis ${time} erreichbar`
export const opensAgain = <Part>(time: Part) =>
  rich<string | Part>`Der Support ist ${time} wieder erreichbar`
export const openAlways = 'Der Support ist rund um die Uhr erreichbar'
export const underMaintenance = <Part>(name: string, time: Part) =>
  rich<string | Part>`Wartung bis ${time}: ${name}`
export const contractValidFrom = (date: string) => `Ihr Vertrag gilt seit dem ${date}.`
export const usualTerms = 'Dies sind unsere üblichen Zeiten und Ziele.'
export const levelParts = {
  hours: 'Servicezeiten',
  targets: 'Antwort und Lösung',
  pauses: 'Pausen',
  text: 'Weitere Vereinbarungen',
  holidays: 'Nächste Feiertage',
  maintenance: 'Geplante Wartung',
  year: 'Jahresübersicht',
}
export const allHolidays = (count: number) => `Alle ${number(count)} Feiertage anzeigen`
export const fewerHolidays = 'Weniger Feiertage anzeigen'
export const showYear = 'Jahr anzeigen'
export const hideYear = 'Jahr ausblenden'
export const fromDate = (date: string) => `Ab ${date}`
export const agreedChanges =
  'Diese Änderungen sind bereits vereinbart. Alles andere bleibt unverändert.'
export const noLonger = 'Gilt dann nicht mehr:'

// Sending a ticket or a reply.

export const enterKey = 'Eingabe'
export const submits = <Part>(keys: Part) => rich<string | Part>`${keys} sendet das Ticket`
export const sends = <Part>(keys: Part) => rich<string | Part>`${keys} sendet die Antwort`
export const uploadCancelled = 'Upload abgebrochen. Ihr Text und Ihre Dateien sind gespeichert.'

// While the files of a ticket or a reply are sent.

export const uploading = 'Dateien werden hochgeladen'
export const uploaded = (share: number) => `Wird hochgeladen, ${percent(share)}`
export const almostDone = 'Fast fertig'
export const cancelUpload = 'Hochladen abbrechen'
export const askLeave = 'Seite beim Hochladen verlassen?'
export const leaveStops =
  'Ihre Dateien werden noch hochgeladen. Wenn Sie die Seite jetzt verlassen, wird der Upload abgebrochen. Ihr Text und Ihre Dateien sind gespeichert, sodass Sie sie später senden können.'
export const keepUploading = 'Weiter hochladen'
export const stopAndLeave = 'Trotzdem verlassen'

// For a requester while the support team's system does not answer.

export const syncedAsOf = (time: string) =>
  `Stand: ${time}. Neuere Änderungen des Support-Teams fehlen hier vielleicht noch.`
export const ticketQueued =
  'Gespeichert. Wir geben dieses Ticket an das Support-Team weiter, sobald dessen System verfügbar ist.'
export const replyQueued =
  'Gespeichert. Wir geben diese Antwort an das Support-Team weiter, sobald dessen System verfügbar ist.'
export const ticketRefused =
  'Gespeichert, aber noch nicht vollständig zugestellt. Das System des Support-Teams hat dieses Ticket oder einen Teil davon abgelehnt, etwa seine Anhänge oder dass es geschlossen wurde. Dessen Administratoren sehen es und können es erneut senden.'
export const replyRefused =
  'Gespeichert, aber noch nicht zugestellt. Das System des Support-Teams hat diese Antwort abgelehnt. Dessen Administratoren sehen sie und können sie erneut senden.'
export const inListRefused = 'Gespeichert, noch nicht zugestellt'
export const repliesRefused = (count: number) =>
  plural(count, {
    one: 'Ihre Antwort ist gespeichert, aber noch nicht zugestellt. Die Administratoren des Support-Teams sehen sie und können sie erneut senden.',
    other: `${number(count)} Ihrer Antworten sind gespeichert, aber noch nicht zugestellt. Die Administratoren des Support-Teams sehen sie und können sie erneut senden.`,
  })
export const inListQueued = 'Gespeichert, unterwegs zum Support-Team'
export const repliesQueued = (count: number) =>
  plural(count, {
    one: 'Ihre Antwort ist gespeichert. Wir geben sie an das Support-Team weiter, sobald dessen System verfügbar ist.',
    other: `Ihre ${number(count)} Antworten sind gespeichert. Wir geben sie an das Support-Team weiter, sobald dessen System verfügbar ist.`,
  })

// Answers of the server.
export const giveTicket = 'Geben Sie die ID eines Tickets an'

/** Verdicts of requesters. */
export const ratingScores: Record<RatingScore, string> = { good: 'Gut', bad: 'Schlecht' }

// Ratings, for the requester of a closed ticket.

export const ratingQuestion = 'Wie zufrieden sind Sie mit unserer Hilfe?'
export const ratingThanks = 'Danke für Ihre Bewertung.'
export const ratingThanksWithComment = 'Danke für Ihre Bewertung und Ihren Kommentar.'
export const yourRating = 'Ihre Bewertung'
export const ratingComment = 'Möchten Sie etwas hinzufügen? (optional)'
export const sendRating = 'Senden'
export const sendingRating = 'Wird gesendet …'
export const ratingFailed =
  'Ihre Bewertung konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'
export const ratingChangeableUntil = <Part>(time: Part) =>
  rich<string | Part>`Sie können Ihre Bewertung bis ${time} ändern.`

// The page of the link in the closing email.

export const rateTicket = (ticket: number) => `Bewerten Sie unsere Hilfe bei Ticket #${ticket}.`
export const openRatedTicket = 'Ticket öffnen'
export const loadingRatingLink = 'Der Link wird geprüft'
export const ratingLinkDead = 'Dieser Link funktioniert nicht'
export const ratingLinkDeadNote =
  'Er ist abgelaufen, oder das Ticket wurde wieder geöffnet. Melden Sie sich an, um zu sehen, ob Sie Ihr Ticket noch bewerten können.'

// The page of the link with which a participant leaves a ticket.

export const leaveTitle = 'Ticket verlassen'
export const askLeaveTicket = (ticket: number) => `Ticket #${ticket} verlassen?`
export const leavingMeans =
  'Sie sehen es dann nicht mehr und erhalten keine E-Mails mehr dazu. Andere Beteiligte können Sie wieder hinzufügen.'
export const leftTicket = (ticket: number) => `Sie haben Ticket #${ticket} verlassen`
export const leftTicketNote = 'Sie erhalten keine E-Mails mehr dazu.'
export const leavingLinkDeadNote =
  'Er ist abgelaufen, oder Sie sind an dem Ticket nicht mehr beteiligt.'

// Answers of the server about ratings.

export const ratingLinkGone =
  'Dieser Link funktioniert nicht mehr. Melden Sie sich an, um Ihr Ticket zu sehen.'
export const closedToRating = 'Dieses Ticket kann nicht oder nicht mehr bewertet werden.'
export const chooseRating = 'Wählen Sie gut oder schlecht'
export const ratingTooLong = 'Ein Kommentar zu einer Bewertung darf höchstens 1.000 Zeichen haben'

// Ratings at the desk.

export const satisfaction = 'Zufriedenheit'

// Ratings in the reports.

export const ratingsByMonth =
  'Bewertungen der Anfragesteller, nach dem Monat, in dem ihr Ticket geschlossen wurde.'
export const noRatings = 'Keine Bewertungen in diesem Zeitraum.'
/** As in `92 % gut · 48 Bewertungen`. */
export const monthlyRating = (good: number, count: number) =>
  plural(count, {
    one: `${percent(good)} gut · ${number(count)} Bewertung`,
    other: `${percent(good)} gut · ${number(count)} Bewertungen`,
  })

// The people who see a ticket.

export const whoCanSee = 'Wer kann das sehen?'
export const whoCanSeeReply = <Part>(people: Part) => rich`Wer kann das sehen? ${people}`
export const audienceLine = <Part>(people: Part[]) => [
  ...sentenceParts(people),
  '; unser Support-Team',
]
export const externalName = (name: string) => `${name} (extern)`
export const external = 'Extern'
export const youInList = 'Sie'
export const moreParticipants = (count: number) =>
  plural(count, {
    one: `${number(count)} weitere beteiligte Person`,
    other: `${number(count)} weitere Beteiligte`,
  })
export const peopleWhoSeeAll = (count: number, customer: string) =>
  plural(count, {
    one: `${number(count)} Person, die alle Tickets von ${customer} sieht`,
    other: `${number(count)} Personen, die alle Tickets von ${customer} sehen`,
  })
export const peopleWhoSeeCategories = (count: number) =>
  plural(count, {
    one: `${number(count)} Person, die Tickets dieser Kategorie sieht`,
    other: `${number(count)} Personen, die Tickets dieser Kategorie sehen`,
  })
export const audienceReasons: Record<AudienceReason, string> = {
  requester: 'Hat das Ticket erstellt',
  participant: 'Beteiligt',
  category: 'Sieht Tickets dieser Kategorie',
  all: 'Sieht alle Tickets der Firma',
}
export const whySeen = (reason: string, isMailed: boolean) =>
  isMailed ? `${reason} · Erhält E-Mails` : `${reason} · Keine E-Mails`
export const supportSeesAll = 'Unser Support-Team sieht jedes Ticket.'

export const participants = 'Beteiligte'
export const participantsHint =
  'Personen Ihrer Firma, die das Ticket sehen und darauf antworten können. Geben Sie einen Namen oder eine E-Mail-Adresse ein.'
export const chooseColleague =
  'Wählen Sie eine Kollegin oder einen Kollegen aus, oder geben Sie die E-Mail-Adresse ein'
export const addColleague = 'Person aus Ihrer Firma hinzufügen'
export const addColleagueHint =
  'Geben Sie einen Namen oder eine E-Mail-Adresse ein. Die Person sieht dann das Ticket und kann antworten.'
export const foundPeople = 'Personen'
export const nobodyFound =
  'Keine passende Person in Ihrer Firma. Geben Sie eine vollständige E-Mail-Adresse einer ihrer Domains ein.'
export const removePerson = (name: string) => `${name} entfernen`
export const personRemoved = (name: string) => `${name} entfernt`
export const removeFailed = 'Die Person konnte nicht entfernt werden'
export const askRemove = <Part>(name: Part) => rich`${name} entfernen?`
export const removeExternalText =
  'Die Person erhält keine E-Mails mehr zu diesem Ticket. Nur unser Support-Team kann externe Personen hinzufügen.'
export const remove = 'Entfernen'
export const removing = 'Wird entfernt …'
export const leaveTicket = 'Dieses Ticket verlassen'
export const confirmLeave = 'Dieses Ticket verlassen?'
export const leaveText =
  'Sie erhalten keine E-Mails mehr dazu und sehen es möglicherweise nicht mehr. Die Beteiligten können Sie wieder hinzufügen.'
export const leave = 'Verlassen'
export const leaving = 'Wird verlassen …'
export const leaveFailed = 'Das Ticket konnte nicht verlassen werden'
export const ticketLeft = 'Sie haben das Ticket verlassen'
export const readOnlyNote =
  'Sie können dieses Ticket lesen, aber nicht antworten. Die Beteiligten können Sie hinzufügen.'

// Participants at the desk.

export const addPerson = 'Person hinzufügen'
export const addPersonHint = 'Geben Sie einen Namen oder eine E-Mail-Adresse ein.'
export const noPersonFound =
  'Keine passende Person. Geben Sie eine vollständige E-Mail-Adresse ein.'
export const colleagueAt = (customer: string) => `Gehört zu ${customer}`
export const externalByEmail = 'Extern, nur per E-Mail'
export const askExternal = <Part>(email: Part) => rich`${email} als extern hinzufügen?`
export const externalText = <Part>(customer: Part) =>
  rich`Die Person gehört nicht zu ${customer}. Sie erhält jede Antwort per E-Mail und kann per E-Mail antworten, sich aber nicht anmelden.`
export const externalPersonName = 'Name (optional)'
export const addExternal = 'Als extern hinzufügen'
export const adding = 'Wird hinzugefügt …'
export const addFailed = 'Die Person konnte nicht hinzugefügt werden'
