import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const more = 'More'
export const moreOf = 'More to do with this ticket'

// Putting a ticket off.
export const snooze = 'Snooze'
export const snoozed = 'Snoozed. You find it in the view “Snoozed”.'
export const undo = 'Undo'
export const isSnoozedUntil = (moment: string, requester: string) =>
  `Snoozed until ${moment}, or until ${requester} writes.`
export const isSnoozed = (requester: string) => `Snoozed until ${requester} writes.`
export const bringBack = 'Bring back now'
export const broughtBack = 'The ticket is back in the queue'
export const bringBackFailed = 'The ticket is still snoozed'

// What the server answers.
export const chooseTicket = 'Choose a ticket'
export const chooseComments = 'Choose the comments to move, 100 at most'
export const dayFormat = 'Enter a day as YYYY-MM-DD'
export const textTooLong = 'This text is too long'

// Finding another ticket.
export const numbered = (ticketNumber: string) => `#${ticketNumber}`
export const numberedOf = (ticketNumber: string, customer: string) =>
  `#${ticketNumber}, ${customer}`

// Merging.
export const merge = 'Merge'
export const takeBackOf = (ticketNumber: string) => `Take #${ticketNumber} out again`
export const takeMergeBack = 'Take the merge back'
export const takenBack = 'The merge was taken back'
export const takeBackFailed = 'The merge was not taken back'
export const goesOnIn = <Part>(ticket: Part, byName: string, at: string) =>
  rich<string | Part>`This ticket goes on in ${ticket}. ${byName} merged it on ${at}.`
export const mergedTickets = (count: number) =>
  plural(count, { one: 'Merged ticket', other: `${number(count)} merged tickets` })
export const mergedBy = (of: { number: string; requester: string; byName: string; at: string }) =>
  `#${of.number} by ${of.requester}, merged by ${of.byName} on ${of.at}`
export const fromTicket = (ticketNumber: string) => `From #${ticketNumber}`

// Linking.
export const link = 'Link'
export const linkWays = {
  related: 'Related to',
  duplicate: 'Duplicate of',
  duplicated_by: 'Duplicated by',
  caused_by: 'Caused by',
  causes: 'Cause of',
}
export const linkedTickets = 'Linked tickets'
export const unlink = (ticketNumber: string) => `Remove the link to #${ticketNumber}`
export const unlinked = 'The link was removed'
export const unlinkFailed = 'The link was not removed'

// Splitting.
export const split = 'Split'

// What agents should know of a customer.
export const standingNote = 'Standing note'
export const contract = 'Contract'
export const contractEnds = (day: string) => `Until ${day}`
export const addBrief = 'Add a note or contract'
export const editBrief = 'Edit note and contract'

// Putting a ticket off.
export const snoozeTitle = 'Snooze this ticket'
export const snoozeText = (requester: string) =>
  `It leaves the queue and comes back by itself, or as soon as ${requester} writes. The service level runs on.`
export const snoozeChoices = {
  later: 'In three hours',
  tomorrow: 'Tomorrow morning',
  monday: 'Next Monday',
  week: 'In a week',
}
export const untilAnswer = (requester: string) => `When ${requester} answers`
export const untilAnswerHint = 'No earlier, however long it takes'
export const ownMoment = 'Another moment'
export const ownMomentHint = 'In your own time zone'
export const snoozeUntilThen = 'Snooze until then'
export const snoozing = 'Snoozing...'
export const snoozeFailed = 'The ticket was not snoozed'
export const chooseMoment = 'Choose a moment that is still to come'
export const cancel = 'Cancel'

// Finding another ticket.
export const whichTicket = 'Which ticket?'
export const findTicket = 'Find a ticket'
export const findTicketHint = 'Number, text or person'
export const ticketsFailed = 'The tickets could not be loaded'
export const noTicketFound = 'No ticket found'
export const ticketsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket`,
    other: `${number(count)} tickets`,
  })
export const ticketOf = (ticketNumber: string, requester: string, customer: string) =>
  `#${ticketNumber} by ${requester}, ${customer}`
export const offline = 'You are offline. Try again once you are back.'

// Merging.
export const mergeTitle = (ticketNumber: string) => `Merge #${ticketNumber} into another ticket`
export const mergeText =
  'It is closed, and its comments, notes and files are shown within the other one. You can take it back.'
export const mergeInto = (ticketNumber: string) => `Merge into #${ticketNumber}`
export const merging = 'Merging...'
export const mergeFailed = 'The tickets were not merged'
export const requesterIsTold = (requester: string, ticketNumber: string) =>
  `${requester} is told that it goes on in #${ticketNumber}, which is theirs as well.`
export const othersAreApart = ({
  requester,
  other,
  number: ticketNumber,
}: {
  requester: string
  other: string
  number: string
}) =>
  `${other} raised #${ticketNumber}, and neither of the two sees the other's ticket. ${requester} is told that it is handled together with another one, and does not get the replies made there.`
export const merged = (ticketNumber: string, into: string) =>
  `#${ticketNumber} was merged into #${into}`
export const takeBack = 'Take back'

// Linking.
export const linkTitle = 'Link to another ticket'
export const linkText = 'Only your team sees links. The other ticket shows it as well.'
export const howItBelongs = 'This ticket is'
export const linkKinds = {
  related: 'Related to the other one',
  duplicate: 'A duplicate of the other one',
  caused_by: 'Caused by the other one',
}
export const linking = 'Linking...'
export const linkFailed = 'The tickets were not linked'
export const linked = (ticketNumber: string) => `Linked to #${ticketNumber}`

// Splitting.
export const splitTitle = 'Split this ticket'
export const splitText = (requester: string) =>
  `What you choose moves to a new ticket, with its files. ${requester} sees both tickets; notes stay notes.`
export const whatMoves = 'What moves'
export const nothingToMove = 'There is no reply and no note that could move.'
export const commentBy = (author: string, at: string) => `${author}, ${at}`
export const noteBy = (author: string, at: string) => `Internal note: ${author}, ${at}`
export const newSubject = 'Subject of the new ticket'
export const newDescription = 'Description of the new ticket'
export const requesterReadsIt = (requester: string) => `${requester} reads it.`
export const subjectMissing = 'Enter a subject'
export const descriptionMissing = 'Enter a description'
export const splitOff = 'Split off'
export const splitting = 'Splitting...'
export const splitFailed = 'The ticket was not split'
export const hasSplit = (ticketNumber: string) => `#${ticketNumber} was split off`

// What agents should know of a customer.
export const briefTitle = (customer: string) => `What to know of ${customer}`
export const briefText = 'Your team sees it beside each ticket. The customer never does.'
export const noteHint = 'What everybody should know before they answer'
export const contractHint = 'Such as "Managed workplace, 40 seats"'
export const contractEndsOn = 'Contract ends on'
export const contractCovers = 'What it covers'
export const coversHint = 'What is included, and what is billed apart'
export const save = 'Save'
export const saving = 'Saving...'
export const briefSaved = 'Saved'
export const briefFailed = 'It was not saved'
/** As in "Ada has saved what to know of them in the meantime". */
export const briefSavedBy = (name: string) =>
  `${name} has saved what to know of them in the meantime`
export const briefBegun = 'You had begun to change this. We kept what you typed.'
export const nothing = 'Nothing'
