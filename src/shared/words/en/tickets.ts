import type { SlaMark, SlaStretch } from '#shared/sla/receipt.ts'
import type { SlaStatus } from '#shared/sla/sla.ts'
import {
  humanizeCategory,
  type Priority,
  type ResolutionCode,
  type TicketStatus,
} from '#shared/tickets/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, percent, plural } from './language.ts'

export const statuses: Record<TicketStatus, string> = {
  Open: 'Open',
  Pending: 'Pending',
  Closed: 'Closed',
}
export const priorities: Record<Priority, string> = { Low: 'Low', Medium: 'Medium', High: 'High' }
export const resolutions: Record<ResolutionCode, string> = {
  ISSUE_FIXED: 'Issue fixed',
  FEATURE_REQUEST_TRACKED: 'Feature request tracked',
  REFUND_APPLIED: 'Refund applied',
  SENT_KNOWLEDGE_DOCUMENT_LINK: 'Sent knowledge document link',
}

/** What a category is called that nobody has given a name: its key in words. */
export const categoryName = humanizeCategory
export const noCategory = 'General'
/** `#1042` */
export const numbered = (ticketNumber: number) => `#${ticketNumber}`

export const ticketCounts = {
  none: 'No tickets found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} ticket found`,
      other: `${number(count)} tickets found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first ticket is shown`,
      other: `The first ${number(count)} tickets are shown`,
    }),
}

/** The size of a file. */
export const kilobytes = (count: number) => `${number(count)} KB`

// What a requester sees of the time of a ticket.
export const timeTitle = 'Time'
export const billedInAll = 'Billed in all'
export const notBilled = 'Not billed'
export const timeOf = (day: string, kind: string) => `${day}, ${kind}`

// What the server answers about tickets.

export const noSuchTicket =
  "The ticket you are looking for does not exist or you don't have access to it."
export const ticketIsClosed = 'This ticket is closed.'
export const noSuchCategory = (category: string) =>
  `There is no category "${category}". Choose one of the list`
export const unknownCursor =
  'Take the cursor from the Link header of the page before, with the same order'
export const unknownComment =
  'Take the cursor from the Link header of the page before, or the id of a comment'
export const tooManySearches = 'You are searching a lot at once. Please try again in a moment.'
export const pageSize = 'Give a number from 1 to 100'
export const searchTooLong = 'Search for at most 200 characters'
export const notSearchable = 'This text contains a character that cannot be searched'
export const instantFormat = 'Give an instant such as 2026-01-31T09:00:00.000Z'
export const sinceNeedsOrder = 'Use it with sort=updatedAt'
export const commentOrFields = 'Send either a comment or the fields to change'
export const filesNeedReply = 'Files come with a reply'
export const fileMissing = 'This file does not exist or you do not have access to it.'
export const tooManyFiles = (limit: number) => `Attach at most ${number(limit)} files`

// The file that the CRM keeps.
export const crmFileAway =
  'This file is kept by the support team’s system, which does not answer at the moment. Please try again in a few minutes.'
export const crmFileGone =
  'The support team’s system no longer gives out this file. Reply to the ticket to ask for it again.'
export const crmFileTooLarge = (megabytes: number) =>
  `This file is larger than ${number(megabytes)} MB, which is too large to be passed on. Reply to the ticket to ask for it another way.`

// At the desk.
export const movedOn = 'Something newer has come into this ticket.'
export const notItsComment = 'This comment is not one of the ticket'
export const chooseAgent = 'Choose one of the agents'
export const activeCustomer = 'Choose an active customer'
export const otherDomain = (customer: string, domains: string) =>
  `${customer} has another domain: ${domains}`
