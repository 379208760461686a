import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Desk'
export const titleOf = (view: string) => `${view}, Desk`
export const moreOfDesk = 'More of the desk'
export const toTime = 'Time'
export const toNumbers = 'Numbers'
export const macros = 'Macros'
export const mail = 'Mail'
export const heldMails = (count: string) => `${count} held`
export const backToQueue = 'Back to the queue'

export const shortcuts = 'Keyboard shortcuts'
export const shortcutsHint = 'They do nothing while you type.'
export const shortcutsOn = 'Use keyboard shortcuts'
export const closeHelp = 'Close'
export const queueKeys = 'In the queue'
export const queueShortcuts = {
  j: 'Next ticket',
  k: 'Previous ticket',
  Enter: 'Open the ticket',
  x: 'Select the ticket; with Shift all since the last',
  '/': 'Search',
  '?': 'Show this list',
}
export const ticketKeys = 'In a ticket'
export const ticketShortcuts = {
  r: 'Reply',
  n: 'Internal note',
  a: 'Assign',
  c: 'Close the ticket',
  s: 'Snooze',
  '?': 'Show this list',
}

export const saveView = 'Save view'
export const manageViews = 'Manage views'
export const sharedView = 'shared'
export const sharedBy = (agent: string) => `shared by ${agent}`
export const changedView = 'changed'
export const resetView = 'Reset'
export const resetViewOf = (view: string) => `Reset view “${view}”`
export const viewMissing =
  'You can’t open this saved view. It’s private to another agent or was deleted. Its filters are applied.'
export const dismissMissing = 'Dismiss'
export const countAll = 'Count all'
export const countingAll = 'Counting...'
export const countFailed = 'Failed to count tickets'
export const partFailed = 'This could not be loaded. Reload the page to try again.'

export const views = 'Views'
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
    other: isMore ? `${number(count)} tickets or more` : `${number(count)} tickets`,
  })
export const exactCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
export const shortCount = (count: number, isMore: boolean) =>
  isMore ? `${number(count)}+` : number(count)

export const snoozedUntil = (moment: string) => `Snoozed until ${moment}`
export const snoozedUntilAnswer = 'Snoozed until an answer'

export const takeNext = 'Take next'
export const takingNext = 'Taking...'
export const nothingToTake = 'Every open ticket has an assignee already'
export const takeFailed = 'Failed to take the next ticket'
export const taken = (ticketNumber: string) => `You have ticket #${ticketNumber}`

export const search = 'Search tickets'
export const searchHint = 'Number, text, person, customer...'
export const order = 'Order'
export const orders = {
  due: 'Due next',
  priority: 'Highest priority',
  newest: 'Newest',
  oldest: 'Oldest',
  updated: 'Changed last',
  untouched: 'Untouched longest',
}

export const narrowed = 'Filters that hide tickets'
export const hidesSome = 'Only matching tickets are shown. Others are hidden.'
export const hidesOf = (hidden: number, total: number) =>
  plural(hidden, {
    one: `${number(hidden)} of ${number(total)} tickets is hidden.`,
    other: `${number(hidden)} of ${number(total)} tickets are hidden.`,
  })
export const clearAll = 'Clear filters'
export const removeFilter = (choice: string) => `Remove the filter ${choice}`
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
  figure: 'Number',
}
export const figureNames = {
  created: 'Raised',
  closed: 'Closed',
  backlog: 'Not closed at the end',
  response_met: 'First answer in time',
  response_breached: 'First answer late',
  response_running: 'First answer on track',
  resolution_met: 'Solved in time',
  resolution_breached: 'Solved late',
  resolution_running: 'Resolution on track',
}
export const figureOfWeek = (figure: string, monday: string) => `${figure}, week of ${monday}`
export const anyStatus = 'All statuses'
export const anyPriority = 'All priorities'
export const anyDue = 'Whenever it is due'
export const anyCustomer = 'All customers'
export const anyAssignee = 'Anybody'
export const anyCategory = 'All categories'
export const anyAge = 'However old'
export const ages = {
  under_1d: 'Less than a day',
  '1d_7d': '1 to 7 days',
  '7d_30d': '7 to 30 days',
  over_7d: 'More than 7 days',
  over_30d: 'More than 30 days',
}
export const dueStates = { breached: 'Overdue', near: 'Due soon', on_track: 'On track' }
export const me = 'Me'
export const nobody = 'Nobody'
export const unknownCustomer = 'A customer that was removed'
export const formerAgent = (name: string) => `${name} (former agent)`
export const unknownAgent = 'Somebody who left'
export const loadingChoices = 'Loading...'
export const choicesFailed = 'The names could not be loaded'

