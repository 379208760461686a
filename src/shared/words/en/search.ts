import { number, plural } from './language.ts'

export const search = 'Search'
export const loadFailed = 'Search couldn’t load. Please try again.'
export const loadFailedAgain = 'The search could not be loaded. Please reload the page.'
export const ticketsAndPages = 'Search tickets and pages'
export const hint = 'Search tickets and pages...'
export const escapeKey = 'Esc'
export const results = 'Results'

// Its groups, and what is in them.
export const recentTickets = 'Recent tickets'
export const tickets = 'Tickets'
export const pages = 'Pages'
export const dashboard = 'Dashboard'
export const myTickets = 'My Tickets'
export const newTicket = 'New Ticket'
export const adminDashboard = 'Admin Dashboard'
export const desk = 'Desk'
export const actions = 'Actions'
export const toTheme = { dark: 'Switch to dark theme', light: 'Switch to light theme' }
export const signOut = 'Sign out'
export const signInFailures = 'Sign-in failures'
export const signInFailure = (code: string) => `Sign-in failure ${code}`
export const seeAll = (text: string) => `See all tickets with “${text}”`

// Results of a search.
export const ticketsFailed = 'Failed to load your tickets'
export const noneFound = (text: string) => `No tickets match “${text}”`
export const found = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket found`,
    other: `${number(count)} tickets found`,
  })
export const retry = 'Retry'
