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