export const personInactive = 'This person is deactivated'
export const otherThanThis = 'Choose another ticket than this one'
export const sameCustomer = 'Choose a ticket of the same customer: another one must not learn of it'
export const targetClosed = 'This ticket is closed. Choose one that is open'
export const notMerged = 'This ticket is not merged into another one any more.'
export const ownComments = 'Choose replies and notes of this ticket alone'
export const noSuchCustomer = 'This customer does not exist.'
export const changedMeanwhile = 'Somebody else has changed this meanwhile.'
export const momentToCome = 'Choose a moment that is still to come'
export const momentWithinYear = 'Choose a moment within a year'

// What is written in a ticket, as its requester and agents read it.

export const description = 'Description'
export const attachmentCount = (count: number) => `Attachments (${number(count)})`
export const conversationTitle = 'Conversation History'
export const noReplies = 'No replies yet.'
export const loadingConversation = 'Loading the conversation'
export const linkToComment = 'link to this comment'
export const showMore = 'Show more'
export const showLess = 'Show less'
export const replyLoading = 'Loading the reply'
export const replyNotShown = 'This reply could not be shown. Reload the page to try again.'

export const newestShown = (shown: number, total: number) =>
  `Showing the newest ${number(shown)} of ${number(total)} replies.`
export const showOlder = 'Show older'
export const loadingOlder = 'Loading...'
export const olderFailed = 'Failed to load older replies.'
export const loadWhole = 'Load the whole conversation'
export const previewFailed = 'The preview could not be loaded. Try again in a moment.'

// The form of a new ticket.

export const createTitle = 'Create New Support Ticket'
export const createLead = 'Submit your request and our team will assist you shortly'
export const information = 'Ticket Information'
export const requiredFields = 'Fields marked with * are required.'
export const subject = 'Subject'
export const subjectHint = 'What is it about, in a few words'
export const lengthOf = (length: number, limit: number) => `${number(length)}/${number(limit)}`
export const priority = 'Priority'
export const descriptionHint = 'What happened, what you expected, and since when'

export const categories = 'Categories'
export const categoriesSelected = (count: number) => `${number(count)} selected`
export const categoriesLoading = 'Loading categories'
export const categoriesFailed = 'Failed to load ticket categories'
export const noCategories = 'No categories available'
export const retry = 'Retry'

export const attachments = 'Attachments'
export const fileLimitsAndKinds = 'Max 5 files, 10MB each (Images, PDFs, Word, Excel)'

export const contact = 'Your Contact Information'
export const name = 'Name'
export const email = 'Email'
export const organization = 'Organization'
export const notAvailable = 'Not available'

export const submit = 'Submit Ticket'
export const submitting = 'Submitting...'
export const submitted = 'Submitted'
export const cancel = 'Cancel'
export const ticketCreated = 'Ticket created successfully'
export const createdAndLeaving = 'Ticket created successfully. Taking you to your tickets...'
export const createFailed = 'Failed to create ticket. Please try again.'
export const offlineWhileCreating =
  'You are offline. What you typed is kept; you can submit it once you are back.'

// What was begun before.
export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const draftDiscarded = 'The draft is discarded.'
export const keptDraft = 'You had begun a ticket. We kept what you typed and attached.'
export const keptFiles = (count: number) =>
  plural(count, {
    one: 'You had begun a ticket. We kept the file that you attached.',
    other: 'You had begun a ticket. We kept the files that you attached.',
  })
export const filesMissing = (count: number) =>
  plural(count, {
    one: 'You had begun a ticket. Your browser could not keep the file: please attach again what is missing.',
    other:
      'You had begun a ticket. Your browser could not keep the files: please attach again what is missing.',
  })

// The page of a ticket.

export const ticketTitle = 'Ticket'
export const backToList = 'My Support Tickets'
export const loadingTicket = 'Loading ticket'
export const ticketLoadFailed = 'Failed to load ticket details'
export const notFound = 'Ticket Not Found'
export const notFoundText =
  "The ticket you are looking for does not exist or you don't have access to it."