export const cancel = 'Cancel'
export const selectTicket = (ticketNumber: string) => `Select ticket #${ticketNumber}`
export const selectAll = 'Select all tickets that are shown'

export const loading = 'Loading the queue'
export const loadFailed = 'Failed to load the queue'
export const tableOf = (view: string) => `Tickets, ${view}`
export const due = 'Due'
export const ticket = 'Ticket'
export const customer = 'Customer'
export const status = 'Status'
export const priority = 'Priority'
export const assignee = 'Assignee'
export const lastColumns = { created: 'Created', changed: 'Changed' }
export const unassigned = 'Unassigned'
export const you = 'You'
export const overdueBy = (span: string) => `${span} overdue`
export const dueIn = (span: string) => `Due in ${span}`
export const dueNow = 'Due now'
export const nothingDue = 'Nothing due'
export const clockNames = { response: 'First answer', resolution: 'Resolution' }
export const promisedFor = (clock: string, instant: string) => `${clock}: ${instant}`
export const inNote = 'Internal note'
export const numbered = (ticketNumber: string) => `#${ticketNumber}`

export const noMatch = 'No tickets match'
export const noMatchIn = (view: string) => `Nothing in “${view}” matches your search and filters.`
export const searchAll = 'Look in all tickets'
export const emptyTitles = {
  mine: 'Nothing is assigned to you',
  unassigned: 'Nothing is unassigned',
  open: 'No open tickets',
  pending: 'No pending tickets',
  snoozed: 'No snoozed tickets',
  closed: 'No closed tickets',
  all: 'No tickets yet',
}
export const emptyTexts = {
  mine: 'Take the next ticket, or look at what is unassigned.',
  unassigned: 'New tickets appear here by themselves.',
  open: 'New tickets and answers of customers appear here by themselves.',
  pending: 'Tickets that wait for the customer are here.',
  snoozed: 'Tickets that you put off are here until they come back.',
  closed: 'Tickets are here once they are closed.',
  all: 'The tickets of all customers are here.',
}

export const readAt = <Part>(time: Part) => rich`Updated: ${time}.`
export const isLive = 'Changes appear by themselves.'
export const isPaused = 'Changes are paused.'
export const pause = 'Pause changes'
export const resume = 'Resume changes'

// Saved views.

export const giveViewName = 'Give the view a name'
export const sayWhatToChange = 'Say what to change'
export const viewGone = 'This view does not exist any more.'
export const notYourView = 'Only whoever made a shared view, or an administrator, can change it.'
export const viewNameTaken = 'There is a view of this name already'
export const tooManyOwnViews = (atMost: number) =>
  `You have ${number(atMost)} views of your own, which is as many as there can be. Delete one first.`
export const tooManySharedViews = (atMost: number) =>
  `There are ${number(atMost)} shared views, which is as many as there can be. Delete one first.`

// Saving what is shown.
export const saveViewTitle = 'Save as a view'
export const saveViewText =
  'The filters and the order that you see now, under a name, with a live count.'
export const searchIsNotCounted =
  'A view with a search has no number beside its name: what it finds is looked up when it is opened.'
export const viewName = 'Name'
export const shareView = 'Share with all agents'
export const shareViewHint =
  'Everybody at the desk sees it. Filters of “Me” show each agent their own.'
export const saveNewView = 'Save as new view'
export const savingView = 'Saving...'
export const viewSavedAs = (view: string) => `View “${view}” saved`
export const saveViewFailed = 'The view was not saved'
export const updateView = (view: string) => `Update “${view}”`
export const viewUpdated = (view: string) => `View “${view}” updated`
export const viewIsChanged = 'You have changed the filters of this view.'

