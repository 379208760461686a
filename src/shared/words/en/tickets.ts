import type { SlaMark } from '#shared/sla/count-clocks.ts'
import type { SlaStretch } from '#shared/sla/receipt.ts'
import type { PauseCause, PausedClocks } from '#shared/sla/terms.ts'
import type { RatingScore } from '#shared/tickets/rating.ts'
import {
  type AudienceReason,
  humanizeCategory,
  type ListScope,
  type Priority,
  type ResolutionCode,
  type SlaStatus,
  type TicketStatus,
} from '#shared/tickets/values.ts'
import { rich } from '#shared/words/formats.ts'

import { list, number, percent, plural, sentenceParts } from './language.ts'

export const statuses: Record<TicketStatus, string> = {
  Open: 'Open',
  Pending: 'Pending',
  Closed: 'Closed',
}
/** A status of a reply that a contract can stop its clocks for. */
export const waitingForCustomer = 'Waiting for the customer'
export const priorities: Record<Priority, string> = { Low: 'Low', Medium: 'Medium', High: 'High' }
export const resolutions: Record<ResolutionCode, string> = {
  ISSUE_FIXED: 'Issue fixed',
  FEATURE_REQUEST_TRACKED: 'Feature request tracked',
  REFUND_APPLIED: 'Refund applied',
  SENT_KNOWLEDGE_DOCUMENT_LINK: 'Sent knowledge document link',
}

/** Name of a category that was never renamed: its key in words. */
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
      one: `Showing the first ticket`,
      other: `Showing the first ${number(count)} tickets`,
    }),
}

/** The size of a file. */
export const kilobytes = (count: number) => `${number(count)} KB`

// A ticket's time for its requester.
export const timeTitle = 'Time'
export const billedInAll = 'Total billed'
export const notBilled = 'Not billed'
export const timeOf = (day: string, kind: string) => `${day}, ${kind}`

// Confidentiality of a ticket in its company.
export const visibility = 'Visibility'
export const confidential = 'Confidential'
export const confidentialMeans =
  'Only you, the participants and our support team can see this ticket.'
export const alwaysConfidential = (category: string) =>
  `Tickets in “${category}” are always confidential.`
export const usuallyConfidential = (category: string) =>
  `Tickets in “${category}” are usually confidential.`
export const followsConfidential = 'This ticket follows up on a confidential one.'
export const makeConfidential = 'Make ticket confidential'
export const endConfidential = 'Make ticket non-confidential'
export const savingConfidential = 'Saving...'
export const losesSight = (count: number) =>
  plural(count, {
    one: `${number(count)} person will no longer see this ticket:`,
    other: `${number(count)} people will no longer see this ticket:`,
  })
export const gainsSight = (count: number) =>
  plural(count, {
    one: `${number(count)} person will be able to see this ticket:`,
    other: `${number(count)} people will be able to see this ticket:`,
  })
export const confidentialFailed = 'Failed to change who can see this ticket'
export const isConfidentialNow = 'The ticket is now confidential.'
export const notConfidentialNow = 'The ticket is no longer confidential.'

// Answers of the server about tickets.

export const noSuchTicket =
  "The ticket you are looking for does not exist or you don't have access to it."
export const ticketIsClosed = 'This ticket is closed.'
export const requesterDecides =
  'Only the person who created the ticket and our support team can change whether it’s confidential.'
export const categoryIsConfidential =
  'Tickets in this category are always confidential. Change the category first.'
export const requesterEdits =
  'Only the person who created the ticket can edit it. Add a reply instead.'
export const readOnly = 'You can read this ticket, but you can’t change it.'
export const giveParticipant = 'Enter a colleague’s email address'
export const tooManyParticipants = 'A ticket can have up to 50 participants'
export const isOpenAlready = 'This ticket is already open.'
export const tooLateToReopen =
  'This ticket can no longer be reopened. Create a follow-up ticket instead.'
export const reopenReasonRequired = 'Reason is required'
export const onlyClosedIsFollowed = 'You can only follow up on a closed ticket.'
export const noSuchCategory = (category: string) =>
  `“${category}” isn’t a valid category. Choose one from the list.`
export const unknownCursor =
  'Use the cursor from the previous page’s Link header, with the same order'
export const unknownComment =
  'Use the cursor from the previous page’s Link header, or a comment’s ID'
