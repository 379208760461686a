// What the server answers.
export const figureFormat = 'Give a number of a week, such as created.2026-01-05, by its Monday'
// The page.
export const title = 'Numbers'
export const pageText = 'How the team stands. Each number leads to its tickets.'
export const loading = 'Loading the numbers'
export const loadFailed = 'The numbers could not be loaded'
export const table = 'Table'
export const byAge = 'Open by age'
export const byCustomer = 'Open by customer'
export const byAgent = 'Open by agent'
export const backlogTitle = 'Backlog by week'
export const backlogText = 'Tickets that were not closed when the week ended.'
export const responseTitle = 'First answer by week'
export const resolutionTitle = 'Resolution by week'
export const promiseText = 'Of the tickets that were raised in the week, against the service level.'
export const noneOpen = 'Nothing is open'
export const noneInWeeks = 'No tickets in these weeks'
export const mostOnly = 'Those with the most tickets. The file has all of them.'
export const age = 'Age'
export const customer = 'Customer'
export const agent = 'Agent'
export const week = 'Week of'
export const open = 'Open'
export const pending = 'Pending'
export const met = 'Met'
export const breached = 'Breached'
export const running = 'On track'
export const created = 'Raised'
export const closed = 'Closed'
export const backlog = 'Backlog'
export const nobody = 'Nobody'
export const formerAgent = 'Somebody who left'
export const ages = {
  under_1d: 'Under a day',
  '1d_7d': '1 to 7 days',
  '7d_30d': '7 to 30 days',
  over_30d: 'Over 30 days',
}
export const numberOf = (name: string, of: string) => `${name}: ${of}`
export const files = 'Files'
export const fileNames = {
  ages: 'CSV of open tickets by age',
  customers: 'CSV of open tickets by customer',
  agents: 'CSV of open tickets by agent',
  weeks: 'CSV of the weeks',
}

// In exported files.
export const heads = {
  age: 'age',
  open: 'open',
  pending: 'pending',
  customer: 'customer',
  customerId: 'customerId',
  agent: 'agent',
  agentId: 'agentId',
  week: 'week',
  created: 'created',
  closed: 'closed',
  backlog: 'backlog',
  responseMet: 'responseMet',
  responseBreached: 'responseBreached',
  responseRunning: 'responseRunning',
  resolutionMet: 'resolutionMet',
  resolutionBreached: 'resolutionBreached',
  resolutionRunning: 'resolutionRunning',
}