// Managing them.
export const manageViewsText =
  'Your own views come first, then those that are shared with everybody.'
export const ownViews = 'Your own'
export const sharedViews = 'Shared'
export const noOwnViews = 'You have no views of your own.'
export const noSharedViews = 'No view is shared yet.'
export const viewOfOthers = 'Created by another agent'
export const viewMadeBy = (agent: string) => `Created by ${agent}`
export const editView = (view: string) => `Edit ${view}`
export const deleteView = (view: string) => `Delete ${view}`
export const deleteViewQuestion = (view: string) => `Delete “${view}”?`
export const deleteViewNote = 'No ticket is deleted.'
export const viewDeleted = (view: string) => `View “${view}” deleted`
export const saveViewChanges = 'Save changes'
export const done = 'Done'
export const changeViewFailed = 'The view was not changed'
export const deleteViewFailed = 'The view was not deleted'

// What the server answers.
export const chooseOneChange = 'Say one thing to change'
export const tooLateToUndo = 'This cannot be undone any more.'

// The bar.
export const selection = 'Selected tickets'
export const selectedTickets = (tickets: number, customers: number) =>
  `${ticketCount(tickets)} of ${customerCount(customers)}`
const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
const customerCount = (count: number) =>
  plural(count, { one: `${number(count)} customer`, other: `${number(count)} customers` })
export const selectAtMost = (count: number) => `At most ${number(count)} at once.`
export const clearSelection = 'Clear selection'
export const bulkButtons = {
  assign: 'Assign',
  status: 'Status',
  priority: 'Priority',
  close: 'Close',
}

// What is asked before.
export const bulkTitles = {
  assign: 'Assign tickets',
  status: 'Change the status',
  priority: 'Change the priority',
  close: 'Close tickets',
}
export const bulkConcerns = (tickets: number, customers: number) =>
  `This changes ${selectedTickets(tickets, customers)}.`
export const nameOfMe = (name: string) => `${name} (you)`
export const resolution = 'Resolution'
export const closeText = 'The requesters see why their tickets were closed.'
export const closingWords = 'Closing words'
export const closingHint = 'Optional. Each requester reads them in their ticket.'
export const bulkActs = {
  assign: (tickets: number) => `Assign ${ticketCount(tickets)}`,
  status: (tickets: number) => `Change ${ticketCount(tickets)}`,
  priority: (tickets: number) => `Change ${ticketCount(tickets)}`,
  close: (tickets: number) => `Close ${ticketCount(tickets)}`,
}
export const bulkChanging = 'Changing...'
export const bulkFailed = 'Nothing was changed'
export const bulkOffline = 'You are offline. The selection is kept.'
export const namesFailed = 'The names could not be loaded'

// What came of it.
export const bulkOutcome = 'What was changed'
const changed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket was changed.`,
    other: `${number(tickets)} tickets were changed.`,
  })
const closed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket was closed.`,
    other: `${number(tickets)} tickets were closed.`,
  })
const restored = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} ticket is as it was before.`,
    other: `${number(tickets)} tickets are as they were before.`,
  })
export const bulkResults = { changed, closed, restored }
export const bulkNothingChanged = 'No ticket was changed.'
export const bulkLeftOut = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} was left as it is:`,
    other: `${number(tickets)} were left as they are:`,
  })
export const bulkRefusals = {
  closed: 'closed already',
  missing: 'not there any more',
  changed_since: 'somebody has changed it since',
  agent_gone: 'whoever had it before has left',
}
export const refusedTicket = (ticketNumber: string, subject: string, reason: string) =>
  `#${ticketNumber} ${subject}: ${reason}`
export const unknownTicket = (reason: string) => `A ticket: ${reason}`
export const undo = 'Undo'
export const undoing = 'Undoing...'
export const undoFailed = 'It could not be undone'
export const dismiss = 'Dismiss'

