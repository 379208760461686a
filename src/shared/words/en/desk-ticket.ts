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
