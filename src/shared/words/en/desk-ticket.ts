import type { MailReach } from '#shared/mail/out/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ticket'
export const loading = 'Loading ticket'
export const loadFailed = 'Failed to load ticket'
export const missing = 'Ticket Not Found'
export const missingText = 'This ticket doesn’t exist, or its customer was deleted.'
export const backToDesk = 'Desk'
export const positionOf = (position: number, total: string) => `${number(position)} of ${total}`
export const toDesk = 'Go to the desk'
export const numberToCopy = 'ticket number'
export const created = 'Created'
export const raisedBy = <Part>(requester: Part, customer: Part) =>
  rich<string | Part>`${requester} at ${customer}`
/** After when it was created. */
export const onBehalf = <Part>(agent: Part) =>
  rich<string | Part>`by ${agent} on the requester’s behalf`

// The controls.
export const fields = 'Ticket fields'
export const status = 'Status'
export const priority = 'Priority'
export const categories = 'Categories'
export const noCategory = 'General'
export const assignee = 'Assignee'
export const nobody = 'Unassigned'
export const you = (name: string) => `${name} (you)`
export const takeIt = 'Assign to me'
export const categoriesAre = (text: string) => `Categories: ${text}`
export const changeCategories = 'Change categories'
export const saveCategories = 'Save categories'
export const chooseOne = 'Select at least one category'
export const categoriesFailed = 'Failed to load categories'
export const changeFailed = 'Failed to save the change'
export const closedMeanwhile = 'This ticket is already closed'
export const close = 'Close ticket'

// The conversation.
export const internalNote = 'Internal note'
export const system = 'System'
export const supportAgent = 'Support Agent'
export const requesterRole = 'Requester'

// Replies and notes.
export const writing = 'Reply or note'
export const whatYouWrite = 'Message type'
export const replyTo = (requester: string) => `Reply to ${requester}`
export const replyGoesTo = {
  portal: <Part>(requester: Part, email: string) =>
    rich<string | Part>`Visible to ${requester} (${email}) in the portal. No email is sent.`,
  mail: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} (${email}) will see this in the portal and get it by email.`,
  digest: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} (${email}) will see this in the portal and in their daily email.`,
  unwanted: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} (${email}) will see this in the portal only. They turned off email.`,
  bounced: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} will see this in the portal only. Email to ${email} is bouncing.`,
  stopped: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} will see this in the portal right away and get it by email (${email}) once email is working again.`,
} satisfies Record<MailReach, unknown>
export const othersMailed = <Part>(names: Part) => rich`Also sent by email to ${names}.`
export const replyReachesNobody = {
  requester: <Part>(requester: Part) =>
    rich<
      string | Part
    >`${requester}’s account is deactivated. They can’t sign in or get email, so no one will read this reply.`,
  customer: <Part>(customer: Part) =>
    rich<
      string | Part
    >`${customer} is inactive. People there can’t sign in or get email, so no one will read this reply.`,
}
export const deactivated = 'Deactivated'
export const inactive = 'Inactive'
export const noteStaysHere = 'Only your team can see this.'
export const yourReply = 'Your reply'
export const yourNote = 'Your internal note'
export const writeReply = 'Write a reply...'
export const writeNote = 'Write a note for your team...'
export const adds = <Part>(keys: Part) => rich<string | Part>`${keys} to add the note`
export const statusAfter = 'Set status to'
export const moreWaysToSend = 'More ways to send'
export const sendAndPend = 'Send and set to Pending'
export const sendAndCloseAs = 'Send and close as'
export const sendAndClose = (reason: string) => `Send and close: ${reason}`
export const afterClose = 'After closing'
export const afterCloseChoices = {
  next: 'Go to the next ticket',
  stay: 'Stay on the ticket',
  list: 'Go back to the queue',
}
export const closingAs = (ticketNumber: number, reason: string) =>
  `Closing #${ticketNumber}: ${reason}`
export const showNewestFirst = 'Newest first'
export const showOldestFirst = 'Oldest first'
export const showAllOthers = (count: number) => `Show all ${number(count)}`
export const sendIt = 'Send reply'
export const sendReply = (requester: string) => `Send reply to ${requester}`
export const addNote = 'Add internal note'
export const sending = 'Sending...'
export const adding = 'Adding...'
export const replySent = 'Reply sent'
export const noteAdded = 'Internal note added'
export const replyFailed = 'Failed to send reply'
export const noteFailed = 'Failed to add note'
export const uploadCancelled = 'Upload canceled. Your text and files are saved.'
export const mayHaveArrived =
  'Your message may still have been sent. Sending again won’t create a duplicate.'
