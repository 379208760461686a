import { number } from './language.ts'

// What a mail says. To whoever raised the ticket:
export const replied = (by: string) => `${by} hat auf Ihr Ticket geantwortet`
export const repliedAndClosed = (by: string) =>
  `${by} hat auf Ihr Ticket geantwortet und es geschlossen`
export const closed = 'Ihr Ticket wurde geschlossen'
export const raisedForYou = (by: string) => `${by} hat ein Ticket für Sie erstellt`
export const support = 'Support'

// To staff:
export const raised = (by: string, customer: string) =>
  `${by} (${customer}) hat ein Ticket erstellt`
export const wrote = (by: string, customer: string) => `${by} (${customer}) hat geschrieben`
export const closedByRequester = (by: string, customer: string) =>
  `${by} (${customer}) hat das Ticket geschlossen`

// Below what happened:
export const openTicket = (ticket: number) => `Ticket #${ticket} öffnen`
export const openOwn = 'Ihre Tickets öffnen'
export const filesInPortal = 'Dateien im Portal:'
export const earlier = 'Früher in diesem Ticket'
export const saidAt = (name: string, at: string) => `${name}, ${at}`
export const picture = 'Bild'
export const replyToAnswer = 'Antworten Sie einfach auf diese E-Mail.'
export const replyFollowsUp =
  'Dieses Ticket ist geschlossen. Wenn Sie auf diese E-Mail antworten, entsteht ein neues Ticket, das daran anschließt.'
export const replyInPortal =
  'Öffnen Sie das Ticket, um zu antworten: Antworten auf diese E-Mail werden nicht gelesen.'
export const answerReachesCustomer = 'Eine Antwort auf diese E-Mail geht an den Kunden.'
export const answerIsNote =
  'Eine Antwort auf diese E-Mail wird zu einer Notiz, die der Kunde nicht sieht.'
export const whyRequester = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie bei ${installation} Tickets haben.`
export const whyStaff = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie am Desk von ${installation} arbeiten.`
export const whyDigest = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie eine E-Mail pro Tag zu Tickets bei ${installation} gewählt haben.`
export const chooseMail = 'Diese E-Mails ändern oder abbestellen'

// The mail of a day.
export const digestSubject = (installation: string, day: string) =>
  `${installation}: Ihre Tickets am ${day}`
export const digestTitle = (count: number) =>
  count === 1 ? 'Neues in einem Ticket' : `Neues in ${number(count)} Tickets`
export const digestTicket = (ticket: number, subject: string) => `#${ticket} ${subject}`

// The page that a mail leads to, and the card of one's account, for choosing what comes by mail.
export const offTitle = 'E-Mails zu Tickets'
export const offText = (name: string, installation: string) =>
  `Wählen Sie, ${name}, was ${installation} Ihnen per E-Mail sendet. Ihre Tickets bleiben, wie sie sind.`
export const offNone = 'Diese E-Mails abbestellen'
export const offDigest = 'Eine E-Mail pro Tag'
export const offMine = 'Was mich betrifft'
export const offAll = 'Alles'
export const offSaved = {
  none: 'Sie erhalten keine E-Mails zu Tickets mehr.',
  digest: 'Ab jetzt erhalten Sie morgens eine E-Mail pro Tag zu Ihren Tickets.',
  mine: 'Ab jetzt erhalten Sie E-Mails zu dem, was Sie betrifft.',
  all: 'Ab jetzt erhalten Sie E-Mails zu allem, was geschieht.',
}
export const offAgain = 'Noch einmal wählen'
export const offUnknown =
  'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail.'
export const choiceLabel = 'Was Sie per E-Mail erhalten'
export const choiceNone = 'Nichts'
export const choiceLoading = 'Was Sie per E-Mail erhalten, wird geladen'
export const choiceHints = {
  all: 'Was alle Kunden erstellen und schreiben, und was Sie betrifft.',
  mine: 'Was in Ihren Tickets geschrieben wird, wer Sie erwähnt und was fällig ist.',
  digest: 'Was Sie betrifft, am Morgen.',
  none: 'Nichts zu Tickets. Links, um ein Passwort festzulegen, kommen trotzdem.',
}
export const choiceLoadFailed = 'Was Sie per E-Mail erhalten, konnte nicht geladen werden'
export const choiceSaveFailed = 'Ihre Wahl wurde nicht gespeichert'
