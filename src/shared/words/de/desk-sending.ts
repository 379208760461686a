import { number } from './language.ts'

// What the server answers.
export const chooseFuture = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const chooseWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres'
export const tooLong = 'Eine Antwort darf höchstens 65.536 Zeichen haben'
export const draftConflict = 'Dieser Text wurde in einem anderen Fenster geändert.'
export const noSuchFile = 'Diese Datei gibt es nicht, oder sie gehört Ihnen nicht.'
export const chooseFiles = 'Wählen Sie die Dateien, die Sie anhängen möchten'
export const tooMany = (limit: number) => `Hängen Sie höchstens ${number(limit)} Dateien an`
export const stillWaits = 'Diese Antwort soll noch gesendet werden. Holen Sie sie zuerst zurück.'
export const tooLate = 'Diese Antwort wurde schon gesendet oder zurückgeholt.'
export const ofAuthor =
  'Eine Antwort, die in wenigen Sekunden gesendet wird, kann nur zurückholen, wer sie geschrieben hat.'
export const authorGone =
  'Wer sie geschrieben hat, kann sich nicht mehr anmelden; deshalb kann sie nicht in diesem Namen gesendet werden. Übernehmen Sie sie stattdessen.'

// Replies that wait.
export const notSentYet = 'Noch nicht gesendet'
export const ownGoesOut = 'Ihre Antwort wird in wenigen Sekunden gesendet.'
export const otherGoesOut = (author: string) =>
  `Die Antwort von ${author} wird in wenigen Sekunden gesendet.`
export const willBeSent = (at: string, requester: string) =>
  `Wird gesendet: ${at}, es sei denn, ${requester} schreibt vorher.`
export const inZone = (at: string, zone: string) => `${at} (${zone})`
export const writtenBy = (author: string) => `Geschrieben von ${author}`
export const writtenByYou = 'Von Ihnen geschrieben'
export const whyStopped = {
  customer_wrote: (requester: string) =>
    `Nicht gesendet, weil ${requester} vorher geschrieben hat.`,
  closed: () => 'Nicht gesendet, weil das Ticket vorher geschlossen wurde.',
  author_gone: () => 'Nicht gesendet, weil sich nicht mehr anmelden kann, wer sie geschrieben hat.',
  refused: () => 'Nicht gesendet, weil etwas darin nicht mehr möglich ist.',
}
export const undo = 'Rückgängig machen'
export const edit = 'Bearbeiten'
export const takeOver = 'Übernehmen'
export const sendNow = 'Jetzt senden'
export const sendAnyway = 'Trotzdem senden'
export const discard = 'Verwerfen'
export const discardQuestion = 'Verwerfen?'
export const discardNote = 'Text und Dateien lassen sich nicht wiederherstellen.'
export const discarded = 'Die Antwort wurde verworfen'
export const discardFailed = 'Die Antwort wurde nicht verworfen'
export const discardDraftFailed = 'Das wurde nicht verworfen'
export const waitingActions = (author: string) => `Aktionen für die Antwort von ${author}`
export const sent = 'Die Antwort wurde gesendet'
export const takenBack = 'Zurückgeholt. Ihre Antwort steht wieder im Eingabefeld.'
export const takeBackFailed = 'Die Antwort wurde nicht zurückgeholt'
export const sendFailed = 'Die Antwort wurde nicht gesendet'
export const fileNames = 'Dateien'

// Files that the server has already.
export const heldFiles = 'Angehängte Dateien'
export const openFile = (name: string) => `${name} öffnen`
export const dropFile = (name: string) => `${name} entfernen`

// What was begun at a ticket that is closed by now.
export const unsent = 'Nicht gesendet: Ihre Antwort'
export const unsentCopy = 'Nicht gesendeten Text'
export const draftActions = 'Aktionen für Ihre Antwort'

// Two windows.
export const changedElsewhere =
  'Dieser Text wurde in einem anderen Fenster geändert. Wählen Sie, mit welchem Sie weitermachen:'
export const takeTheirs = 'Den anderen Text nehmen'
export const keepMine = 'Meinen behalten'

// Sending later.
export const sendLater = 'Später senden'
export const sendLaterTitle = 'Später senden'
export const sendLaterText = (requester: string, zone: string) =>
  `Es gilt die Uhrzeit von ${requester}: ${zone}. Schreibt diese Person vorher, wird nichts gesendet, und Sie erfahren es.`
export const choices = {
  opening: 'Zu Beginn der Servicezeit dort',
  tomorrow: 'Morgen früh',
  monday: 'Montag früh',
}
export const forYou = (at: string) => `${at} bei Ihnen`
export const ownMoment = 'Anderer Zeitpunkt'
export const ownMomentHint = (zone: string) => `Tag und Uhrzeit, ${zone}`
export const chooseMoment = 'Wählen Sie einen Tag und eine Uhrzeit in der Zukunft'
export const sendThen = 'Dann senden'
export const cancel = 'Abbrechen'

// What others are sending.
export const othersSend = (authors: string) =>
  `${authors}: Eine Antwort wird in wenigen Sekunden gesendet.`
