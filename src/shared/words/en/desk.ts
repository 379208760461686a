import { rich } from '#shared/words/formats.ts'

import { number, plural, sentenceList } from './language.ts'

export const title = 'Desk'
export const titleOf = (view: string) => `${view}, Desk`
export const macros = 'Macros'
export const heldMails = (count: string) => `${count} to review`

export const shortcuts = 'Keyboard shortcuts'
export const shortcutsHint = 'Shortcuts are off while you type.'
export const shortcutsOn = 'Use keyboard shortcuts'
export const closeHelp = 'Close'
export const spaceKey = 'Space'
export const shiftKey = 'Shift'
export const queueKeys = 'In the queue'
export const queueShortcuts = {
  j: 'Next ticket',
  k: 'Previous ticket',
  Enter: 'Open ticket',
  ' ': 'Preview ticket',
  x: 'Select ticket (hold Shift to select a range)',
  '/': 'Search',
  '?': 'Show shortcuts',
}
export const ticketKeys = 'In a ticket'
export const ticketShortcuts = {
  j: 'Next ticket',
  k: 'Previous ticket',
  r: 'Reply',
  n: 'Internal note',
  a: 'Assign',
  c: 'Close ticket',
  s: 'Snooze',
  'Control+Enter': 'Send',
  'Control+Shift+Enter': 'Send and close',
  '?': 'Show shortcuts',
}

export const previewOf = (ticketNumber: string) => `Preview of #${ticketNumber}`
export const closePreview = 'Close preview'
export const openPreviewed = 'Open ticket'

export const saveView = 'Save view'
export const viewActions = 'View actions'
export const manageViews = 'Manage views'
export const sharedView = 'shared'
export const sharedBy = (agent: string) => `shared by ${agent}`
export const changedView = 'changed'
export const resetViewOf = (view: string) => `Reset view “${view}”`
export const viewMissing =
  'You can’t open this saved view. It belongs to another agent or was deleted. Its filters still apply.'
export const dismissMissing = 'Dismiss'
export const countAll = 'Show exact count'
export const countingAll = 'Counting...'
export const countFailed = 'Failed to count tickets. Try again.'

export const views = 'Views'
export const viewWithCount = (view: string, count: string) => `${view} (${count})`
export const viewNames = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  open: 'Open',
  pending: 'Pending',
  snoozed: 'Snoozed',
  closed: 'Closed',
  all: 'All',
}
export const viewCount = (count: number, isMore: boolean) =>
  plural(count, {
    one: `${number(count)} ticket`,
    other: isMore ? `${number(count)} or more tickets` : `${number(count)} tickets`,
  })
export const exactCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
export const shortCount = (count: number, isMore: boolean) =>
  isMore ? `${number(count)}+` : number(count)

export const snoozedUntil = (moment: string) => `Snoozed until ${moment}`
export const snoozedUntilAnswer = 'Snoozed until the customer replies'

export const takeNext = 'Take next'
export const takingNext = 'Taking...'
export const nothingToTake = 'All open tickets are already assigned'
export const takeFailed = 'Failed to take the next ticket. Try again.'
export const taken = (ticketNumber: string) => `Ticket #${ticketNumber} is now yours`

export const search = 'Search tickets'
export const searchHint = 'Number, text, requester, customer...'
export const order = 'Sort by'
export const orders = {
  due: 'Due soonest',
  priority: 'Highest priority',
  newest: 'Newest',
  oldest: 'Oldest',
  updated: 'Recently updated',
  untouched: 'Least recently updated',
}

export const narrowed = 'Active filters'
export const hidesSome = 'Showing matching tickets only.'
/** In the search field, such as "2 of 13". */
export const shownOf = (shown: number, total: number) => `${number(shown)} of ${number(total)}`
export const hidesOf = (hidden: number, total: number) =>
  plural(hidden, {
    one: `${number(hidden)} of ${number(total)} tickets hidden by filters.`,
    other: `${number(hidden)} of ${number(total)} tickets hidden by filters.`,
  })