export const backToTickets = 'Back to Tickets'
export const refreshTicket = 'Refresh Ticket'
export const ticketRefreshed = 'Ticket refreshed'
export const ticketRefreshFailed = 'Failed to refresh ticket'
export const ticketNumber = 'ticket number'
export const created = 'Created'
/** After when it was created. */
export const forYou = <Part>(agent: Part) => rich<string | Part>`by ${agent} for you`

// Beside the ticket.
export const serviceAndDetails = 'Service level and details'
export const serviceLevel = 'Service level'
export const details = 'Details'
export const category = 'Category'
export const lastUpdated = 'Last updated'
export const closedAt = 'Closed'
export const resolutionReason = 'Resolution Reason'
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
export const sendingReply = 'Sending...'
export const replySent = 'Reply sent successfully'
export const replyFailed = 'Failed to send reply'
export const notSentBecause = (reason: string) => `Failed to send reply. ${reason}`
export const mayHaveArrived =
  'It may have arrived all the same: we look as soon as we can. Sending it again does not send it twice.'
export const offlineWhileReplying = 'You are offline. Your text is kept.'

// Closing.
export const closeTicket = 'Close Ticket'
export const closingTicket = 'Closing...'
export const askClose = 'Are you sure you want to close this ticket? This action cannot be undone.'
export const additionalComment = 'Additional Comment'
export const optionalComment = 'Optional'
export const ticketClosed = 'Ticket closed successfully'
export const closingFailed = 'Failed to close ticket'
export const closedAlready = 'This ticket is closed already'
export const closeOffline = 'You are offline. The ticket can be closed once you are back.'
export const hasReply = 'You have begun a reply'
export const hasFiles = 'You have attached files without a reply'
export const replyWithFiles = (names: string) => `With ${names}`
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
export const replyNotSent = 'Your reply was not sent'
export const unsentReply = 'unsent reply'

// What is wrong with what a person typed about a ticket. A schema names these texts, so each is one
// without values.

export const priorityRequired = 'Priority is required'
export const priorityUnknown = 'Priority must be Low, Medium or High'
export const subjectRequired = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const descriptionRequired = 'Description is required'
export const descriptionTooLong = 'Description must be 65,536 characters or less'
export const categoryRequired = 'At least one category is required'
export const tooManyCategories = 'Choose at most 20 categories'
export const replyRequired = 'Write a reply first'
export const replyTooLong = 'A reply must be 65,536 characters or less'
export const chooseResolution = 'Choose one of the resolution reasons'
export const commentTooLong = 'A comment must be 65,536 characters or less'
export const notStorable = 'This text contains a character that cannot be stored'

// The list of tickets.

export const title = 'My Support Tickets'
export const refresh = 'Refresh'
export const newTicket = 'New Ticket'
export const loading = 'Loading your tickets'
export const loadFailed = 'Failed to load your tickets'
export const refreshed = 'Tickets refreshed successfully'
export const refreshFailed = 'Failed to refresh tickets'
export const ticketsFound = (count: number) =>
  plural(count, {
    one: `Found ${number(count)} new ticket(s)`,
    other: `Found ${number(count)} new ticket(s)`,
  })
export const listUpdated = 'Ticket list updated'
export const hasNewTicket = 'Ticket list updated with your new ticket'

export const search = 'Search tickets'
export const searchHint = 'Search tickets...'
export const status = 'Status'
export const anyStatus = 'All statuses'
export const anyPriority = 'All priorities'
export const sortBy = 'Sort By'
export const sorts = { createdAt: 'Date Created', priority: 'Priority' }
export const sortDirection = 'Direction'
export const sortDirections = { desc: 'Newest First', asc: 'Oldest First' }
export const priorityOrders = { desc: 'High priority on top', asc: 'Low priority on top' }

export const tableTitle = 'Your support tickets'
export const slaBreached = 'SLA breached'

export const noneFound = 'No tickets found'
export const noneMatch = 'No tickets match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'You have not raised a ticket yet'
export const createTicket = 'Create a ticket'