export const tooManySearches = 'Too many simultaneous searches. Please try again in a moment.'
export const pageSize = 'Enter a number from 1 to 100'
export const searchTooLong = 'Your search must be 200 characters or less'
export const notSearchable = 'Remove the unsupported character and search again'
export const instantFormat = 'Enter a time, such as 2026-01-31T09:00:00.000Z'
export const sinceNeedsOrder = 'Requires sort=updatedAt'
export const commentOrFields = 'Send either a comment or field changes, not both'
export const filesNeedReply = 'Files must be sent with a reply'
export const fileMissing = 'This file doesn’t exist or you don’t have access to it.'
export const tooManyFiles = (limit: number) => `Attach up to ${number(limit)} files`

// The file that the CRM keeps.
export const crmFileAway =
  'The support team’s system isn’t responding, so this file isn’t available right now. Please try again in a few minutes.'
export const crmFileGone =
  'This file is no longer available. Reply to the ticket to ask for it again.'
export const crmFileTooLarge = (megabytes: number) =>
  `This file is larger than ${number(megabytes)} MB and can’t be downloaded here. Reply to the ticket to get it another way.`

// At the desk.
export const movedOn = 'There’s something new in this ticket.'
export const notItsComment = 'This comment belongs to a different ticket'
export const chooseAgent = 'Choose an agent from the list'
export const activeCustomer = 'Choose an active customer'
export const otherDomain = (customer: string, domains: string) =>
  `Enter an address at one of ${customer}’s domains: ${domains}`
export const personInactive = 'This person’s account is deactivated'
export const ownAddress = 'This address belongs to the support team'
export const notExternal = (customer: string) =>
  `This address is at one of ${customer}’s domains. Add the person as a colleague instead.`
export const ofOtherCustomer = (customer: string) =>
  `This address belongs to another customer, ${customer}. Only people who don’t belong to any customer can be added as external.`
export const otherThanThis = 'Choose a different ticket'
export const sameCustomer = 'Choose a ticket from the same customer'
export const targetClosed = 'This ticket is closed. Choose an open one.'
export const isMergedAway = 'This ticket was merged into another one. Undo the merge to reopen it.'
export const notMerged = 'This ticket is no longer merged.'
export const ownComments = 'Choose only replies and notes from this ticket'
export const noSuchCustomer = 'This customer doesn’t exist.'
export const changedMeanwhile =
  'Someone else changed the note and contract. Reload the page and try again.'
export const momentToCome = 'Choose a time in the future'
export const momentWithinYear = 'Choose a time within the next year'

// Parts of a ticket, for its requester and agents.

export const description = 'Description'
export const attachmentCount = (count: number) => `Attachments (${number(count)})`
export const conversationTitle = 'Conversation History'
export const noReplies = 'No replies yet.'
export const loadingConversation = 'Loading conversation'
export const linkToComment = 'link to this comment'
export const showAll = 'Show all'
export const showLess = 'Show less'
export const replyLoading = 'Loading reply'
export const replyNotShown = 'Failed to display this reply. Reload the page to try again.'

export const newestShown = (shown: number, total: number) =>
  `Showing the newest ${number(shown)} of ${number(total)} replies.`
export const showOlder = 'Show older replies'
export const loadingOlder = 'Loading...'
export const olderFailed = 'Failed to load older replies.'
export const loadWhole = 'Load the whole conversation'

// The form of a new ticket.

export const createTitle = 'Create New Support Ticket'
export const createLead = 'Submit your request and our team will assist you shortly'
export const information = 'Ticket Information'
export const subject = 'Subject'
export const subjectHint = 'A short summary, such as “Printer on floor 2 is offline”'
export const lengthOf = (length: number, limit: number) => `${number(length)}/${number(limit)}`
export const priority = 'Priority'
export const descriptionHint = 'What happened, what did you expect, and when did it start?'

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
export const createdPromise = <Part>(ticket: number, time: Part) =>
  rich<string | Part>`Ticket #${String(ticket)}: first response by ${time}`
export const submitted = 'Submitted'
export const cancel = 'Cancel'
export const ticketCreated = 'Ticket created successfully'
export const createdAndLeaving = 'Ticket created successfully. Taking you to your tickets...'
export const createFailed = 'Failed to create ticket. Please try again.'
export const offlineWhileCreating =
  'You’re offline. What you typed is saved, and you can submit it once you’re back online.'