export const offline = 'You’re offline. Your text is saved.'
export const fileLimits = 'Up to 5 files, 10MB each'
export const hasDraft = 'Unsent text'

// Comments that came while a reply was written.
export const cameMeanwhile = (count: number) =>
  plural(count, {
    one: `There’s a new message in this ticket.`,
    other: `There are ${number(count)} new messages in this ticket.`,
  })
export const notSent = 'Not sent yet. There’s new activity in this ticket.'
export const textIsKept = 'Your reply is saved.'
export const newInTicket = 'New in this ticket'
export const moreBelow = (count: number) =>
  plural(count, {
    one: `${number(count)} more below.`,
    other: `${number(count)} more below.`,
  })
export const sendAnyway = 'Send anyway'
export const seenIt = 'Got it'

// Changes of colleagues while an answer was written.
export const changedMeanwhile = 'This ticket changed while you were writing'
export const assigned = (by: string, to: string) => `${by} assigned this ticket to ${to}.`
export const assignedYou = (by: string) => `${by} assigned this ticket to you.`
export const unassigned = (by: string) => `${by} removed the assignee.`
export const setStatus = (by: string, to: string) => `${by} changed the status to ${to}.`

// Closing.
export const closeTitle = 'Close ticket'
export const closeText =
  'The requester will see why the ticket was closed and won’t be able to reply.'
export const resolution = 'Resolution'
export const closingWords = 'Closing message'
export const optional = 'Optional. Sent to the requester as a reply.'
export const closing = 'Closing...'
export const closeFailed = 'Failed to close ticket'
export const closed = (ticketNumber: number) => `Ticket #${ticketNumber} closed`
export const cancel = 'Cancel'
export const closeOffline = 'You’re offline. You can close the ticket once you’re back online.'
export const unsentReply = 'You have an unsent reply. It won’t be sent once the ticket is closed.'
export const unsentNote =
  'You have an internal note that hasn’t been added. You can still add it after closing.'
export const closedNote =
  'This ticket is closed. You can’t reply, but you can still add internal notes.'
export const closedBecause = (reason: string) => `Resolution: ${reason}.`

// Beside the ticket.
export const beside = 'Service level, customer and requester'
export const serviceLevel = 'Service level'
export const customer = 'Customer'
export const localTime = 'Local time'
export const mspSince = 'Customer since'
export const openTickets = 'Open tickets'
export const openTicketCount = (count: number) =>
  plural(count, {
    one: `${number(count)} open ticket`,
    other: `${number(count)} open tickets`,
  })
export const contacts = 'Technical contacts'
export const requester = 'Requester'
export const otherTickets = 'Other tickets'
export const noOtherTickets = 'No other tickets'
export const ticketNumber = (count: number) => `#${count}`

// Answers of the server.
export const sayWhatToChange = 'Choose what to change'

// Mail at a ticket of the desk, beside what people wrote.
export const automatic = <Part>(sender: Part) => rich<string | Part>`Automated email from ${sender}`
export const notDelivered = <Part>(sender: Part) =>
  rich<string | Part>`Bounce report from ${sender}`
export const unknownFrom = 'an unknown sender'
export const changesNothing = 'Visible to your team only. This email didn’t change the ticket.'
export const openMail = 'Open the email'
export const original = 'Download original email'
export const noText = 'This email’s text is no longer stored.'

// Bounced mail to the requester:
export const bouncedSince = <Part>(at: Part) =>
  rich<string | Part>`Email to this address has been bouncing since ${at}.`
export const serverSaid = 'Mail server response:'
export const bouncedHelp =
  'We’ve stopped emailing this address. Replies are available in the portal. Call the requester, or ask for another address.'
export const clearMark = 'Resume email to this address'
export const askAdministrator = 'Once the address works, an administrator can resume email to it.'

// While no mail is sent at all:
export const stoppedSince = <Part>(at: Part) =>
  rich<string | Part>`Ticket emails haven’t been sent since ${at}.`
export const stoppedHelp =
  'Replies will be sent once an administrator fixes the problem. If it’s urgent, call the requester.'
export const openSentMail = 'Outgoing email'

// The box in which agents write. It is apart from the rest of the desk, which is loaded without it.

/** The buttons above the box, by what they do. */
export const formatting = 'Formatting'
export const bold = 'Bold'
export const italic = 'Italic'
export const link = 'Link'
export const bulletedList = 'Bulleted list'
export const numberedList = 'Numbered list'
export const quote = 'Quote'
export const inlineCode = 'Code'
export const withKeys = (name: string, keys: string) => `${name} (${keys})`

