import type { Dashboard, SlaFigures } from '#shared/tickets/contract.ts'
import { rich } from '#shared/words/formats.ts'

import { number, percent } from './language.ts'

export const title = 'Dashboard'
export const welcome = (name: string) => `Welcome back, ${name}!`
export const lead = 'Your tickets and our response times.'
export const refresh = 'Refresh'
export const refreshing = 'Refreshing...'
export const refreshed = 'Data refreshed successfully'
export const refreshFailed = 'Failed to refresh tickets'

type Noun<Part> = (text: string) => Part
/** The noun is left out where there is little room. */
export const counts: Record<
  keyof Dashboard['counts'],
  <Part>(noun: Noun<Part>) => (string | Part)[]
> = {
  open: (noun) => rich`Open${noun(' tickets')}`,
  pending: (noun) => rich`Pending${noun(' tickets')}`,
  closed: (noun) => rich`Closed${noun(' tickets')}`,
  total: (noun) => rich`Total${noun(' tickets')}`,
}

export const activity = 'Ticket Activity'
export const loadingActivity = 'Loading ticket activity'
export const monthCount = (month: string, count: number) => `${month}: ${number(count)}`
export const noActivity = 'No tickets in this period'
export const perMonth = 'Tickets created per month'
export const month = 'Month'
export const tickets = 'Tickets'

export const recentTitle = 'Recent Tickets'
export const ticketsShown = 'Tickets shown'
export const recent = 'Recent'
export const all = 'All'
export const loadFailed = 'Failed to load your tickets'
export const noTickets = 'No tickets yet'
export const createFirst = 'Create your first ticket'
export const whenYouNeedHelp = 'Need help? Create a ticket and track it here.'
export const allTickets = 'All tickets'
export const recentTickets = 'Recent tickets'
export const shownOf = (shown: number, total: number) => `${number(shown)} of ${number(total)}`
export const seeAll = 'See all tickets'
export const slaBreached = 'SLA breached'
export const loadingTickets = 'Loading tickets'

export const attentionTitle = 'Priority Attention'
export const attention = 'Priority attention'
export const allClear = 'All clear'
export const nothingUrgent = 'No open high-priority tickets.'

export const slaTitle = 'SLA Performance'
export const slaUnable = 'Unable to load SLA metrics. Please try refreshing the page.'
export const slaFailed = 'Failed to calculate SLA metrics'
export const slaLoading = 'Loading SLA performance'
export const noFigures = 'No data yet'
export const noFiguresText = 'Performance is shown after your first ticket.'
export const clocks: Record<keyof SlaFigures, string> = {
  response: 'First response',
  resolution: 'Resolution',
}
export const slaParts = {
  met: (count: number) => `${number(count)} Met`,
  breached: (count: number) => `${number(count)} Breached`,
  pending: (count: number) => `${number(count)} On track`,
}
export const average = (span: string) => `Average ${span}`
export const noAverage = 'No average yet'
export const nothingDue = 'Nothing due yet'
export const metInTime = <Part>(share: number, unit: (text: string) => Part) =>
  rich<string | Part>`${percent(share)}${unit(' on time')}`

export const actionsTitle = 'Quick Actions'
export const createTicket = 'Create ticket'
export const viewAll = 'View all tickets'
export const refreshData = 'Refresh data'
