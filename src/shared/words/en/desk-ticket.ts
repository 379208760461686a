import type { MailReach } from '#shared/mail/out/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Ticket'
export const loading = 'Loading ticket'
export const loadFailed = 'The ticket could not be loaded'
export const missing = 'Ticket Not Found'
export const missingText =
  'There is no ticket at this address. It may belong to a deleted customer.'
export const backToDesk = 'Desk'
export const toDesk = 'Go to the desk'
export const numberToCopy = 'ticket number'
export const created = 'Created'
export const raisedBy = <Part>(requester: Part, customer: Part) =>
  rich<string | Part>`${requester} at ${customer}`
/** After when it was created. */
export const onBehalf = <Part>(agent: Part) =>
  rich<string | Part>`by ${agent} on the requester’s behalf`

// The controls.
export const fields = 'Fields of the ticket'
export const status = 'Status'
export const priority = 'Priority'
export const categories = 'Categories'
export const noCategory = 'General'
export const assignee = 'Assignee'
export const nobody = 'Nobody'
export const you = (name: string) => `${name} (you)`
export const takeIt = 'Assign to me'
export const categoriesAre = (text: string) => `Categories: ${text}`
export const changeCategories = 'Change categories'
export const saveCategories = 'Save categories'
export const chooseOne = 'Choose at least one category'
export const categoriesFailed = 'The categories could not be loaded'
export const changeFailed = 'The change was not saved'
export const closedMeanwhile = 'This ticket is closed already'
export const close = 'Close ticket'

// The conversation.
export const internalNote = 'Internal note'
export const system = 'System'
export const supportAgent = 'Support Agent'
export const requesterRole = 'Requester'

// Replies and notes.
export const writing = 'Reply or note'
export const whatYouWrite = 'What you write'
export const replyTo = (requester: string) => `Reply to ${requester}`
export const replyGoesTo = {
  portal: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sees this in the portal (${email}).`,
  mail: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sees this in the portal and has it by mail (${email}).`,
  digest: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sees this in the portal, and in one mail a day (${email}).`,
  unwanted: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sees this in the portal, and wants no mail (${email}).`,
  bounced: <Part>(requester: Part, email: string) =>
    rich<string | Part>`${requester} sees this in the portal alone: mail to ${email} comes back.`,
  stopped: <Part>(requester: Part, email: string) =>
    rich<
      string | Part
    >`${requester} sees this in the portal now, and gets it by email (${email}) once email works again.`,
} satisfies Record<MailReach, unknown>
export const replyReachesNobody = {
  requester: <Part>(requester: Part) =>
    rich<
      string | Part
    >`${requester} is deactivated: they can’t sign in and get no email, so nobody will read this reply.`,
  customer: <Part>(customer: Part) =>
    rich<
      string | Part
    >`${customer} is inactive: its people can’t sign in and get no email, so nobody will read this reply.`,
}
export const deactivated = 'Deactivated'
export const inactive = 'Inactive'
export const noteStaysHere = 'Only your team sees this. The customer never does.'
export const yourReply = 'Your reply'
export const yourNote = 'Your internal note'
export const writeReply = 'Write to the requester'
export const writeNote = 'Write to your team'
export const adds = <Part>(keys: Part) => rich<string | Part>`${keys} adds the note`
export const statusAfter = 'Status after sending'
export const sendReply = (requester: string) => `Send reply to ${requester}`
export const addNote = 'Add internal note'
export const sending = 'Sending...'
export const adding = 'Adding...'
export const replySent = 'Reply sent'
export const noteAdded = 'Internal note added'
export const replyFailed = 'The reply was not sent'
export const noteFailed = 'The note was not added'
export const uploadCancelled = 'Upload cancelled. Everything is kept.'
export const mayHaveArrived =
  'It may have arrived all the same. Sending it again does not send it twice.'
export const offline = 'You are offline. Your text is kept.'
export const fileLimits = 'Up to 5 files, 10MB each'
export const hasDraft = 'Unsent text'

// What came while a reply was written.
export const cameMeanwhile = (count: number) =>
  plural(count, {
    one: `Something came while you were writing`,
    other: `${number(count)} things came while you were writing`,
  })
export const notSent = 'Not sent yet: something newer is in the ticket'
export const textIsKept = 'Your reply is kept as it is.'
export const newInTicket = 'New in this ticket'
export const moreBelow = (count: number) =>
  plural(count, {
    one: `${number(count)} more stands in the conversation.`,
    other: `${number(count)} more stand in the conversation.`,
  })
export const sendAnyway = 'Send anyway'
export const seenIt = 'I have read it'

// What colleagues changed while something was written.
export const changedMeanwhile = 'This ticket changed while you were writing'
export const changeSeen = 'OK'
export const assigned = (by: string, to: string) => `${by} assigned it to ${to}.`
export const assignedYou = (by: string) => `${by} assigned it to you.`
export const unassigned = (by: string) => `${by} removed the assignee.`
export const setStatus = (by: string, to: string) => `${by} changed the status to ${to}.`