// Earlier drafts.
export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const draftDiscarded = 'Draft discarded.'
export const keptDraft = 'We restored your draft, including attachments.'
export const keptFiles = (count: number) =>
  plural(count, {
    one: 'You have an unfinished ticket. We kept your attached file.',
    other: 'You have an unfinished ticket. We kept your attached files.',
  })
export const filesMissing = (count: number) =>
  plural(count, {
    one: 'We restored your draft, but not the file. Please attach it again.',
    other: 'We restored your draft, but some files are missing. Please attach them again.',
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
export const createdBy = <Part>(person: Part) => rich<string | Part>`by ${person}`
export const forYou = <Part>(agent: Part) => rich<string | Part>`by ${agent} on your behalf`

// Beside the ticket.
export const serviceAndDetails = 'Service level and details'
export const serviceLevel = 'Service level'
export const details = 'Details'
export const category = 'Category'
export const lastUpdated = 'Last updated'
export const closedAt = 'Closed'
export const resolutionReason = 'Resolution Reason'

// Authors of comments.
export const system = 'System'
export const you = 'You'
export const supportAgent = 'Support Agent'

// Replying.
export const addReply = 'Add Reply'
export const yourReply = 'Your reply'
export const writeReply = 'Write a reply...'
export const fileLimits = 'Up to 5 files, 10MB each'
export const sendReply = 'Send Reply'
export const sendingReply = 'Sending...'
export const replySent = 'Reply sent successfully'
export const replyFailed = 'Failed to send reply'
export const notSentBecause = (reason: string) => `Failed to send reply. ${reason}`
export const mayHaveArrived =
  'Your reply may still have been sent. We’ll check as soon as we can. Sending again won’t create a duplicate.'
export const offlineWhileReplying = 'You’re offline. Your text is saved.'

// Closing.
export const closeTicket = 'Close Ticket'
export const closingTicket = 'Closing...'
export const askClose = 'Are you sure you want to close this ticket? This action cannot be undone.'
export const additionalComment = 'Additional Comment'
export const optionalComment = 'Optional'
export const ticketClosed = 'Ticket closed successfully'
export const closingFailed = 'Failed to close ticket'
export const closedAlready = 'This ticket is already closed'
export const closeOffline = 'You’re offline. You can close the ticket once you’re back online.'
export const hasReply = 'You have an unsent reply'
export const hasFiles = 'You attached files but didn’t write a reply'
export const replyWithFiles = (names: string) => `Attached: ${names}`
export const sendItFirst = 'Send reply first'
export const noMoreReplies = 'You can’t reply to a closed ticket.'
export const closedNote = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`This ticket is closed. If you still need help, ${link('create a follow-up ticket')}.`
export const reopenNote = (day: string) =>
  `This ticket is closed. If the problem comes back, you can reopen it until ${day}.`
export const reopenTicket = 'Reopen ticket'
export const reopenLead = 'Your reason is sent to support as a reply.'
export const reopenReason = 'Reason for reopening'
export const reopening = 'Reopening...'
export const ticketReopened = 'Ticket reopened'
export const reopenFailed = 'Failed to reopen ticket'
export const followsTicket = <Part>(link: Part) => rich<string | Part>`Follow-up to ${link}`
export const mergedNote = <Part>(link: Part) =>
  rich<string | Part>`This ticket was merged into ${link}. Continue the conversation there.`
export const mergedTicket = (number: number) => `ticket #${number}`
export const openTicket = (number: number) => `Open ticket #${number}`
export const weWait = 'We’re waiting for your reply.'
export const weWaitFor = (name: string) => `We’re waiting for a reply from ${name}.`
export const newReplyFrom = (name: string) => `New reply from ${name}`
export const reopensMerged =
  'Support is handling this ticket together with another one. If you reply, this ticket will be reopened.'
export const replyNotSent = 'Your reply wasn’t sent'
export const unsentReply = 'unsent reply'

// Problems of a person's input about a ticket. A schema names these texts, so each is one without
// values.

export const priorityRequired = 'Priority is required'
export const priorityUnknown = 'Priority must be Low, Medium or High'
export const subjectRequired = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const descriptionRequired = 'Description is required'
export const descriptionTooLong = 'Description must be 65,536 characters or less'
export const categoryRequired = 'At least one category is required'
export const tooManyCategories = 'Choose up to 20 categories'
export const replyRequired = 'Write a reply first'
export const replyTooLong = 'A reply must be 65,536 characters or less'
export const chooseResolution = 'Choose a resolution reason from the list'
export const commentTooLong = 'A comment must be 65,536 characters or less'
export const notStorable = 'Remove the unsupported character'

// The list of tickets.

export const title = 'My Support Tickets'
/** The list that shows other people's tickets. */
export const companyTitle = 'Support Tickets'
export const scopesTitle = 'Tickets shown'
export const scopes: Record<ListScope, string> = {
  mine: 'Mine',
  participating: 'Participating',
  company: 'Company',
}
export const requester = 'Requester'
export const requesterHint = 'Enter a name or an email address.'
export const noRequesterFound = 'No match among the people whose tickets you can see.'
export const thisRequester = 'This requester'
export const onlyRequester = (name: string) => `Show only tickets from ${name}`
export const exportCsv = 'Export CSV'
/** Heads of the columns of that file. */
export const exportHeads = {
  number: 'Number',
  subject: 'Subject',
  requester: 'Requester',
  status: 'Status',
  priority: 'Priority',
  categories: 'Categories',
  createdAt: 'Created (UTC)',
  updatedAt: 'Updated (UTC)',
  closedAt: 'Closed (UTC)',
  resolution: 'Resolution',
  responseDueAt: 'First response due (UTC)',
  response: 'First response SLA',
  resolutionDueAt: 'Resolution due (UTC)',
  resolved: 'Resolution SLA',
  comments: 'Comments',
}
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
export const byStatus = 'Ticket lists'
export const allStatuses = 'All'
export const waitingForYou = (_tickets: number) => 'waiting for you'
export const unreadMarks = { reply: 'New reply', change: 'New activity' }
export const anyPriority = 'All priorities'
export const createdIn = 'Created In'
export const anyMonth = 'All months'
export const anyVerdict = 'All results'
export const sortBy = 'Sort By'
export const sorts = { createdAt: 'Date Created', priority: 'Priority' }
export const sortDirection = 'Direction'
export const sortDirections = { desc: 'Newest First', asc: 'Oldest First' }
export const priorityOrders = { desc: 'High Priority First', asc: 'Low Priority First' }

export const tableTitle = 'Your support tickets'
export const slaBreached = 'SLA breached'

export const noneFound = 'No tickets found'
export const noneMatch = 'No tickets match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'You haven’t created a ticket yet'
export const createTicket = 'Create a ticket'
export const noneInScope: Record<Exclude<ListScope, 'mine'>, string> = {
  participating:
    'You don’t participate in any tickets. When a colleague adds you to one, it appears here.',
  company: 'Your company has no tickets that you can see.',
}

export const readAt = <Part>(time: Part) => rich<string | Part>`Updated ${time}.`
/** Within the sentence above. */
export const justNow = 'just now'
export const isLive = 'Refreshes every 5 minutes.'
export const isPaused = 'Updates are paused.'
export const pause = 'Pause updates'
export const resume = 'Resume updates'

// The system's own comments in a ticket. Stored with the ticket, in one language.

export const log = {
  closed: (by: string) => `Ticket closed by ${by}.`,
  closedBecause: (by: string, reason: string) => `Ticket closed by ${by}. Reason: ${reason}.`,
  reopened: (by: string) => `Ticket reopened by ${by}.`,
  reopenedAfterMistake: (by: string) => `Ticket reopened by ${by} (closed by mistake).`,
  merged: (by: string, into: number) =>
    `${by} merged this ticket into #${into}. Please continue there.`,
  mergedAway: (by: string) =>
    `${by} closed this ticket. It’s being handled together with another one.`,
  partMoved: (by: string, to: number) => `${by} moved part of this ticket to #${to}.`,
  splitOff: (by: string, from: number) => `${by} created this ticket from #${from}.`,
  follows: (by: string, to: number) => `${by} created this ticket as a follow-up to #${to}.`,
  followedUp: (by: string, to: number) => `${by} created a follow-up: #${to}.`,
}

// A file, as large as the window.
export const sizeAndPlace = (size: string, place: number, count: number) =>
  `${size}, ${number(place)} of ${number(count)}`
export const previousFile = 'Previous file'
export const nextFile = 'Next file'
export const download = 'Download'
export const closePreview = 'Close preview'
export const notAPicture = 'This image can’t be displayed. Download it instead.'

// How the service level of a ticket was counted.

export const countedIn = (hours: string, zone: string) =>
  `Counted in business hours: ${hours}, ${zone}.`
export const countedByContract = (date: string, zone: string) =>
  `Calculated in ${zone}, based on the contract valid from ${date}.`
export const citedSentences = 'From the contract'
/** Before its number. */
export const sentence = 'Sentence'
export const priorityIs = (priority: string) => `Priority: ${priority}.`
export const deviceBelow = (zone: string) => `Your local time (${zone}) is shown below each time.`
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
export const minuteCount = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` })
export const businessTime = 'Business time'
export const target = 'Target'
export const onDevice = 'on this device'
export const asData = 'Download as JSON'
export const theData = 'data'
export const dataIsEnough = 'The file contains everything needed to recalculate these figures.'

export const receiptLines: Record<SlaMark | SlaStretch, string> = {
  created: 'Clock started',
  priority_changed: 'Priority changed',
  categories_changed: 'Categories changed',
  corrected: 'Contract corrected',
  due: 'Due',
  answered: 'Answered',
  closed: 'Closed',
  reopened: 'Reopened',
  out_of_hours: 'Outside business hours',
  running: 'Running',
  overdue: 'Overdue',
  paused: 'Paused',
}
export const raisedOutOfHours = 'Created outside business hours'
export const closedRunsOn = 'Closed (clock keeps running)'
export const reopenedStays = 'Reopened (clock stays stopped)'
export const priorityChangedTo = (priority: string) => `Priority changed to ${priority}`
export const categoriesChangedTo = (names: string) => `Categories changed to ${names}`
export const outOfHoursOn = (holidays: string) => `Outside business hours (${holidays})`
export const correctedBecause = (reason: string) => `Contract corrected: ${reason}`
/** As in `Waiting for the customer, since 9:30 AM, set by Sofia`. */
export const pauseCauses: Record<PauseCause, string> = {
  pending: 'Ticket is Pending',
  waiting: 'Waiting for the customer',
  maintenance: 'Maintenance',
}
export const maintenanceNamed = (name: string) => `Maintenance: ${name}`
export const pausedSince = (time: string) => `since ${time}`
export const pausedBy = (name: string) => `set by ${name}`

// How a clock came out.
export const timeLeft = (span: string) => `${span} left`
export const metWith = (span: string) => `Met, ${span} early`
export const metJustInTime = 'Met just in time'
export const overdueBy = (span: string) => `Overdue by ${span}`
export const overdueJust = 'Overdue by less than a minute'
export const breachedBy = (span: string) => `Breached by ${span}`
export const breachedJust = 'Breached by less than a minute'
/** Before the minutes, in the last line of the sum. */
export const differences = {
  overdue: 'Overdue by',
  breached: 'Breached by',
  met: 'Time left',
  pending: 'Time left',
}

// How the service level of a ticket stands. What the receipt says has a file of its own, because few open it.

export const slaStates: Record<SlaStatus, string> = {
  pending: 'On track',
  met: 'Met',
  breached: 'Breached',
}
/** Instead of `pending` at a closed ticket: its response can still be late. */
export const noReplyYet = 'No reply yet'
export const firstResponse = 'First response'
export const resolution = 'Resolution'
export const dueAt = <Part>(time: Part) => rich<string | Part>`Due ${time}`
/** Instead of a due time while the clock is paused. */
export const pausedWithLeft = (span: string) => `Paused, ${span} left`
export const noBusinessTime = 'under 1 business minute'
export const answeredAfter = (span: string) => `Responded in ${span}`
export const closedAfter = (span: string) => `Resolved in ${span}`
export const howCounted = 'How this is calculated'
export const loadingCount = 'Loading calculation'
export const countLoadFailed = 'Failed to load calculation'

// When a ticket is answered and solved at the latest, and by whose clock.

export const loadingSla = 'Loading response times'
export const answerBy = <Part>(time: Part) => rich<string | Part>`First response by ${time}`
export const resolutionBy = <Part>(time: Part) => rich<string | Part>`Resolution by ${time}`
export const todayAt = (time: string) => `today ${time}`
export const tomorrowAt = (time: string) => `tomorrow ${time}`
export const hoursCount = (hours: string) => `Business hours: ${hours}.`
export const contractSays = <Part>(sentence: Part) =>
  rich<string | Part>`Your contract: ${sentence}`
export const workStarts = <Part>(time: Part) => rich<string | Part>`Work starts ${time}.`
export const startsAfterMaintenance =
  'Maintenance is in progress. The SLA clocks start when it’s over.'
/** Times in the middle of a sentence. */
export const spokenTimes = {
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  onDay: (day: string, time: string) => `on ${day} at ${time}`,
}
/** After “until”. */
export const untilTimes = {
  today: (time: string) => time,
  onDay: (day: string, time: string) => `${day} at ${time}`,
}

/** As in `Mon to Fri, 9:00 AM to 5:00 PM`. */
export const businessHours = (of: { first: string; last: string; from: string; to: string }) =>
  `${of.first} to ${of.last}, ${of.from} to ${of.to}`
/** Name of a time zone that is named after a place. */
export const timeOfPlace = (place: string) => `${place} time`
export const onThisDevice = <Part>(time: string, zone: string, quiet: (text: string) => Part) =>
  rich<string | Part>`${time} ${zone} ${quiet('(your time)')}`

// A contract as sentences, which its page lists and a receipt cites.

export const contractHours = (hours: string, zone: string) => `Support is open ${hours} (${zone}).`
export const everyDay = 'every day'
export const dayRun = (first: string, last: string) => `${first} to ${last}`
/** As in `Saturday, 9:00 AM to 1:00 PM`. */
export const hoursOfDays = (days: string, hours: string) => `${days}, ${hours}`
export const joinHours = (groups: string[]) =>
  groups.length === 1
    ? groups.join('')
    : `${list(groups.slice(0, -1))}, and ${groups.slice(-1).join('')}`
export const interval = (from: string, to: string) => `${from} to ${to}`
export const aroundTheClock = 'around the clock'
export const startOfDay = 'midnight'
export const endOfDay = 'midnight'
export const noHolidays = 'Support is open on holidays, too.'
export const closedOnHolidays = 'Support is closed on holidays.'
export const shorterOnHolidays =
  'Support is closed on holidays, except during the hours listed for each holiday.'
export const holidayIs = (day: string, name: string) => `${day}: ${name}`
export const holidayWithHours = (day: string, name: string, hours: string) =>
  `${day}: ${name} (support is open ${hours})`
export const contractTarget = (of: { priority: string; response: string; resolution: string }) =>
  `${of.priority} priority: first response within ${of.response}, resolution within ${of.resolution}.`
export const categoryTarget = (
  category: string,
  of: { priority: string; response: string; resolution: string },
) =>
  `${category}, ${of.priority} priority: first response within ${of.response}, resolution within ${of.resolution}.`
export const inBusinessTime = 'Only support hours count toward these times.'
export const shortestCounts = 'If a ticket has several categories, the shortest target applies.'
export const neverPauses = 'The clocks never pause.'
export const contractPauses: Record<PauseCause, Record<PausedClocks, string>> = {
  pending: {
    both: 'Both clocks pause while the ticket is Pending.',
    resolution: 'The resolution clock pauses while the ticket is Pending.',
  },
  waiting: {
    both: 'Both clocks pause while support waits for the requester: from a reply sent as “Waiting for the customer” until the next comment from either side.',
    resolution:
      'The resolution clock pauses while support waits for the requester: from a reply sent as “Waiting for the customer” until the next comment from either side.',
  },
  maintenance: {
    both: 'Both clocks pause during maintenance windows.',
    resolution: 'The resolution clock pauses during maintenance windows.',
  },
}
export const hourCount = (count: number) =>
  plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` })