export const clearAll = 'Clear filters'
export const removeFilter = (choice: string) => `Remove filter ${choice}`
export const choiceText = (name: string, value: string) => `${name}: ${value}`
export const choiceNames = {
  q: 'Search',
  status: 'Status',
  priority: 'Priority',
  due: 'Due',
  customerId: 'Customer',
  assignee: 'Assignee',
  category: 'Category',
  age: 'Age',
  figure: 'Report',
}
export const figureNames = {
  created: 'Created',
  closed: 'Closed',
  backlog: 'Open at end of week',
  response_met: 'First response met',
  response_breached: 'First response breached',
  response_running: 'First response on track',
  resolution_met: 'Resolution met',
  resolution_breached: 'Resolution breached',
  resolution_running: 'Resolution on track',
}
export const figureOfWeek = (figure: string, monday: string) => `${figure}, week of ${monday}`
export const anyStatus = 'All statuses'
export const anyPriority = 'All priorities'
export const anyDue = 'Any due date'
export const anyCustomer = 'All customers'
export const anyAssignee = 'All assignees'
export const anyCategory = 'All categories'
export const anyAge = 'Any age'
export const ages = {
  under_1d: 'Less than 1 day',
  '1d_7d': '1 to 7 days',
  '7d_30d': '7 to 30 days',
  over_7d: 'More than 7 days',
  over_30d: 'More than 30 days',
}
export const dueStates = { breached: 'Overdue', near: 'Due soon', on_track: 'On track' }
export const me = 'Me'
export const nobody = 'Unassigned'
export const unknownCustomer = 'Deleted customer'
export const formerAgent = (name: string) => `${name} (former agent)`
export const unknownAgent = 'Former agent'
export const loadingChoices = 'Loading...'
export const choicesFailed = 'Failed to load filter options'

export const cancel = 'Cancel'
export const selectTicket = (ticketNumber: string) => `Select ticket #${ticketNumber}`
export const selectAll = 'Select all shown tickets'

export const loading = 'Loading queue'
export const loadFailed = 'Failed to load queue'
export const tableOf = (view: string) => `Tickets, ${view}`
export const due = 'Due'
export const ticket = 'Ticket'
export const customer = 'Customer'
export const status = 'Status'
export const priority = 'Priority'
export const assignee = 'Assignee'
export const lastColumns = { created: 'Age', changed: 'Updated', closed: 'Closed' }
export const verdict = 'SLA'
export const lastMessage = 'Last message'
export const requesterSpokeLast = 'The customer replied last.'
export const unread = 'Unread.'
export const unassigned = 'Unassigned'
export const you = 'You'
export const overdueBy = (span: string) => `${span} overdue`
export const dueIn = (span: string) => `Due in ${span}`
export const dueNow = 'Due now'
export const clockNames = { response: 'First response', resolution: 'Resolution' }
export const promisedFor = (clock: string, instant: string) => `${clock}: ${instant}`
export const inNote = 'Internal note'
export const numbered = (ticketNumber: string) => `#${ticketNumber}`

export const noMatch = 'No tickets match'
export const noMatchIn = (view: string) => `Nothing in “${view}” matches your search and filters.`
export const searchAll = 'Search all tickets'
export const emptyTitles = {
  mine: 'No tickets in your queue',
  unassigned: 'No unassigned tickets',
  open: 'No open tickets',
  pending: 'No pending tickets',
  snoozed: 'No snoozed tickets',
  closed: 'No closed tickets',
  all: 'No tickets yet',
}
export const emptyTexts = {
  mine: 'Take the next ticket, or pick one from Unassigned.',
  unassigned: 'New tickets appear here automatically.',
  open: 'New tickets and customer replies appear here automatically.',
  pending: 'Tickets waiting for the customer appear here.',
  snoozed: 'Snoozed tickets appear here until they return to the queue.',
  closed: 'Closed tickets appear here.',
  all: 'Tickets from all customers appear here.',
}

export const readAt = <Part>(time: Part) => rich`Updated: ${time}.`
export const isLive = 'Updates automatically.'
export const isPaused = 'Updates paused.'
export const pause = 'Pause updates'
export const resume = 'Resume updates'

// Saved views.

export const giveViewName = 'Enter a name for the view'
export const sayWhatToChange = 'Choose what to change'
export const viewGone = 'This view no longer exists.'
export const notYourView = 'Only the creator or an administrator can change a shared view.'
export const viewNameTaken = 'A view with this name already exists'
export const tooManyOwnViews = (atMost: number) =>
  `You’ve reached the limit of ${number(atMost)} personal views. Delete one first.`
export const tooManySharedViews = (atMost: number) =>
  `You’ve reached the limit of ${number(atMost)} shared views. Delete one first.`

// Saving what is shown.
export const saveViewTitle = 'Save view'
export const saveViewText = 'Saves the current filters and sort order, with a live ticket count.'
export const searchIsNotCounted = 'Views that include a search don’t show a ticket count.'
export const viewName = 'Name'
export const shareView = 'Share with all agents'
export const shareViewHint =
  'Everyone at the desk can use the view. A “Me” filter shows each agent their own tickets.'
export const saveNewView = 'Save as new view'
export const savingView = 'Saving...'
export const viewSavedAs = (view: string) => `View “${view}” saved`
export const saveViewFailed = 'Failed to save the view'
export const updateView = (view: string) => `Update “${view}”`
export const viewUpdated = (view: string) => `View “${view}” updated`
export const viewIsChanged = 'You’ve changed this view.'

