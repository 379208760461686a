import type { MailReach } from '#shared/mail/out/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ticket'
export const loading = 'Das Ticket wird geladen'
export const loadFailed = 'Das Ticket konnte nicht geladen werden'
export const missing = 'Ticket nicht gefunden'
export const missingText = 'Dieses Ticket gibt es nicht, oder sein Kunde wurde gelöscht.'
export const backToDesk = 'Desk'
export const positionOf = (position: number, total: string) => `${number(position)} von ${total}`
export const toDesk = 'Zum Desk'
export const numberToCopy = 'Ticketnummer'
export const created = 'Erstellt'
export const raisedBy = <Part>(requester: Part, customer: Part) =>
  rich<string | Part>`${requester}, ${customer}`
/** After when it was created. */
export const onBehalf = <Part>(agent: Part) =>
  rich<string | Part>`von ${agent} im Namen des Anfragestellers`

// The controls.
export const fields = 'Felder des Tickets'
export const status = 'Status'
export const priority = 'Priorität'
export const categories = 'Kategorien'
export const noCategory = 'Allgemein'
export const assignee = 'Zuständig'
export const nobody = 'Nicht zugewiesen'
export const you = (name: string) => `${name} (Sie)`
export const takeIt = 'Mir zuweisen'
export const categoriesAre = (text: string) => `Kategorien: ${text}`
export const changeCategories = 'Kategorien ändern'
export const saveCategories = 'Kategorien speichern'
export const chooseOne = 'Wählen Sie mindestens eine Kategorie'
export const categoriesFailed = 'Die Kategorien konnten nicht geladen werden'
export const changeFailed = 'Die Änderung konnte nicht gespeichert werden'
export const closedMeanwhile = 'Dieses Ticket ist bereits geschlossen'
export const close = 'Ticket schließen'

// The conversation.
export const internalNote = 'Interne Notiz'
export const system = 'System'
export const supportAgent = 'Support'
export const requesterRole = 'Anfragesteller'

// Replies and notes.
export const writing = 'Antwort oder Notiz'
export const whatYouWrite = 'Was Sie schreiben'
export const replyTo = (requester: string) => `Antwort an ${requester}`
export const replyGoesTo = {
  portal: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} sieht das im Portal (${email}). Es wird keine E-Mail gesendet.`,
  mail: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das im Portal und erhält es per E-Mail (${email}).`,
  digest: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das im Portal und in der täglichen E-Mail (${email}).`,
  unwanted: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} sieht das nur im Portal und hat E-Mails ausgeschaltet (${email}).`,
  bounced: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das nur im Portal: E-Mails an ${email} kommen zurück.`,
  stopped: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} sieht das jetzt im Portal und erhält es per E-Mail (${email}), sobald wieder gesendet wird.`,
} satisfies Record<MailReach, unknown>
export const othersMailed = <Part>(names: Part) => rich`Außerdem geht das per E-Mail an ${names}.`
export const replyReachesNobody = {
  requester: <Part>(requester: Part) =>
    rich<
      string | Part
    >`${requester} ist deaktiviert, kann sich nicht anmelden und erhält keine E-Mails. Diese Antwort liest daher niemand.`,
  customer: <Part>(customer: Part) =>
    rich<
      string | Part
    >`${customer} ist inaktiv: Dort kann sich niemand anmelden und niemand erhält E-Mails. Diese Antwort liest daher niemand.`,
}
export const deactivated = 'Deaktiviert'
export const inactive = 'Inaktiv'
export const noteStaysHere = 'Das sieht nur Ihr Team. Der Kunde sieht es nie.'
export const yourReply = 'Ihre Antwort'
export const yourNote = 'Ihre interne Notiz'
export const writeReply = 'Antwort schreiben …'
export const writeNote = 'Notiz für Ihr Team schreiben …'
export const adds = <Part>(keys: Part) => rich<string | Part>`${keys} fügt die Notiz hinzu`
export const statusAfter = 'Status nach dem Senden'
export const moreWaysToSend = 'Weitere Arten zu senden'
export const sendAndPend = 'Senden und auf „Wartend“ setzen'
export const sendAndCloseAs = 'Senden und schließen als'
export const sendAndClose = (reason: string) => `Senden und schließen: ${reason}`
export const afterClose = 'Nach dem Schließen'
export const afterCloseChoices = {
  next: 'Zum nächsten Ticket',
  stay: 'Beim Ticket bleiben',
  list: 'Zurück zur Liste',
}
export const closingAs = (ticketNumber: number, reason: string) =>
  `#${ticketNumber} wird geschlossen: ${reason}`