export const readAt = <Part>(time: Part) => rich<string | Part>`Updated ${time}.`
/** Within the sentence above. */
export const justNow = 'just now'
export const isLive = 'Refreshes every 5 minutes.'
export const isPaused = 'Updates are paused.'
export const pause = 'Pause updates'
export const resume = 'Resume updates'

// What the system itself says in the conversation of a ticket. Stored with the ticket, in one language.

export const log = {
  closed: (by: string) => `Ticket closed by ${by}.`,
  closedBecause: (by: string, reason: string) => `Ticket closed by ${by}. Reason: ${reason}.`,
  reopened: (by: string) => `Ticket reopened by ${by}.`,
  reopenedAfterMistake: (by: string) => `Ticket reopened by ${by}. It was closed by mistake.`,
  merged: (by: string, into: number) =>
    `${by} merged this ticket into ticket #${into}. Please go on there.`,
  mergedAway: (by: string) => `${by} closed this ticket. It is handled together with another one.`,
  partMoved: (by: string, to: number) => `${by} moved a part of this ticket to ticket #${to}.`,
  splitOff: (by: string, from: number) => `${by} split this ticket off from ticket #${from}.`,
}

// A file, as large as the window.
export const sizeAndPlace = (size: string, place: number, count: number) =>
  `${size}, ${number(place)} of ${number(count)}`
export const previousFile = 'Previous file'
export const nextFile = 'Next file'
export const download = 'Download'
export const closePreview = 'Close the preview'
export const notAPicture = 'This picture cannot be shown here. You can download it.'

// How the service level of a ticket was counted.

export const countedIn = (hours: string, zone: string) => `Minutes are counted ${hours}, ${zone}.`
export const priorityIs = (priority: string) => `The priority is ${priority}.`
export const deviceBelow = (zone: string) => `Below each time is that of this device, ${zone}.`
export const asOf = <Part>(time: Part) => rich<string | Part>`As of ${time}`
export const lineByLine = (clock: string, zone: string) => `${clock}, line by line, in ${zone}`
export const when = 'When'
export const what = 'What'
export const minutes = 'Minutes'
export const total = 'Total'
export const fewerLines = 'Show fewer lines'
export const moreLines = (lines: number, inMinutes: number) =>
  plural(lines, {
    one: `${number(lines)} more line, ${minuteCount(inMinutes)}`,
    other: `${number(lines)} more lines, ${minuteCount(inMinutes)}`,
  })
