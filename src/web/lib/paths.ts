import type { TicketStatus } from '#shared/ticket-values.ts'

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
  customers: '/admin/customers',
  newCustomer: '/admin/customers/new',
  customer: (customerId: string) => `/admin/customers/edit/${encodeURIComponent(customerId)}`,
  ssoGuide: (customerId: string) => `/admin/customers/sso-guide/${encodeURIComponent(customerId)}`,
  customerPeople: (customerId: string) =>
    `/admin/customers/people/${encodeURIComponent(customerId)}`,
  deletedCustomers: '/admin/customers/deleted',
  team: '/admin/team',
  auditLog: '/admin/audit-log',
  settings: '/admin/settings',
  account: '/account',
  /** The secret of the link follows in the fragment, which no server and no log sees. */
  setPassword: '/set-password',
}

/** The same addresses as the router matches them. */
export const patterns = {
  ticket: '/tickets/:ticketId',
  customer: '/admin/customers/edit/:customerId',
  ssoGuide: '/admin/customers/sso-guide/:customerId',
  customerPeople: '/admin/customers/people/:customerId',
}

/** Only a path of this site: never another site's address, and never a sign-in page. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\s]/.test(path) && !path.includes('login')
}