// The page of these sentences, for the customer.

export const serviceLevelsLead = 'Your support hours and response times.'
export const loadingServiceLevels = 'Loading your service levels'
export const serviceLevelsFailed = 'Failed to load your service levels'
export const openUntil = <Part>(time: Part) => rich<string | Part>`Support is open until ${time}`
export const opensAgain = <Part>(time: Part) => rich<string | Part>`Support opens again ${time}`
export const openAlways = 'Support is open around the clock'
export const underMaintenance = <Part>(name: string, time: Part) =>
  rich<string | Part>`Maintenance until ${time}: ${name}`
export const contractValidFrom = (date: string) => `Your contract has been in effect since ${date}.`
export const usualTerms = 'These are our standard hours and targets.'
export const levelParts = {
  hours: 'Support Hours',
  targets: 'Response and Resolution',
  pauses: 'Pauses',
  text: 'Additional Terms',
  holidays: 'Upcoming Holidays',
  maintenance: 'Planned Maintenance',
  year: 'Year at a Glance',
}
export const allHolidays = (count: number) => `Show all ${number(count)} holidays`
export const fewerHolidays = 'Show fewer holidays'
export const showYear = 'Show year'
export const hideYear = 'Hide year'
export const fromDate = (date: string) => `From ${date}`
export const agreedChanges =
  'These changes have already been agreed on. Everything else stays the same.'
