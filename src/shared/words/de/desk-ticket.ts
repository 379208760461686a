import type { MailReach } from '#shared/mail/out/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ticket'
export const loading = 'Das Ticket wird geladen'
export const loadFailed = 'Das Ticket konnte nicht geladen werden'
export const missing = 'Ticket nicht gefunden'
export const missingText =
  'Unter dieser Adresse gibt es kein Ticket. Vielleicht gehört es zu einem gelöschten Kunden.'
export const backToDesk = 'Desk'
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
export const nobody = 'Niemand'
export const you = (name: string) => `${name} (Sie)`
export const takeIt = 'Mir zuweisen'
export const categoriesAre = (text: string) => `Kategorien: ${text}`
export const changeCategories = 'Kategorien ändern'
export const saveCategories = 'Kategorien speichern'
export const chooseOne = 'Wählen Sie mindestens eine Kategorie'
export const categoriesFailed = 'Die Kategorien konnten nicht geladen werden'
export const changeFailed = 'Die Änderung wurde nicht gespeichert'
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
    rich<string | Part>`${requester} sieht das im Portal (${email}).`,
  mail: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das im Portal und erhält es per E-Mail (${email}).`,
  digest: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das im Portal und in der täglichen E-Mail (${email}).`,
  unwanted: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das im Portal und möchte keine E-Mails (${email}).`,
  bounced: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sieht das nur im Portal: E-Mails an ${email} kommen zurück.`,
  stopped: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} sieht das jetzt im Portal und erhält es per E-Mail (${email}), sobald wieder gesendet wird.`,
} satisfies Record<MailReach, unknown>
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
export const writeReply = 'Schreiben Sie dem Anfragesteller'
export const writeNote = 'Schreiben Sie Ihrem Team'
export const adds = <Part>(keys: Part) => rich<string | Part>`${keys} fügt die Notiz hinzu`
export const statusAfter = 'Status nach dem Senden'
export const sendReply = (requester: string) => `Antwort an ${requester} senden`
export const addNote = 'Interne Notiz hinzufügen'
export const sending = 'Wird gesendet …'
export const adding = 'Wird hinzugefügt …'
export const replySent = 'Die Antwort wurde gesendet'
export const noteAdded = 'Die interne Notiz wurde hinzugefügt'
export const replyFailed = 'Die Antwort wurde nicht gesendet'
export const noteFailed = 'Die Notiz wurde nicht hinzugefügt'
export const uploadCancelled = 'Das Hochladen wurde abgebrochen. Alles bleibt erhalten.'
export const mayHaveArrived =
  'Vielleicht ist sie trotzdem angekommen. Auch wenn Sie sie noch einmal senden, kommt sie nur einmal an.'
export const offline = 'Sie sind offline. Ihr Text bleibt erhalten.'
export const fileLimits = 'Bis zu 5 Dateien, je 10 MB'
export const hasDraft = 'Nicht gesendeter Text'

// What came while a reply was written.
export const cameMeanwhile = (count: number) =>
  plural(count, {
    one: `Während Sie geschrieben haben, kam ein neuer Beitrag`,
    other: `Während Sie geschrieben haben, kamen ${number(count)} neue Beiträge`,
  })
export const notSent = 'Noch nicht gesendet: Im Ticket steht etwas Neueres'
export const textIsKept = 'Ihre Antwort bleibt, wie sie ist.'
export const newInTicket = 'Neu in diesem Ticket'
export const moreBelow = (count: number) =>
  plural(count, {
    one: `${number(count)} weitere steht im Verlauf.`,
    other: `${number(count)} weitere stehen im Verlauf.`,
  })
export const sendAnyway = 'Trotzdem senden'
export const seenIt = 'Ich habe es gelesen'

// What colleagues changed while something was written.
export const changedMeanwhile = 'Dieses Ticket wurde geändert, während Sie geschrieben haben'
export const changeSeen = 'OK'
export const assigned = (by: string, to: string) => `${by} hat es ${to} zugewiesen.`
export const assignedYou = (by: string) => `${by} hat es Ihnen zugewiesen.`
export const unassigned = (by: string) => `${by} hat die Zuweisung aufgehoben.`
export const setStatus = (by: string, to: string) => `${by} hat den Status auf „${to}“ gesetzt.`

// Closing.
export const closeTitle = 'Ticket schließen'
export const closeText =
  'Der Anfragesteller sieht, warum es geschlossen wurde. Auf ein geschlossenes Ticket kann niemand mehr antworten.'
export const resolution = 'Lösung'
export const closingWords = 'Abschließende Worte an den Anfragesteller'
export const optional = 'Optional. Sie werden als Antwort gesendet.'
export const closing = 'Wird geschlossen …'
export const closeFailed = 'Das Ticket wurde nicht geschlossen'
export const closed = 'Das Ticket wurde geschlossen'
export const cancel = 'Abbrechen'
export const closeOffline =
  'Sie sind offline. Sie können das Ticket schließen, sobald Sie wieder online sind.'
export const unsentReply =
  'Eine Antwort, die Sie begonnen haben, ist nicht gesendet; nach dem Schließen geht das nicht mehr.'
export const unsentNote =
  'Eine Notiz, die Sie begonnen haben, ist noch nicht hinzugefügt. Das geht auch nach dem Schließen.'
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
export const contacts = 'Technische Ansprechpartner'
export const requester = 'Anfragesteller'
export const otherTickets = 'Andere Tickets'
export const noOtherTickets = 'Keine anderen Tickets'
export const ticketNumber = (count: number) => `#${count}`

// What the server answers.
export const sayWhatToChange = 'Geben Sie an, was sich ändern soll'