export const showNewestFirst = 'Neueste zuerst'
export const showOldestFirst = 'Älteste zuerst'
export const showAllOthers = (count: number) => `Alle ${number(count)} anzeigen`
export const sendIt = 'Antwort senden'
export const sendReply = (requester: string) => `Antwort senden an ${requester}`
export const addNote = 'Interne Notiz hinzufügen'
export const sending = 'Wird gesendet …'
export const adding = 'Wird hinzugefügt …'
export const replySent = 'Die Antwort wurde gesendet'
export const noteAdded = 'Die interne Notiz wurde hinzugefügt'
export const replyFailed = 'Die Antwort konnte nicht gesendet werden'
export const noteFailed = 'Die Notiz konnte nicht hinzugefügt werden'
export const uploadCancelled = 'Das Hochladen wurde abgebrochen. Alles bleibt erhalten.'
export const mayHaveArrived =
  'Vielleicht wurde sie gesendet. Auch wenn Sie sie noch einmal senden, kommt sie nur einmal an.'
export const offline = 'Sie sind offline. Ihr Text bleibt erhalten.'
export const fileLimits = 'Bis zu 5 Dateien, je 10 MB'
export const hasDraft = 'Nicht gesendeter Text'

// Comments that came while a reply was written.
export const cameMeanwhile = (count: number) =>
  plural(count, {
    one: `Während Sie geschrieben haben, kam ein neuer Beitrag.`,
    other: `Während Sie geschrieben haben, kamen ${number(count)} neue Beiträge.`,
  })
export const notSent = 'Noch nicht gesendet: In diesem Ticket gibt es etwas Neues.'
export const textIsKept = 'Ihre Antwort ist gespeichert.'
export const newInTicket = 'Neu in diesem Ticket'
export const moreBelow = (count: number) =>
  plural(count, {
    one: `${number(count)} weitere steht im Verlauf.`,
    other: `${number(count)} weitere stehen im Verlauf.`,
  })
export const sendAnyway = 'Trotzdem senden'
export const seenIt = 'Verstanden'

// Changes of colleagues while an answer was written.
export const changedMeanwhile = 'Dieses Ticket wurde geändert, während Sie geschrieben haben'
export const assigned = (by: string, to: string) => `${by} hat das Ticket ${to} zugewiesen.`
export const assignedYou = (by: string) => `${by} hat Ihnen das Ticket zugewiesen.`
export const unassigned = (by: string) => `${by} hat die Zuweisung aufgehoben.`
export const setStatus = (by: string, to: string) => `${by} hat den Status auf „${to}“ gesetzt.`

// Closing.
export const closeTitle = 'Ticket schließen'
export const closeText =
  'Der Anfragesteller sieht, warum das Ticket geschlossen wurde, und kann nicht mehr antworten.'
export const resolution = 'Lösung'
export const closingWords = 'Abschlussnachricht'
export const optional = 'Optional. Wird dem Anfragesteller als Antwort gesendet.'
export const closing = 'Wird geschlossen …'
export const closeFailed = 'Das Ticket konnte nicht geschlossen werden'
export const closed = (ticketNumber: number) => `Ticket #${ticketNumber} wurde geschlossen`
export const cancel = 'Abbrechen'
export const closeOffline =
  'Sie sind offline. Sie können das Ticket schließen, sobald Sie wieder online sind.'
export const unsentReply =
  'Sie haben eine nicht gesendete Antwort. Nach dem Schließen des Tickets lässt sie sich nicht mehr senden.'
export const unsentNote =
  'Sie haben eine interne Notiz noch nicht hinzugefügt. Sie können das auch nach dem Schließen noch tun.'
export const closedNote =
  'Dieses Ticket ist geschlossen; Antworten sind nicht mehr möglich. Ihr Team kann weiterhin interne Notizen hinzufügen.'
export const closedBecause = (reason: string) => `Lösung: ${reason}.`

// Beside the ticket.
export const beside = 'Service-Level, Kunde und Anfragesteller'
export const serviceLevel = 'Service-Level'
export const customer = 'Kunde'
export const localTime = 'Ortszeit'
export const mspSince = 'Kunde seit'
export const openTickets = 'Offene Tickets'
export const openTicketCount = (count: number) =>
  plural(count, {
    one: `${number(count)} offenes Ticket`,
    other: `${number(count)} offene Tickets`,
  })