export const noLonger = 'No longer applies:'

// Sending a ticket or a reply.

export const enterKey = 'Enter'
export const submits = <Part>(keys: Part) => rich<string | Part>`${keys} to submit`
export const sends = <Part>(keys: Part) => rich<string | Part>`${keys} to send`
export const uploadCancelled = 'Upload canceled. Your text and files are saved.'

// While the files of a ticket or a reply are sent.

export const uploading = 'Uploading files'
export const uploaded = (share: number) => `Uploading, ${percent(share)}`
export const almostDone = 'Almost done'
export const cancelUpload = 'Cancel upload'
export const askLeave = 'Leave during upload?'
export const leaveStops =
  'Your files are still uploading. If you leave now, the upload stops. Your text and files are saved so you can send them later.'
export const keepUploading = 'Keep uploading'
export const stopAndLeave = 'Leave anyway'

// For a requester while the support team's system does not answer.

export const syncedAsOf = (time: string) =>
  `Last synced ${time}. Newer updates from the support team may be missing.`
export const ticketQueued =
  'Saved. We’ll pass this ticket to the support team as soon as their system is available.'
export const replyQueued =
  'Saved. We’ll pass this reply to the support team as soon as their system is available.'
export const ticketRefused =
  'Saved, but not fully delivered yet. The support team’s system rejected this ticket or part of it, such as an attachment. Their administrators can see the problem and send it again.'
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
    one: 'Your reply is saved. We’ll pass it to the support team as soon as their system is available.',
    other: `Your ${number(count)} replies are saved. We’ll pass them to the support team as soon as their system is available.`,
  })