// Who else is at a ticket. One person, two, or more of them.
export const looks = (name: string) => `${name} is looking at this ticket`
export const look = (one: string, other: string) => `${one} and ${other} are looking at this ticket`
export const manyLook = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are looking at this ticket`,
    other: `${name} and ${number(others)} others are looking at this ticket`,
  })
export const writes = (name: string) => `${name} is writing`
export const write = (one: string, other: string) => `${one} and ${other} are writing`
export const manyWrite = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are writing`,
    other: `${name} and ${number(others)} others are writing`,
  })
export const isAway = (name: string) => `${name} has this ticket open`
export const areAway = (one: string, other: string) => `${one} and ${other} have this ticket open`
export const manyAway = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other have this ticket open`,
    other: `${name} and ${number(others)} others have this ticket open`,
  })

// Notices of the desk.

export const sayWhichToRead = 'Say which notices you have read'

// The bell.
export const atDesk = 'At the desk'
export const ownTickets = 'Your own tickets'
export const noticesLoadFailed = 'What is new at the desk could not be loaded'
export const markAllRead = 'Mark all as read'
export const clearNotices = 'Clear all'
export const clearNoticesFailed = 'Failed to clear notifications'
export const markRead = 'Mark read'
export const markReadOf = (subject: string) => `Mark read: ${subject}`
export const unreadNotice = 'Unread:'
export const noNotices = 'Nothing new at the desk'
export const noNoticesText =
  'You’re told here when a colleague assigns you a ticket or mentions you, when a customer replies to one of your tickets, and when a ticket is due soon.'
export const showMore = 'Show more'
export const loadingOlder = 'Loading...'
export const markReadFailed = 'It could not be marked as read'

// What happened. The ticket's subject and customer stand below.
export const wasAssigned = (by: string) => `${by} assigned this to you`
export const customerReplied = (by: string) => `${by} replied`
export const wereAssigned = (by: string, count: number) =>
  `${by} assigned you ${number(count)} tickets`
export const wasMentioned = (by: string) => `${by} mentioned you in a note`
export const ticketDueSoon = {
  response: (time: string) => `Due soon: the first answer is promised for ${time}`,
  resolution: (time: string) => `Due soon: the solution is promised for ${time}`,
}
export const ticketOverdue = {
  response: (time: string) => `Overdue: the first answer was promised for ${time}`,
  resolution: (time: string) => `Overdue: the solution was promised for ${time}`,
}
export const replyDropped = {
  customer_wrote: 'Your reply wasn’t sent because the customer wrote first',
  closed: 'Your reply wasn’t sent because the ticket was closed',
  author_gone: 'A former agent’s reply wasn’t sent. Take it over or discard it.',
  refused: 'Your reply wasn’t sent because something in it is no longer possible',
}
export const answerHeld =
  'Your email about this ticket was held for review, so the customer hasn’t received it'
export const mailBounced = 'A mail about this ticket could not be delivered'
export const snoozeOver = 'Back from its snooze'
export const aColleague = 'A colleague'
export const theCustomer = 'The customer'
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`

// A ticket that an agent raises for a person of a customer.
export const newTicket = 'New ticket'
export const newTicketTitle = 'New ticket for a customer'
export const newTicketText =
  'For somebody who called or came by. They see it in the portal like any other ticket of theirs.'
export const chooseCustomer = 'Choose a customer'
export const email = 'Email of the person'
export const emailHint =
  'Somebody who has never signed in will do. The address must be one of the customer’s.'
export const personName = 'Name of the person'
export const personHint = 'For somebody new. Who is known keeps the name they have.'
export const subject = 'Subject'
export const categories = 'Categories'
export const ticketText = 'Description'
export const newTicketFiles = 'Files'
export const fileLimits = 'Max 5 files, 10MB each'
export const giveSubject = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const giveDescription = 'Description is required'
export const chooseCategory = 'At least one category is required'
export const givePersonName = 'Give the name of the person'
export const giveEmail = 'Give an email address'
export const raiseTicket = 'Raise ticket'
export const raising = 'Raising...'
export const raiseFailed = 'The ticket was not raised'
export const ticketRaised = (ticket: string, name: string) => `Ticket ${ticket} raised for ${name}`
export const personIsKnown = <Part>(name: Part) => rich<string | Part>`This is ${name}.`
