import { number } from './language.ts'

// What the server answers.
export const chooseFuture = 'Choose a moment in the future'
export const chooseWithinYear = 'Choose a moment within a year'
export const tooLong = 'A reply must be 65,536 characters or less'
export const draftConflict = 'This text was changed in another window.'
export const noSuchFile = 'This file does not exist, or it is not yours.'
export const chooseFiles = 'Choose the files to attach'
export const tooMany = (limit: number) => `Attach at most ${number(limit)} files`
export const stillWaits = 'This reply is still to be sent. Take it back first.'
export const tooLate = 'This reply has been sent or taken back already.'
export const ofAuthor = 'Only its author can take back a reply that goes out in some seconds.'
export const authorGone =
  'Its author cannot sign in any more, so it cannot be sent in their name. Take it over instead.'

// Replies that wait.
export const notSentYet = 'Not sent yet'
export const ownGoesOut = 'Your reply goes out in a few seconds.'
export const otherGoesOut = (author: string) => `${author}’s reply goes out in a few seconds.`
export const willBeSent = (at: string, requester: string) =>
  `Will be sent ${at}, unless ${requester} writes first.`
export const inZone = (at: string, zone: string) => `${at} (${zone})`
export const writtenBy = (author: string) => `Written by ${author}`
export const writtenByYou = 'Written by you'
export const whyStopped = {
  customer_wrote: (requester: string) => `Not sent, because ${requester} wrote first.`,
  closed: () => 'Not sent, because the ticket was closed before.',
  author_gone: () => 'Not sent, because its author cannot sign in any more.',
  refused: () => 'Not sent, because something in it is not possible any more.',
}
export const undo = 'Undo'
export const edit = 'Edit'
export const takeOver = 'Take over'
export const sendNow = 'Send now'
export const sendAnyway = 'Send anyway'
export const discard = 'Discard'
export const discardQuestion = 'Discard it?'
export const discardNote = 'Its text and its files cannot be had back.'
export const discarded = 'Reply discarded'
export const discardFailed = 'The reply was not discarded'
export const discardDraftFailed = 'This was not discarded'
export const waitingActions = (author: string) => `Actions for the reply of ${author}`
export const sent = 'Reply sent'
export const takenBack = 'Taken back. Your reply is in the box again.'
export const takeBackFailed = 'The reply was not taken back'
export const sendFailed = 'The reply was not sent'
export const fileNames = 'Files'

// Files that the server has already.
export const heldFiles = 'Attached files'
export const openFile = (name: string) => `Open ${name}`
export const dropFile = (name: string) => `Remove ${name}`

// What was begun at a ticket that is closed by now.
export const unsent = 'Not sent: Your reply'
export const unsentCopy = 'unsent text'
export const draftActions = 'Actions for your reply'

// Two windows.
export const changedElsewhere =
  'This text was changed in another window. Choose which one to go on with:'
export const takeTheirs = 'Take the other text'
export const keepMine = 'Keep mine'

// Sending later.
export const sendLater = 'Send later'
export const sendLaterTitle = 'Send later'
export const sendLaterText = (requester: string, zone: string) =>
  `By the clock of ${requester}: ${zone}. If they write first, it is not sent, and you are told.`
export const choices = {
  opening: 'When their business hours begin',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
}
export const forYou = (at: string) => `${at} for you`
export const ownMoment = 'Another moment'
export const ownMomentHint = (zone: string) => `Day and time in ${zone}`
export const chooseMoment = 'Choose a day and a time that are still to come'
export const sendThen = 'Send then'
export const cancel = 'Cancel'

// What others are sending.
export const othersSend = (authors: string) => `${authors}: a reply goes out in a few seconds.`