// Answers of the server.
export const giveTicket = 'Enter a ticket ID'

/** Verdicts of requesters. */
export const ratingScores: Record<RatingScore, string> = { good: 'Good', bad: 'Bad' }

// Ratings, for the requester of a closed ticket.

export const ratingQuestion = 'How did we do?'
export const ratingThanks = 'Thanks for your rating.'
export const ratingThanksWithComment = 'Thanks for your rating and comment.'
export const yourRating = 'Your rating'
export const ratingComment = 'Anything to add? (optional)'
export const sendRating = 'Send'
export const sendingRating = 'Sending...'
export const ratingFailed = 'Failed to save your rating. Check your connection and try again.'
export const ratingChangeableUntil = <Part>(time: Part) =>
  rich<string | Part>`You can change your rating until ${time}.`

// The page of the link in the closing email.

export const rateTicket = (ticket: number) => `Rate our help with ticket #${ticket}.`
export const openRatedTicket = 'Open the ticket'
export const loadingRatingLink = 'Checking link'
export const ratingLinkDead = 'This link doesn’t work'
export const ratingLinkDeadNote =
  'The link has expired, or the ticket was reopened. Sign in to see whether you can still rate your ticket.'

// The page of the link with which a participant leaves a ticket.

export const leaveTitle = 'Leave ticket'
export const askLeaveTicket = (ticket: number) => `Leave ticket #${ticket}?`
export const leavingMeans =
  'You’ll no longer see the ticket or get emails about it. Another participant can add you again.'
