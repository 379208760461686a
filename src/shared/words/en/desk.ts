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
