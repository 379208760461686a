import { number, plural } from './language.ts'

// Answers of the server.
export const figureFormat = 'Enter a figure and the Monday of its week, such as created.2026-01-05'
// The page.
export const title = 'Reports'
export const pageText = 'Workload, backlog and response times. Select a number to see its tickets.'
export const loading = 'Loading reports'
export const loadFailed = 'Failed to load reports'
export const table = 'View as table'
export const filters = 'Filters'
export const period = 'Period'
export const lastWeeks = (weeks: number) => `Last ${number(weeks)} weeks`
export const anyCustomer = 'All customers'
export const anyAgent = 'All agents'
export const formerCustomer = 'Deleted customer'
export const loadingNames = 'Loading...'
export const namesFailed = 'Failed to load customers and agents'
export const responseMet = 'First response met'
export const resolutionMet = 'Resolution met'
export const medianResponse = 'Median first response'
export const noValue = '–'
export const points = (count: number) =>
  `${number(count)} ${plural(count, { one: 'point', other: 'points' })}`
/** `sign` is -1, 0 or 1. */
export const change = (sign: number, by: string) =>
  sign === 0 ? 'No change' : `${sign > 0 ? '↑' : '↓'} ${by}`
export const comparedTo = (changed: string, weeks: string) =>
  `${changed} vs. previous ${weeks} weeks`
export const nothingBefore = 'No earlier data'
export const flowTitle = 'Created and closed by week'
export const byAge = 'Open by age'
export const byCustomer = 'Open by customer'
export const byAgent = 'Open by agent'
export const backlogTitle = 'Backlog by week'
export const backlogText = 'Tickets still open at the end of each week.'
export const responseTitle = 'First response by week'
export const resolutionTitle = 'Resolution by week'
export const promiseText = 'Tickets created each week, compared with the SLA target.'
export const noneOpen = 'No open tickets'
export const noneInWeeks = 'No tickets in this period'
export const mostOnly = 'Showing only entries with the most tickets. Export to see all.'
export const age = 'Age'
export const customer = 'Customer'
export const agent = 'Agent'
export const week = 'Week of'
export const open = 'Open'
export const pending = 'Pending'
export const met = 'Met'
export const breached = 'Breached'
export const running = 'On track'
export const created = 'Created'
export const closed = 'Closed'
export const backlog = 'Backlog'
export const nobody = 'Unassigned'
export const formerAgent = 'Former agent'
export const ages = {
  under_1d: 'Less than 1 day',
  '1d_7d': '1 to 7 days',
  '7d_30d': '7 to 30 days',
  over_30d: 'More than 30 days',
}
export const partOf = (name: string, week: string, count: number) =>
  `${name}, week of ${week}: ${number(count)}`
export const numberOf = (name: string, of: string) => `${name}: ${of}`
export const files = 'Export'
export const fileNames = {
  ages: 'Open tickets by age (CSV)',
  customers: 'Open tickets by customer (CSV)',
  agents: 'Open tickets by agent (CSV)',
  weeks: 'Weekly figures (CSV)',
  ratings: 'Satisfaction by month (CSV)',
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
  month: 'month',
  good: 'good',
  bad: 'bad',
}