export const macros = 'Macros'
export const suggestionCount = (count: number) =>
  plural(count, { one: `${number(count)} suggestion`, other: `${number(count)} suggestions` })

export const linkAddress = 'Link URL'
export const addressExample = 'https://example.com'
export const setLink = 'Apply'
export const removeLink = 'Remove link'
export const noAddress = 'Enter a web address or an email address'

export const editorNotLoaded =
  'Failed to load the editor. Write in plain text, or reload the page. Your text is saved.'
/** Shown for a text with formatting, which plain text would lose. */
export const editorReadOnly =
  'Failed to load the editor. Reload the page to keep writing. Your text is saved.'

// Answers of the server.
export const chooseFuture = 'Choose a time in the future'
export const chooseWithinYear = 'Choose a time within the next year'
export const replyTooLong = 'A reply must be 65,536 characters or less'
export const draftConflict = 'This text was changed in another window.'
export const noSuchFile = 'This file doesn’t exist, or it isn’t yours.'
export const chooseFiles = 'Choose the files to attach'
export const tooManyFiles = (limit: number) => `Attach up to ${number(limit)} files`
export const stillWaits = 'This reply is still scheduled. Edit it or take it over first.'
export const tooLateToRecall = 'This reply has already been sent or canceled.'
export const onlyAuthorRecalls = 'Only the author can undo a reply that’s about to be sent.'
export const authorGone =
  'The author can no longer sign in, so this reply can’t be sent in their name. Take it over instead.'

// Replies that wait.
export const notSentYet = 'Not sent yet'
export const ownGoesOut = 'Sending your reply in a few seconds.'
export const otherGoesOut = (author: string) => `Sending ${author}’s reply in a few seconds.`
export const willBeSent = (at: string, requester: string) =>
  `Scheduled for ${at}, unless ${requester} replies first.`
export const inZone = (at: string, zone: string) => `${at} (${zone})`
export const writtenBy = (author: string) => `Written by ${author}`
export const writtenByYou = 'Written by you'
export const whyStopped = {
  customer_wrote: (requester: string) => `Not sent because ${requester} replied first.`,
  closed: () => 'Not sent because the ticket was closed first.',
  author_gone: () => 'Not sent because the author can no longer sign in.',
  refused: () => 'Not sent because something in it is no longer valid.',
}
export const undoSending = 'Undo'
export const editReply = 'Edit'
export const takeOver = 'Take over'
export const sendNow = 'Send now'
export const discardReply = 'Discard'
export const discardReplyQuestion = 'Discard this reply?'
export const discardReplyNote = 'You won’t be able to recover its text and files.'
export const replyDiscarded = 'Reply discarded'
export const discardReplyFailed = 'Failed to discard the reply'
export const discardDraftFailed = 'Failed to discard the draft'
export const waitingActions = (author: string) => `Actions for ${author}’s reply`
export const waitingReplySent = 'Reply sent'
export const replyRecalled = 'Reply moved back to the editor'
export const recallFailed = 'Failed to move the reply back to the editor'
export const sendingFailed = 'Failed to send reply'
export const fileNames = 'Files'

// Files that the server has already.
export const heldFiles = 'Attached files'
export const openFile = (name: string) => `Open ${name}`
export const dropFile = (name: string) => `Remove ${name}`

// Unsent drafts at a ticket that is closed by now.
export const unsentReplyTitle = 'Your unsent reply'
export const unsentCopy = 'unsent text'
export const draftActions = 'Actions for your reply'

// Two windows.
export const changedElsewhere =
  'You edited this text in another window. Which version do you want to keep?'
export const takeTheirs = 'Use the other version'
export const keepMine = 'Keep this version'

// Sending later.
export const sendLater = 'Schedule reply'
export const sendLaterTitle = 'Schedule reply'
export const sendLaterText = (requester: string, zone: string) =>
  `Times are in ${requester}’s time zone (${zone}). If they reply first, your reply won’t be sent and you’ll be notified.`
export const sendLaterChoices = {
  opening: 'At the start of their business hours',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
}
export const forYou = (at: string) => `${at} your time`
export const ownMoment = 'Pick a date and time'
export const ownMomentHint = (zone: string) => `In ${zone}`
export const chooseMoment = 'Choose a date and time in the future'
export const sendThen = 'Schedule reply'

// Waiting replies of others.
export const othersSend = (authors: string) => `Sending a reply from ${authors} in a few seconds.`
