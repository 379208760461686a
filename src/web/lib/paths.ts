import type { TicketStatus } from '#shared/tickets/values.ts'

/** Every address of the portal. Links are made from these, never from string pieces. */
export const paths = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  tickets: '/tickets',
  newTicket: '/tickets/new',
  ticket: (ticketId: string) => `/tickets/${encodeURIComponent(ticketId)}`,
  ticketsWithStatus: (status: TicketStatus) => `/tickets?status=${status}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  signInFailure: (code: string) => `/admin/sign-in-failures?q=${encodeURIComponent(code)}`,
  account: '/account',
  /** Where agents start. */
  desk: '/desk',
  /** The secret of the link follows in the fragment, which no server and no log sees. */
  setPassword: '/set-password',
}

/** The same addresses as the router matches them. */
export const patterns = {
  ticket: '/tickets/:ticketId',
}

/** Only a path of this site: never another site's address, and never a sign-in page. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\s]/.test(path) && !path.includes('login')
}
