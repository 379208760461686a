import type { EndpointAddress } from './endpoints.ts'

/** Of signing in, and of what a customer's people do. */
export const portalEndpoints = {
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  detectIdp: { method: 'GET', path: '/api/auth/idp-detect' },
  initiateLogin: { method: 'POST', path: '/api/auth/initiate-login' },
  adminLogin: { method: 'POST', path: '/api/auth/admin-login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  readAccountLink: { method: 'POST', path: '/api/auth/account-link' },
  setPassword: { method: 'POST', path: '/api/auth/set-password' },

  listTickets: { method: 'GET', path: '/api/tickets' },
  listCategories: { method: 'GET', path: '/api/tickets/categories' },
  getSlaPromise: { method: 'GET', path: '/api/tickets/service-level' },
  getTicket: { method: 'GET', path: '/api/tickets/:ticketId' },
  createTicket: { method: 'POST', path: '/api/tickets' },
  updateTicket: { method: 'PUT', path: '/api/tickets/:ticketId' },
  listComments: { method: 'GET', path: '/api/tickets/:ticketId/comments' },
  closeTicket: { method: 'POST', path: '/api/tickets/:ticketId/close' },
  getTicketSla: { method: 'GET', path: '/api/tickets/:ticketId/sla' },
  getAttachment: { method: 'GET', path: '/api/desk-files/:attachmentId' },
  getDashboard: { method: 'GET', path: '/api/dashboard' },
  streamEvents: { method: 'GET', path: '/api/events' },
} as const satisfies Record<string, EndpointAddress>