// Managing them.
export const manageViewsText = 'Your own views are listed first, then shared views.'
export const ownViews = 'My views'
export const sharedViews = 'Shared views'
export const noOwnViews = 'You have no personal views yet.'
export const noSharedViews = 'No shared views yet.'
export const viewOfOthers = 'Created by another agent'
export const viewMadeBy = (agent: string) => `Created by ${agent}`
export const editView = (view: string) => `Edit ${view}`
export const deleteView = (view: string) => `Delete ${view}`
export const deleteViewQuestion = (view: string) => `Delete “${view}”?`
export const deleteViewNote = 'Tickets in this view aren’t affected.'
export const viewDeleted = (view: string) => `View “${view}” deleted`
export const saveViewChanges = 'Save changes'
export const done = 'Done'
export const changeViewFailed = 'Failed to update the view'
export const deleteViewFailed = 'Failed to delete the view. Try again.'

// Answers of the server.
export const chooseOneChange = 'Choose one change'
export const tooLateToUndo = 'This can no longer be undone.'

// The bar.
export const selection = 'Selected tickets'
export const selectedTickets = (tickets: number, customers: number) =>
  `${ticketCount(tickets)} selected from ${customerCount(customers)}`
const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
const customerCount = (count: number) =>
  plural(count, { one: `${number(count)} customer`, other: `${number(count)} customers` })
export const selectAtMost = (count: number) => `Select up to ${number(count)} tickets.`
export const clearSelection = 'Clear selection'
export const bulkButtons = {
  assign: 'Assign',
  status: 'Status',
  priority: 'Priority',
  close: 'Close',
}

// Questions before the change.
export const bulkTitles = {
  assign: 'Assign tickets',
  status: 'Change status',
  priority: 'Change priority',
  close: 'Close tickets',
}
export const bulkConcerns = (tickets: number, customers: number) =>
  `This changes ${ticketCount(tickets)} from ${customerCount(customers)}.`
export const nameOfMe = (name: string) => `${name} (you)`
export const resolution = 'Resolution'
export const closeText = 'Requesters will see why their tickets were closed.'
export const closingWords = 'Closing message'
export const closingHint = 'Optional. Sent to each requester.'
export const bulkActs = {
  assign: (tickets: number) => `Assign ${ticketCount(tickets)}`,
  status: (tickets: number) => `Change ${ticketCount(tickets)}`,
  priority: (tickets: number) => `Change ${ticketCount(tickets)}`,
  close: (tickets: number) => `Close ${ticketCount(tickets)}`,
}
export const bulkChanging = 'Changing...'
export const bulkFailed = 'Failed to update tickets'
export const bulkOffline = 'You’re offline. Your tickets stay selected.'
export const namesFailed = 'Failed to load agents'

// Outcome of the change.
export const bulkOutcome = 'What changed'
const changed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket changed.`,
    other: `${number(tickets)} tickets changed.`,
  })
const closed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket closed.`,
    other: `${number(tickets)} tickets closed.`,
  })
const restored = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} change undone.`,
    other: `${number(tickets)} changes undone.`,
  })
export const bulkResults = { changed, closed, restored }
export const bulkNothingChanged = 'No tickets changed.'
export const bulkLeftOut = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket skipped:`,
    other: `${number(tickets)} tickets skipped:`,
  })
export const bulkRefusals = {
  closed: 'already closed',
  missing: 'no longer exists',
  changed_since: 'changed by someone else',
  agent_gone: 'previous assignee is no longer active',
}
export const refusedTicket = (ticketNumber: string, subject: string, reason: string) =>
  `#${ticketNumber} ${subject}: ${reason}`
export const unknownTicket = (reason: string) => `Unknown ticket: ${reason}`
export const undo = 'Undo'
export const undoing = 'Undoing...'
export const undoFailed = 'Failed to undo changes'
export const dismiss = 'Dismiss'

// Others at a ticket: one person, two, or more of them.
export const looks = (name: string) => `${name} is viewing this ticket`
export const look = (one: string, other: string) => `${one} and ${other} are viewing this ticket`
export const manyLook = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are viewing this ticket`,
    other: `${name} and ${number(others)} others are viewing this ticket`,
  })
export const writes = (name: string) => `${name} is typing`
export const write = (one: string, other: string) => `${one} and ${other} are typing`
export const manyWrite = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are typing`,
    other: `${name} and ${number(others)} others are typing`,
  })