export const leftTicket = (ticket: number) => `You left ticket #${ticket}`
export const leftTicketNote = 'You’ll no longer get emails about it.'
export const leavingLinkDeadNote = 'The link has expired, or you’re no longer a participant.'

// Answers of the server about ratings.

export const ratingLinkGone = 'This link no longer works. Sign in to see your ticket.'
export const closedToRating = 'This ticket can’t be rated, or it’s too late to rate it.'
export const chooseRating = 'Choose good or bad'
export const ratingTooLong = 'A comment on a rating must be 1,000 characters or less'

// Ratings at the desk.

export const satisfaction = 'Satisfaction'

// Ratings in the reports.

export const ratingsByMonth = 'Requesters’ ratings, by the month the ticket was closed.'
export const noRatings = 'No ratings in this period.'
/** As in `92% good · 48 ratings`. */
export const monthlyRating = (good: number, count: number) =>
  plural(count, {
    one: `${percent(good)} good · ${number(count)} rating`,
    other: `${percent(good)} good · ${number(count)} ratings`,
  })

// The people who see a ticket.

export const whoCanSee = 'Who can see this'
export const whoCanSeeReply = <Part>(people: Part) => rich`Who can see this: ${people}`
export const audienceLine = <Part>(people: Part[]) => [
  ...sentenceParts(people),
  '; our support team',
]
export const externalName = (name: string) => `${name} (external)`
export const external = 'External'
export const youInList = 'you'
export const moreParticipants = (count: number) =>
  plural(count, {
    one: `${number(count)} more participant`,
    other: `${number(count)} more participants`,
  })
