import { number, plural } from './language.ts'

export const title = 'Desk'
export const titleOf = (view: string) => `${view}, Desk`
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
  '/': 'Search',
  '?': 'Show this list',
}
export const ticketKeys = 'In a ticket'
export const ticketShortcuts = {
  r: 'Reply',
  n: 'Internal note',
  a: 'Assign',
  c: 'Close the ticket',
  '?': 'Show this list',
}

export const views = 'Views'
export const viewNames = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  open: 'Open',
  pending: 'Pending',
  closed: 'Closed',
  all: 'All',
}
export const viewCount = (count: number, isMore: boolean) =>
  plural(count, {
    one: `${number(count)} ticket`,
    other: isMore ? `${number(count)} tickets or more` : `${number(count)} tickets`,
  })
export const shortCount = (count: number, isMore: boolean) =>
  isMore ? `${number(count)}+` : number(count)