export const isAway = (name: string) => `${name} has this ticket open`
export const areAway = (one: string, other: string) => `${one} and ${other} have this ticket open`
export const manyAway = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other have this ticket open`,
    other: `${name} and ${number(others)} others have this ticket open`,
  })

// Notices of the desk.

export const sayWhichToRead = 'Select the notifications to mark as read'

// The bell.
export const atDesk = 'Desk notifications'
export const ownTickets = 'Your own tickets'
export const noticesLoadFailed = 'Failed to load notifications'
export const markAllRead = 'Mark all as read'
export const clearNotices = 'Clear all'
export const clearNoticesFailed = 'Failed to clear notifications. Try again.'
export const markRead = 'Mark read'
export const markReadOf = (subject: string) => `Mark read: ${subject}`
export const unreadNotice = 'Unread:'
export const noNotices = 'You’re all caught up'
export const noNoticesText =
  'You’ll be notified here when a colleague assigns you a ticket or mentions you, when a customer replies to one of your tickets, and when a ticket is due soon.'
export const showMore = 'Show more'
export const loadingOlder = 'Loading...'
export const markReadFailed = 'Failed to mark notifications as read. Try again.'

// Kinds of notices. The ticket's subject and customer stand below.
export const wasAssigned = (by: string) => `${by} assigned this ticket to you`
export const customerReplied = (by: string) => `${by} replied`
export const wereAssigned = (by: string, count: number) =>
  `${by} assigned you ${number(count)} tickets`
export const wasMentioned = (by: string) => `${by} mentioned you in a note`
export const ticketDueSoon = {
  response: (time: string) => `First response due ${time}`,
  resolution: (time: string) => `Resolution due ${time}`,
}
export const sharePassed = {
  response: (percent: number, time: string) =>
    `First response due ${time} (${number(percent)}% of the time has passed)`,
  resolution: (percent: number, time: string) =>
    `Resolution due ${time} (${number(percent)}% of the time has passed)`,
}
export const ticketOverdue = {
  response: (time: string) => `First response overdue since ${time}`,
  resolution: (time: string) => `Resolution overdue since ${time}`,
}
export const replyDropped = {
  customer_wrote: 'Your reply wasn’t sent because the customer replied first',
  closed: 'Your reply wasn’t sent because the ticket was closed',
  author_gone: 'A former agent’s reply wasn’t sent. Take it over or discard it.',
  refused: 'Your reply wasn’t sent because something in it is no longer valid',
}
export const answerHeld =
  'Your email about this ticket was held for review, so the customer hasn’t received it'
export const doorOpened = (customer: string, until: string) =>
  `Emergency access for ${customer} is open until ${until}`
export const doorClosed = (customer: string) => `Emergency access for ${customer} is closed`
export const externalEnded = (customer: string, addresses: string[]) =>
  `${sentenceList(addresses)} can no longer participate in ${customer}’s tickets, because their domain now belongs to another customer`
export const mailBounced = 'An email about this ticket bounced'
export const snoozeOver = 'No longer snoozed'
export const aColleague = 'A colleague'
export const theCustomer = 'The customer'
export const earlierNotices = (count: number) =>
  plural(count, { one: `${number(count)} earlier`, other: `${number(count)} earlier` })
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`

// A ticket that an agent raises for a person of a customer.
export const newTicket = 'New ticket'
export const newTicketTitle = 'New ticket on behalf of a customer'
export const newTicketText =
  'For requests by phone or in person. The requester will see the ticket in their portal like any other.'
export const chooseCustomer = 'Select a customer'
export const whoIsCalling = 'Who is calling?'
export const callerHint =
  'Find a person or customer by name, email or domain. For someone new, enter their email address.'
export const peopleAndCustomers = 'People and customers'
export const people = 'People'
export const newPerson = 'New person'
export const customers = 'Customers'
export const newAt = (customer: string) => `New at ${customer}`
export const personOf = (email: string, customer: string) => `${email}, ${customer}`
export const removeCustomer = (customer: string) => `Remove ${customer}`
export const chooseCaller = 'Choose a person, or enter an email address'
export const noCaller = 'No match. Choose the customer first, then enter the email address.'
export const personName = 'Requester’s name'
export const subject = 'Subject'
export const categories = 'Categories'
export const ticketText = 'Description'
export const fileLimits = 'Max 5 files, 10MB each'
export const giveSubject = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const giveDescription = 'Description is required'
export const chooseCategory = 'At least one category is required'
export const givePersonName = 'Enter the requester’s name'
export const giveEmail = 'Enter an email address'
export const assignToMe = 'Assign to me'
export const raiseTicket = 'Create ticket'
export const raising = 'Creating...'
export const raiseFailed = 'Failed to create ticket'
export const ticketRaised = (ticket: string, name: string) => `Ticket ${ticket} created for ${name}`