// Closing.
export const closeTitle = 'Close ticket'
export const closeText =
  'The requester sees why it was closed. A closed ticket takes no more replies.'
export const resolution = 'Resolution'
export const closingWords = 'Closing words to the requester'
export const optional = 'Optional. They are sent as a reply.'
export const closing = 'Closing...'
export const closeFailed = 'The ticket was not closed'
export const closed = 'Ticket closed'
export const cancel = 'Cancel'
export const closeOffline = 'You are offline. The ticket can be closed once you are back.'
export const unsentReply = 'A reply that you began is not sent, and cannot be after closing.'
export const unsentNote =
  'A note that you began is not added yet. You can still add it after closing.'
export const closedNote =
  'This ticket is closed and takes no more replies. Your team can still add internal notes.'
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

// What the server answers.
export const sayWhatToChange = 'Say what to change'

// Mail at a ticket of the desk, beside what people wrote.
export const automatic = <Part>(sender: Part) => rich<string | Part>`Automatic mail from ${sender}`
export const notDelivered = <Part>(sender: Part) =>
  rich<string | Part>`Not delivered: report from ${sender}`
export const unknownFrom = 'an unknown sender'
export const changesNothing = 'Only your team sees this. It changed nothing in the ticket.'
export const openMail = 'Open the mail'
export const original = 'Download original email'
export const noText = 'The text of this mail is not kept any more.'

// Where mail to the requester comes back:
export const bouncedSince = <Part>(at: Part) =>
  rich<string | Part>`Mail to this address comes back since ${at}.`
export const serverSaid = 'The mail server said:'
export const bouncedHelp =
  'Nothing more is mailed there; replies wait in the portal. Call the requester, or ask for another address.'
export const clearMark = 'Send mail there again'
export const askAdministrator =
  'Once the address works, an administrator has mail sent there again.'

// While no mail is sent at all:
export const stoppedSince = <Part>(at: Part) =>
  rich<string | Part>`Email about tickets has been stopped since ${at}.`
export const stoppedHelp =
  'Replies wait and are sent once an administrator has fixed it. Call the requester if it can’t wait.'
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

export const linkAddress = 'Address of the link'
export const addressExample = 'https://example.com'
export const setLink = 'Set link'
export const removeLink = 'Remove link'
export const noAddress = 'Enter a web or an email address'

export const editorNotLoaded =
  'Formatting could not be loaded. Write plain text, or reload the page: what you have written is kept.'
/** Where the text has formatting, which plain text would lose. */
export const editorReadOnly =
  'The editor could not be loaded. Reload the page to go on writing: what you have written is kept.'

// What the server answers.
export const chooseFuture = 'Choose a moment in the future'
export const chooseWithinYear = 'Choose a moment within a year'
export const replyTooLong = 'A reply must be 65,536 characters or less'
export const draftConflict = 'This text was changed in another window.'
export const noSuchFile = 'This file does not exist, or it is not yours.'
export const chooseFiles = 'Choose the files to attach'
export const tooManyFiles = (limit: number) => `Attach at most ${number(limit)} files`
export const stillWaits = 'This reply is still to be sent. Take it back first.'
export const tooLateToRecall = 'This reply has been sent or taken back already.'
export const onlyAuthorRecalls =
  'Only its author can take back a reply that goes out in some seconds.'
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
export const undoSending = 'Undo'
export const editReply = 'Edit'
export const takeOver = 'Take over'
export const sendNow = 'Send now'
export const discardReply = 'Discard'
export const discardReplyQuestion = 'Discard it?'
export const discardReplyNote = 'Its text and its files cannot be had back.'
export const replyDiscarded = 'Reply discarded'
export const discardReplyFailed = 'The reply was not discarded'
export const discardDraftFailed = 'This was not discarded'
export const waitingActions = (author: string) => `Actions for the reply of ${author}`
export const waitingReplySent = 'Reply sent'
export const replyRecalled = 'Taken back. Your reply is in the box again.'
export const recallFailed = 'The reply was not taken back'
export const sendingFailed = 'The reply was not sent'
export const fileNames = 'Files'

// Files that the server has already.
export const heldFiles = 'Attached files'
export const openFile = (name: string) => `Open ${name}`
export const dropFile = (name: string) => `Remove ${name}`

// What was begun at a ticket that is closed by now.
export const unsentReplyTitle = 'Not sent: Your reply'
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
export const sendLaterChoices = {
  opening: 'When their business hours begin',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
}
export const forYou = (at: string) => `${at} for you`
export const ownMoment = 'Another moment'
export const ownMomentHint = (zone: string) => `Day and time in ${zone}`
export const chooseMoment = 'Choose a day and a time that are still to come'
export const sendThen = 'Send then'

// What others are sending.
export const othersSend = (authors: string) => `${authors}: a reply goes out in a few seconds.`
