import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'My Support Tickets'
export const refresh = 'Refresh'
export const newTicket = 'New Ticket'
export const loading = 'Loading your tickets'
export const loadFailed = 'Failed to load your tickets'
export const refreshed = 'Tickets refreshed successfully'
export const refreshFailed = 'Failed to refresh tickets'
export const found = (count: number) =>
  plural(count, {
    one: `Found ${number(count)} new ticket(s)`,
    other: `Found ${number(count)} new ticket(s)`,
  })
export const updated = 'Ticket list updated'
export const hasNewTicket = 'Ticket list updated with your new ticket'

export const search = 'Search tickets'
export const searchHint = 'Search tickets...'
export const status = 'Status'
export const anyStatus = 'All statuses'
export const priority = 'Priority'
export const anyPriority = 'All priorities'
export const sortBy = 'Sort By'
export const sorts = { createdAt: 'Date Created', priority: 'Priority' }
export const direction = 'Direction'
export const directions = { desc: 'Newest First', asc: 'Oldest First' }
export const priorityOrders = { desc: 'High priority on top', asc: 'Low priority on top' }

export const tableTitle = 'Your support tickets'
export const subject = 'Subject'
export const category = 'Category'
export const created = 'Created'
export const slaBreached = 'SLA breached'

export const noneFound = 'No tickets found'
export const noneMatch = 'No tickets match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'You have not raised a ticket yet'
export const create = 'Create a ticket'

export const readAt = <Part>(time: Part) => rich<string | Part>`Updated ${time}.`
/** Within the sentence above. */
export const justNow = 'just now'
export const isLive = 'Refreshes every 5 minutes.'
export const isPaused = 'Updates are paused.'
export const pause = 'Pause updates'
export const resume = 'Resume updates'