export const peopleWhoSeeAll = (count: number, customer: string) =>
  plural(count, {
    one: `${number(count)} person who sees all of ${customer}’s tickets`,
    other: `${number(count)} people who see all of ${customer}’s tickets`,
  })
export const peopleWhoSeeCategories = (count: number) =>
  plural(count, {
    one: `${number(count)} person who sees tickets in this category`,
    other: `${number(count)} people who see tickets in this category`,
  })
export const audienceReasons: Record<AudienceReason, string> = {
  requester: 'Created this ticket',
  participant: 'Participant',
  category: 'Sees tickets in this category',
  all: 'Sees all of the company’s tickets',
}
export const whySeen = (reason: string, isMailed: boolean) =>
  isMailed ? `${reason} · Gets email` : `${reason} · No email`
export const supportSeesAll = 'Our support team sees every ticket.'

export const participants = 'Participants'
export const participantsHint =
  'Colleagues who can see this ticket and reply. Enter a name or an email address.'
export const chooseColleague = 'Choose a colleague or enter their email address'
export const addColleague = 'Add a Colleague'
export const addColleagueHint =
  'Enter a name or an email address. Your colleague can then see this ticket and reply.'
export const foundPeople = 'People'
export const nobodyFound =
  'No match in your company. Enter a full email address at one of your company’s domains.'
export const removePerson = (name: string) => `Remove ${name}`
export const personRemoved = (name: string) => `${name} removed`
export const removeFailed = 'Failed to remove participant'
export const askRemove = <Part>(name: Part) => rich`Remove ${name}?`
export const removeExternalText =
  'They’ll no longer get email about this ticket. Only our support team can add external people.'
export const remove = 'Remove'
export const removing = 'Removing...'
export const leaveTicket = 'Leave this ticket'
export const confirmLeave = 'Leave this ticket?'
export const leaveText =
  'You’ll no longer get email about it, and you may no longer see it. Another participant can add you again.'
export const leave = 'Leave'
export const leaving = 'Leaving...'
export const leaveFailed = 'Failed to leave ticket'
export const ticketLeft = 'You left the ticket'
export const readOnlyNote =
  'You can read this ticket but can’t reply. Ask a participant to add you.'

// Participants at the desk.

export const addPerson = 'Add a person'
export const addPersonHint = 'Enter a name or an email address.'
export const noPersonFound = 'No match. Enter a full email address.'
export const colleagueAt = (customer: string) => `Colleague at ${customer}`
export const externalByEmail = 'External, by email only'
export const askExternal = <Part>(email: Part) => rich`Add ${email} as an external participant?`
export const externalText = <Part>(customer: Part) =>
  rich`This person doesn’t belong to ${customer}. They’ll get every reply by email and can answer it there, but they can’t sign in.`
export const externalPersonName = 'Name (optional)'
export const addExternal = 'Add as external'
export const adding = 'Adding...'
export const addFailed = 'Failed to add participant'