export const contacts = 'Technische Kontakte'
export const requester = 'Anfragesteller'
export const otherTickets = 'Andere Tickets'
export const noOtherTickets = 'Keine anderen Tickets'
export const ticketNumber = (count: number) => `#${count}`

// Answers of the server.
export const sayWhatToChange = 'Wählen Sie, was sich ändern soll'

// Mail at a ticket of the desk, beside what people wrote.
export const automatic = <Part>(sender: Part) =>
  rich<string | Part>`Automatische E-Mail von ${sender}`
export const notDelivered = <Part>(sender: Part) =>
  rich<string | Part>`Unzustellbar: Bericht von ${sender}`
export const unknownFrom = 'einem unbekannten Absender'
export const changesNothing = 'Nur für Ihr Team sichtbar. Am Ticket hat sich nichts geändert.'
export const openMail = 'E-Mail öffnen'
export const original = 'Ursprüngliche E-Mail herunterladen'
export const noText = 'Der Text dieser E-Mail wird nicht mehr aufbewahrt.'

// Bounced mail to the requester:
export const bouncedSince = <Part>(at: Part) =>
  rich<string | Part>`E-Mails an diese Adresse kommen zurück seit: ${at}.`
export const serverSaid = 'Antwort des Mailservers:'
export const bouncedHelp =
  'Wir senden keine E-Mails mehr an diese Adresse. Antworten stehen im Portal. Rufen Sie den Anfragesteller an, oder fragen Sie nach einer anderen Adresse.'
export const clearMark = 'Wieder an diese Adresse senden'
export const askAdministrator =
  'Sobald die Adresse funktioniert, kann ein Administrator wieder E-Mails dorthin senden lassen.'

// While no mail is sent at all:
export const stoppedSince = <Part>(at: Part) =>
  rich<string | Part>`E-Mails zu Tickets werden nicht gesendet seit: ${at}.`
export const stoppedHelp =
  'Antworten werden gesendet, sobald ein Administrator den Fehler behoben hat. Rufen Sie an, wenn es eilt.'
export const openSentMail = 'Ausgehende E-Mails'

// The box in which agents write. It is apart from the rest of the desk, which is loaded without it.

/** The buttons above the box, by what they do. */
export const formatting = 'Formatierung'
export const bold = 'Fett'
export const italic = 'Kursiv'
export const link = 'Link'
export const bulletedList = 'Aufzählung'
export const numberedList = 'Nummerierte Liste'
export const quote = 'Zitat'
export const inlineCode = 'Code'
export const withKeys = (name: string, keys: string) => `${name} (${keys})`

export const macros = 'Makros'
export const suggestionCount = (count: number) =>
  plural(count, { one: `${number(count)} Vorschlag`, other: `${number(count)} Vorschläge` })

export const linkAddress = 'URL des Links'
export const addressExample = 'https://example.com'
export const setLink = 'Übernehmen'
export const removeLink = 'Link entfernen'
export const noAddress = 'Geben Sie eine Webadresse oder E-Mail-Adresse ein'

export const editorNotLoaded =
  'Der Editor konnte nicht geladen werden. Schreiben Sie einfachen Text, oder laden Sie die Seite neu. Ihr Text ist gespeichert.'
/** Shown for a text with formatting, which plain text would lose. */
export const editorReadOnly =
  'Der Editor konnte nicht geladen werden. Laden Sie die Seite neu, um weiterzuschreiben: Was Sie geschrieben haben, bleibt erhalten.'

// Answers of the server.
export const chooseFuture = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const chooseWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres'
export const replyTooLong = 'Eine Antwort darf höchstens 65.536 Zeichen haben'
export const draftConflict = 'Dieser Text wurde in einem anderen Fenster geändert.'
export const noSuchFile = 'Diese Datei gibt es nicht, oder sie gehört Ihnen nicht.'
export const chooseFiles = 'Wählen Sie die Dateien, die Sie anhängen möchten'
export const tooManyFiles = (limit: number) => `Hängen Sie höchstens ${number(limit)} Dateien an`
export const stillWaits =
  'Diese Antwort ist noch geplant. Bearbeiten oder übernehmen Sie sie zuerst.'
