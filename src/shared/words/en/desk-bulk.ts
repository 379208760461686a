import { number, plural } from './language.ts'

// What the server answers.
export const oneChange = 'Say one thing to change'
export const tooLate = 'This cannot be undone any more.'

// The bar.
export const selection = 'Selected tickets'
export const selected = (tickets: number, customers: number) =>
  `${ticketCount(tickets)} of ${customerCount(customers)}`
const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
const customerCount = (count: number) =>
  plural(count, { one: `${number(count)} customer`, other: `${number(count)} customers` })
export const atMost = (count: number) => `At most ${number(count)} at once.`
export const clear = 'Clear selection'
export const buttons = { assign: 'Assign', status: 'Status', priority: 'Priority', close: 'Close' }
export const status = 'Status'
export const priority = 'Priority'

// What is asked before.
export const titles = {
  assign: 'Assign tickets',
  status: 'Change the status',
  priority: 'Change the priority',
  close: 'Close tickets',
}
export const concerns = (tickets: number, customers: number) =>
  `This changes ${selected(tickets, customers)}.`
export const assignee = 'Assignee'
export const me = (name: string) => `${name} (you)`
export const nobody = 'Nobody'
export const resolution = 'Resolution'
export const closeText = 'The requesters see why their tickets were closed.'
export const closingWords = 'Closing words'
export const closingHint = 'Optional. Each requester reads them in their ticket.'
export const acts = {
  assign: (tickets: number) => `Assign ${ticketCount(tickets)}`,
  status: (tickets: number) => `Change ${ticketCount(tickets)}`,
  priority: (tickets: number) => `Change ${ticketCount(tickets)}`,
  close: (tickets: number) => `Close ${ticketCount(tickets)}`,
}
export const changing = 'Changing...'
export const failed = 'Nothing was changed'
export const offline = 'You are offline. The selection is kept.'
export const namesFailed = 'The names could not be loaded'

// What came of it.
export const outcome = 'What was changed'
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
export const results = { changed, closed, restored }
export const nothingChanged = 'No ticket was changed.'
export const left = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} was left as it is:`,
    other: `${number(tickets)} were left as they are:`,
  })
export const refusals = {
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
