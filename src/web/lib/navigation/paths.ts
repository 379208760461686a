import { type Address, pathsTo, withSearch } from './address.ts'

/**
 * Addresses of the pages of the portal, as the router matches them. `app/routes/routes.tsx` has a
 * row for each.
 */
export const patterns = {
  home: '/',
  login: '/login',
  /** The address, and in the link of a mail the code, follow in the fragment. */
  loginCode: '/login/code',
  adminLogin: '/admin/login',
  /** The secret of the link follows in the fragment, which no server and no log sees. */
  setPassword: '/set-password',
  /** The same, for the link in a closing mail. */
  rate: '/rate',
  /** The same, for the link in a mail to a participant. */
  leave: '/leave',
  dashboard: '/dashboard',
  tickets: '/tickets',
  newTicket: '/tickets/new',
  ticket: '/tickets/:ticketId',
  /** The people of a portal manager's own company. */
  people: '/people',
  /** The contract of the reader's own company. */
  serviceLevels: '/service-levels',
  account: '/account',
  /** Start page of agents. */
  desk: '/desk',
  deskTicket: '/desk/tickets/:ticketId',
} as const

/** The pages of the admin area that other pages lead to. */
export const adminEntryPatterns = {
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  signInFailures: '/admin/sign-in-failures',
} as const

const adminEntries = pathsTo(adminEntryPatterns)

/** The addresses of these pages. Links are made from them, never from pieces of text. */
export const paths = {
  ...pathsTo(patterns),
  admin: adminEntries.admin,
  adminDashboard: adminEntries.adminDashboard,
  followUp: (ticketId: string) => withSearch(paths.newTicket, `follows=${ticketId}`),
  signInFailure: (code: string) =>
    withSearch(adminEntries.signInFailures, `q=${encodeURIComponent(code)}`),
}

/** Only a path of this site: never another site's address, and never a sign-in page. */
export function isOwnPath(path: string): path is Address {
  return /^\/(?![/\\])/.test(path) && !/[\\\s]/.test(path) && !path.includes('login')
}
