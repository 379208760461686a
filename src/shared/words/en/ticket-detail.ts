import { rich } from '#shared/words/formats.ts'

export const title = 'Ticket'
export const backToList = 'My Support Tickets'
export const loading = 'Loading ticket'
export const loadFailed = 'Failed to load ticket details'
export const missing = 'Ticket Not Found'
export const missingText =
  "The ticket you are looking for does not exist or you don't have access to it."
export const backToTickets = 'Back to Tickets'
export const refresh = 'Refresh Ticket'
export const refreshed = 'Ticket refreshed'
export const refreshFailed = 'Failed to refresh ticket'
export const ticketNumber = 'ticket number'
export const created = 'Created'
/** After when it was created. */
export const forYou = <Part>(agent: Part) => rich<string | Part>`by ${agent} for you`

// Beside the ticket.
export const beside = 'Service level and details'
export const serviceLevel = 'Service level'
export const details = 'Details'
export const category = 'Category'
export const categories = 'Categories'
export const lastUpdated = 'Last updated'
export const closedAt = 'Closed'
export const resolution = 'Resolution Reason'
export const ticketId = 'Ticket ID'
export const ticketIdToCopy = 'ticket ID'

// Who wrote a comment.
export const system = 'System'
export const you = 'You'
export const supportAgent = 'Support Agent'

// Replying.
export const addReply = 'Add Reply'
export const yourReply = 'Your reply'
export const fileLimits = 'Up to 5 files, 10MB each'
export const sendReply = 'Send Reply'
export const sending = 'Sending...'
export const sent = 'Reply sent successfully'
export const sendFailed = 'Failed to send reply'
export const notSentBecause = (reason: string) => `Failed to send reply. ${reason}`
export const mayHaveArrived =
  'It may have arrived all the same: we look as soon as we can. Sending it again does not send it twice.'
export const offline = 'You are offline. Your text is kept.'

// Closing.
export const close = 'Close Ticket'
export const closing = 'Closing...'
export const askClose = 'Are you sure you want to close this ticket? This action cannot be undone.'
export const additionalComment = 'Additional Comment'
export const optional = 'Optional'
export const cancel = 'Cancel'
export const closed = 'Ticket closed successfully'
export const closeFailed = 'Failed to close ticket'
export const closedAlready = 'This ticket is closed already'
export const closeOffline = 'You are offline. The ticket can be closed once you are back.'
export const hasReply = 'You have begun a reply'
export const hasFiles = 'You have attached files without a reply'
export const withFiles = (names: string) => `With ${names}`
export const sendItFirst = 'Send it first'
export const noMoreReplies = 'A closed ticket takes no more replies.'
export const closedNote = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`This ticket is closed and takes no more replies. If you still need help, ${link('create a new ticket')}.`
export const mergedNote = <Part>(link: Part) =>
  rich<string | Part>`This ticket was merged into ${link}. Continue the conversation there.`
export const mergedTicket = (number: number) => `ticket #${number}`
export const reopensMerged =
  'Support is handling this ticket together with another one. If you reply, this ticket is reopened.'
export const notSent = 'Your reply was not sent'
export const unsentReply = 'unsent reply'