export const tooLateToRecall = 'Diese Antwort wurde schon gesendet oder zurückgeholt.'
export const onlyAuthorRecalls =
  'Eine Antwort, die gleich gesendet wird, kann nur zurückholen, wer sie geschrieben hat.'
export const authorGone =
  'Wer diese Antwort geschrieben hat, kann sich nicht mehr anmelden. Sie lässt sich deshalb nicht in diesem Namen senden. Übernehmen Sie sie stattdessen.'

// Replies that wait.
export const notSentYet = 'Noch nicht gesendet'
export const ownGoesOut = 'Ihre Antwort wird in wenigen Sekunden gesendet.'
export const otherGoesOut = (author: string) =>
  `Die Antwort von ${author} wird in wenigen Sekunden gesendet.`
export const willBeSent = (at: string, requester: string) =>
  `Geplant: ${at}, falls ${requester} nicht vorher antwortet.`
export const inZone = (at: string, zone: string) => `${at} (${zone})`
export const writtenBy = (author: string) => `Geschrieben von ${author}`
export const writtenByYou = 'Von Ihnen geschrieben'
export const whyStopped = {
  customer_wrote: (requester: string) =>
    `Nicht gesendet, weil ${requester} vorher geantwortet hat.`,
  closed: () => 'Nicht gesendet, weil das Ticket vorher geschlossen wurde.',
  author_gone: () =>
    'Nicht gesendet, weil sich die Person, die sie geschrieben hat, nicht mehr anmelden kann.',
  refused: () => 'Nicht gesendet, weil etwas darin nicht mehr gültig ist.',
}
export const undoSending = 'Rückgängig machen'
export const editReply = 'Bearbeiten'
export const takeOver = 'Übernehmen'
export const sendNow = 'Jetzt senden'
export const discardReply = 'Verwerfen'
export const discardReplyQuestion = 'Diese Antwort verwerfen?'
export const discardReplyNote = 'Text und Dateien lassen sich nicht wiederherstellen.'
export const replyDiscarded = 'Die Antwort wurde verworfen'
export const discardReplyFailed = 'Die Antwort konnte nicht verworfen werden'
export const discardDraftFailed = 'Der Entwurf konnte nicht verworfen werden'
export const waitingActions = (author: string) => `Aktionen für die Antwort von ${author}`
export const waitingReplySent = 'Die Antwort wurde gesendet'
export const replyRecalled = 'Zurückgeholt. Ihre Antwort steht wieder im Eingabefeld.'
export const recallFailed = 'Die Antwort konnte nicht zurückgeholt werden'
export const sendingFailed = 'Die Antwort konnte nicht gesendet werden'
export const fileNames = 'Dateien'

// Files that the server has already.
export const heldFiles = 'Angehängte Dateien'
export const openFile = (name: string) => `${name} öffnen`
export const dropFile = (name: string) => `${name} entfernen`

// Unsent drafts at a ticket that is closed by now.
export const unsentReplyTitle = 'Nicht gesendet: Ihre Antwort'
export const unsentCopy = 'Nicht gesendeten Text'
export const draftActions = 'Aktionen für Ihre Antwort'

// Two windows.
export const changedElsewhere =
  'Sie haben diesen Text in einem anderen Fenster bearbeitet. Welche Version möchten Sie behalten?'
export const takeTheirs = 'Andere Version verwenden'
export const keepMine = 'Diese Version behalten'

// Sending later.
export const sendLater = 'Später senden'
export const sendLaterTitle = 'Später senden'
export const sendLaterText = (requester: string, zone: string) =>
  `Es gilt die Zeitzone von ${requester} (${zone}). Antwortet diese Person vorher, wird Ihre Antwort nicht gesendet, und Sie werden benachrichtigt.`
export const sendLaterChoices = {
  opening: 'Zu Beginn der Servicezeiten dort',
  tomorrow: 'Morgen früh',
  monday: 'Montag früh',
}
export const forYou = (at: string) => `${at} bei Ihnen`
export const ownMoment = 'Datum und Uhrzeit wählen'
export const ownMomentHint = (zone: string) => `Zeitzone: ${zone}`
export const chooseMoment = 'Wählen Sie einen Tag und eine Uhrzeit in der Zukunft'
export const sendThen = 'Später senden'

// Waiting replies of others.
export const othersSend = (authors: string) =>
  `${authors}: Eine Antwort wird in wenigen Sekunden gesendet.`