const minuteCount = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` })
export const businessTime = 'Business time'
export const target = 'Target'
export const onDevice = 'on this device'
export const asData = 'Download as data'
export const theData = 'the data'
export const dataIsEnough = 'Every figure can be worked out again from the data alone.'

export const receiptLines: Record<SlaMark | SlaStretch, string> = {
  created: 'Clock started',
  priority_changed: 'Priority changed',
  due: 'Due',
  answered: 'Answered',
  closed: 'Closed',
  out_of_hours: 'Out of hours',
  running: 'Running',
  overdue: 'Overdue',
}
export const raisedOutOfHours = 'Raised out of hours'
export const closedRunsOn = 'Closed, clock runs on'
export const priorityChangedTo = (priority: string) => `Priority changed to ${priority}`

// How a clock came out.
export const timeLeft = (span: string) => `${span} left`
export const metWith = (span: string) => `Met with ${span} to spare`
export const metJustInTime = 'Met just in time'
export const overdueBy = (span: string) => `Overdue by ${span}`
export const overdueJust = 'Overdue by less than a minute'
export const breachedBy = (span: string) => `Breached by ${span}`
export const breachedJust = 'Breached by less than a minute'
/** Before the minutes, in the last line of the sum. */
export const differences = {
  overdue: 'Overdue by',
  breached: 'Breached by',
  met: 'To spare',
  pending: 'Left',
}

// How the service level of a ticket stands. What the receipt says has a file of its own, because few open it.

export const slaStates: Record<SlaStatus, string> = {
  pending: 'On track',
  met: 'Met',
  breached: 'Breached',
}
export const firstResponse = 'First response'
export const resolution = 'Resolution'
export const dueAt = <Part>(time: Part) => rich<string | Part>`Due ${time}`
export const answeredAfter = (span: string) => `Answered after ${span}`
export const closedAfter = (span: string) => `Closed after ${span}`
export const onlyHoursCount = (hours: string) => `Only business hours count: ${hours}.`
export const otherTimesAre = (zone: string) => `Other times on this page are ${zone}.`
export const howCounted = 'How this was counted'
export const loadingCount = 'Loading how this was counted'
export const countLoadFailed = 'Failed to load how this was counted'

// When a ticket is answered and solved at the latest, and by whose clock.

export const loadingSla = 'Loading when you will be answered'
export const answerBy = <Part>(time: Part) => rich<string | Part>`First answer by ${time}`
export const resolutionBy = <Part>(time: Part) => rich<string | Part>`Resolution by ${time}`
export const hoursCount = (hours: string) => `Business hours count: ${hours}.`

/** As in `Mon to Fri, 9:00 AM to 5:00 PM`. */
export const businessHours = (of: { first: string; last: string; from: string; to: string }) =>
  `${of.first} to ${of.last}, ${of.from} to ${of.to}`
/** Of a time zone that is named after a place. */
export const timeOfPlace = (place: string) => `${place} time`
export const onThisDevice = <Part>(time: string, zone: string, quiet: (text: string) => Part) =>
  rich<string | Part>`${time} ${zone} ${quiet('(this device)')}`

// Sending a ticket or a reply.

export const enterKey = 'Enter'
export const submits = <Part>(keys: Part) => rich<string | Part>`${keys} submits`
export const sends = <Part>(keys: Part) => rich<string | Part>`${keys} sends`
export const uploadCancelled = 'Upload cancelled. Everything is kept.'

// While the files of a ticket or a reply are sent.

export const uploading = 'Uploading the files'
export const uploaded = (share: number) => `Uploading, ${percent(share)}`
export const almostDone = 'Almost done'
export const cancelUpload = 'Cancel upload'
export const askLeave = 'Leave during the upload?'
export const leaveStops =
  'Your files are still being sent. Leaving stops that; what you typed and attached is kept, so that you can send it later.'
export const keepUploading = 'Keep uploading'
export const stopAndLeave = 'Stop and leave'

// What a requester reads while the support team's system does not answer.

export const syncedAsOf = (time: string) =>
  `As of ${time}: what the support team has done since then is not here yet.`
export const ticketQueued =
  'Saved. This ticket reaches the support team as soon as their system takes it.'
export const replyQueued =
  'Saved. This reply reaches the support team as soon as their system takes it.'
export const ticketRefused =
  'Saved, but not fully delivered yet. The support team’s system rejected this ticket or a part of it, such as its attachments or its closing. Their administrators can see it and send it again.'
export const replyRefused =
  'Saved, but not delivered yet. The support team’s system rejected this reply. Their administrators can see it and send it again.'
export const inListRefused = 'Saved, not delivered yet'
export const repliesRefused = (count: number) =>
  plural(count, {
    one: 'Your reply is saved, but not delivered yet. The support team’s administrators can see it and send it again.',
    other: `${number(count)} of your replies are saved, but not delivered yet. The support team’s administrators can see them and send them again.`,
  })
export const inListQueued = 'Saved, on its way to the support team'
export const repliesQueued = (count: number) =>
  plural(count, {
    one: 'Your reply is saved. It reaches the support team as soon as their system takes it.',
    other: `Your ${number(count)} replies are saved. They reach the support team as soon as their system takes them.`,
  })

// What the server answers.
export const giveTicket = 'Give the id of a ticket'
