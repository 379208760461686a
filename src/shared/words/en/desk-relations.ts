import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const more = 'More'
export const moreOf = 'More actions'

// Putting a ticket off.
export const snooze = 'Snooze'
export const snoozed = 'Ticket snoozed'
export const undo = 'Undo'
export const isSnoozedUntil = (moment: string, requester: string) =>
  `Snoozed until ${moment}, or until ${requester} replies.`
export const isSnoozed = (requester: string) => `Snoozed until ${requester} replies.`
export const bringBack = 'Unsnooze'
export const broughtBack = 'Ticket back in the queue'
export const bringBackFailed = 'Failed to unsnooze ticket'

// Answers of the server.
export const chooseTicket = 'Choose a ticket'
export const chooseComments = 'Select up to 100 messages to move'
export const dayFormat = 'Enter a day as YYYY-MM-DD'
export const textTooLong = 'This text is too long'

// Finding another ticket.
export const numbered = (ticketNumber: string) => `#${ticketNumber}`
export const numberedOf = (ticketNumber: string, customer: string) =>
  `#${ticketNumber}, ${customer}`

// Merging.
export const merge = 'Merge'
export const takeBackOf = (ticketNumber: string) => `Undo merge of #${ticketNumber}`
export const takeMergeBack = 'Undo merge'
export const takenBack = 'Merge undone'
export const takeBackFailed = 'Failed to undo the merge'
export const goesOnIn = <Part>(ticket: Part, byName: string, at: string) =>
  rich<string | Part>`Merged into ${ticket} by ${byName} on ${at}.`
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
  causes: 'Causes',
}
export const linkedTickets = 'Linked tickets'
export const unlink = (ticketNumber: string) => `Remove link to #${ticketNumber}`
export const unlinked = 'Link removed'
export const unlinkFailed = 'Failed to remove the link'

// Splitting.
export const split = 'Split'

// The brief of a customer for agents.
export const standingNote = 'Pinned note'
export const contract = 'Contract'
export const contractEnds = (day: string) => `Ends ${day}`
export const addBrief = 'Add note or contract'
export const editBrief = 'Edit note and contract'

// Putting a ticket off.
export const snoozeTitle = 'Snooze ticket'
export const snoozeText = (requester: string) =>
  `The ticket leaves the queue and returns at the time you choose, or when ${requester} replies. The SLA clock keeps running.`
export const snoozeChoices = {
  later: 'In 3 hours',
  tomorrow: 'Tomorrow morning',
  monday: 'Next Monday',
  week: 'In a week',
}
export const untilAnswer = (requester: string) => `When ${requester} replies`
export const untilAnswerHint = 'No end date'
export const ownMoment = 'Pick a date and time'
export const ownMomentHint = 'In your time zone'
export const snoozeUntilThen = 'Snooze'
export const snoozing = 'Snoozing...'
export const snoozeFailed = 'Failed to snooze the ticket'
export const chooseMoment = 'Choose a time in the future'
export const cancel = 'Cancel'

// Finding another ticket.
export const whichTicket = 'Merge into'
export const findTicket = 'Find a ticket'
export const findTicketHint = 'Search by number, text or requester'
export const ticketsFailed = 'Failed to load tickets'
export const noTicketFound = 'No tickets found'
export const ticketsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket`,
    other: `${number(count)} tickets`,
  })
export const ticketOf = (ticketNumber: string, requester: string, customer: string) =>
  `#${ticketNumber} by ${requester}, ${customer}`
export const offline = 'You’re offline. Try again once you’re back online.'

// Merging.
export const mergeTitle = (ticketNumber: string) => `Merge #${ticketNumber} into another ticket`
export const mergeText =
  'This ticket will be closed, and its messages and files will appear in the other one. You can undo this.'
export const mergeInto = (ticketNumber: string) => `Merge into #${ticketNumber}`
export const merging = 'Merging...'
export const mergeFailed = 'Failed to merge the tickets'
export const requesterIsTold = (requester: string, ticketNumber: string) =>
  `${requester} will be told to continue in #${ticketNumber}, which is also theirs.`
export const othersAreApart = ({
  requester,
  other,
  number: ticketNumber,
}: {
  requester: string
  other: string
  number: string
}) =>
  `#${ticketNumber} belongs to ${other}. Neither requester can see the other’s ticket. ${requester} will be told that their ticket is being handled together with another one, and won’t receive replies sent there.`
export const merged = (ticketNumber: string, into: string) =>
  `#${ticketNumber} was merged into #${into}`
export const takeBack = 'Undo'

// Linking.
export const linkTitle = 'Link to another ticket'
export const linkText = 'Links are visible to your team only, on both tickets.'
export const howItBelongs = 'This ticket is'
export const linkKinds = {
  related: 'Related to the other ticket',
  duplicate: 'A duplicate of the other ticket',
  caused_by: 'Caused by the other ticket',
}
export const linking = 'Linking...'
export const linkFailed = 'Failed to link the tickets'
export const linked = (ticketNumber: string) => `Linked to #${ticketNumber}`

// Splitting.
export const splitTitle = 'Split ticket'
export const splitText = (requester: string) =>
  `Selected messages and their files move to a new ticket. ${requester} can see both tickets. Internal notes stay internal.`
export const whatMoves = 'Messages to move'
export const nothingToMove = 'There are no messages to move.'
export const commentBy = (author: string, at: string) => `${author}, ${at}`
export const noteBy = (author: string, at: string) => `Internal note: ${author}, ${at}`
export const newSubject = 'New ticket subject'
export const newDescription = 'New ticket description'
export const requesterReadsIt = (requester: string) => `Visible to ${requester}.`
export const subjectMissing = 'Enter a subject'
export const descriptionMissing = 'Enter a description'
export const reopened = 'Ticket reopened'
export const reopenFailed = 'Failed to reopen ticket'
export const splitOff = 'Split ticket'
export const splitting = 'Splitting...'
export const splitFailed = 'Failed to split the ticket'
export const hasSplit = (ticketNumber: string) => `Ticket #${ticketNumber} created`

// The brief of a customer for agents.
export const briefTitle = (customer: string) => `About ${customer}`
export const briefText = 'Shown to your team next to every ticket. Never visible to the customer.'
export const noteHint = 'What everyone should know before replying'
export const contractHint = 'For example, “Managed workplace, 40 seats”'
export const contractEndsOn = 'Contract end date'
export const contractCovers = 'Coverage'
export const coversHint = 'What’s included, and what’s billed separately'
export const save = 'Save'
export const saving = 'Saving...'
export const briefSaved = 'Note and contract saved'
export const briefFailed = 'Failed to save note and contract'
/** As in "Ada has saved what to know of them in the meantime". */
export const briefSavedBy = (name: string) =>
  `${name} saved the note and contract while you were editing`
export const briefBegun = 'We restored your unsaved changes.'
export const nothing = 'Nothing'

// Change of sight by a merge.
export const bothConfidential = 'Both tickets will be confidential.'
export const gainSight = <Part>(number: string, people: Part) =>
  rich<string | Part>`${people} will be able to see #${number}.`
export const loseSight = <Part>(people: Part) =>
  rich`${people} won’t be able to follow the conversation.`
export const sightStays = 'No one gains or loses access.'
export const sightFailed = 'Failed to check who would see the ticket'
