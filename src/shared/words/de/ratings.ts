import type { RatingScore } from '#shared/tickets/rating.ts'
import { rich } from '#shared/words/formats.ts'

import { number, percent, plural } from './language.ts'

export const scores: Record<RatingScore, string> = { good: 'Gut', bad: 'Schlecht' }

// For the requester of a closed ticket.

export const question = 'Wie war unsere Hilfe?'
export const thanks = 'Danke für Ihre Bewertung.'
export const thanksWithComment = 'Danke für Ihre Bewertung und Ihren Kommentar.'
export const yourRating = 'Ihre Bewertung'
export const comment = 'Möchten Sie etwas hinzufügen? (optional)'
export const send = 'Senden'
export const sending = 'Wird gesendet ...'
export const saveFailed =
  'Ihre Bewertung konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'
export const changeableUntil = <Part>(time: Part) =>
  rich<string | Part>`Sie können Ihre Bewertung bis ${time} ändern.`

// The page of the link in the closing email.

export const leadOf = (ticket: number) => `Bewerten Sie unsere Hilfe bei Ticket #${ticket}.`
export const openTicket = 'Ticket öffnen'
export const loading = 'Der Link wird geprüft'
export const deadLink = 'Dieser Link funktioniert nicht'
export const deadLinkNote =
  'Er ist abgelaufen, oder das Ticket wurde wieder geöffnet. Melden Sie sich an, um zu sehen, ob Sie Ihr Ticket noch bewerten können.'
export const yourTickets = 'Meine Support-Tickets'

// Answers of the server.

export const linkDead =
  'Dieser Link funktioniert nicht mehr. Melden Sie sich an, um Ihr Ticket zu sehen.'
export const closedToRating = 'Dieses Ticket kann nicht oder nicht mehr bewertet werden.'
export const chooseScore = 'Wählen Sie gut oder schlecht'
export const tooLong = 'Ein Kommentar zu einer Bewertung darf höchstens 1.000 Zeichen haben'

// At the desk.

export const satisfaction = 'Zufriedenheit'

// In the reports.

export const byMonthText =
  'Bewertungen der Anfragesteller, nach dem Monat, in dem ihr Ticket geschlossen wurde.'
export const noRatings = 'Keine Bewertungen in diesem Zeitraum.'
/** As in `92 % gut · 48 Bewertungen`. */
export const monthly = (good: number, count: number) =>
  plural(count, {
    one: `${percent(good)} gut · ${number(count)} Bewertung`,
    other: `${percent(good)} gut · ${number(count)} Bewertungen`,
  })
