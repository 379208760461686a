import type { EndpointAddress } from '#shared/endpoint.ts'

export const ticketEndpoints = {
  listCategories: { method: 'GET', path: '/api/tickets/categories' },
  listTickets: { method: 'GET', path: '/api/tickets' },
  exportTickets: { method: 'GET', path: '/api/tickets/export' },
  getTicket: { method: 'GET', path: '/api/tickets/:ticketId' },
  createTicket: { method: 'POST', path: '/api/tickets' },
  updateTicket: { method: 'PUT', path: '/api/tickets/:ticketId' },
  listComments: { method: 'GET', path: '/api/tickets/:ticketId/comments' },
  closeTicket: { method: 'POST', path: '/api/tickets/:ticketId/close' },
  reopenTicket: { method: 'POST', path: '/api/tickets/:ticketId/reopen' },
  getConfidentiality: { method: 'GET', path: '/api/tickets/:ticketId/confidential' },
  setConfidential: { method: 'PUT', path: '/api/tickets/:ticketId/confidential' },
  getAttachment: { method: 'GET', path: '/api/desk-files/:attachmentId' },
  streamEvents: { method: 'GET', path: '/api/events' },
} as const satisfies Record<string, EndpointAddress>

/** The people who see a ticket, and those who take part in it. */
export const audienceEndpoints = {
  listAudience: { method: 'GET', path: '/api/tickets/:ticketId/audience' },
  listNewAudience: { method: 'GET', path: '/api/tickets/audience' },
  findColleagues: { method: 'GET', path: '/api/colleagues' },
  addParticipant: { method: 'POST', path: '/api/tickets/:ticketId/participants' },
  removeParticipant: { method: 'DELETE', path: '/api/tickets/:ticketId/participants/:userId' },
} as const satisfies Record<string, EndpointAddress>

export const ratingEndpoints = {
  getRating: { method: 'GET', path: '/api/tickets/:ticketId/rating' },
  rateTicket: { method: 'PUT', path: '/api/tickets/:ticketId/rating' },
  readRatingLink: { method: 'POST', path: '/api/rating-link' },
  rateByLink: { method: 'POST', path: '/api/rating-link/rating' },
} as const satisfies Record<string, EndpointAddress>

export const leavingEndpoints = {
  readLeavingLink: { method: 'POST', path: '/api/leaving-link' },
  leaveByLink: { method: 'POST', path: '/api/leaving-link/leave' },
} as const satisfies Record<string, EndpointAddress>

export const slaEndpoints = {
  getSlaPromise: { method: 'GET', path: '/api/tickets/service-level' },
  getTicketSla: { method: 'GET', path: '/api/tickets/:ticketId/sla' },
} as const satisfies Record<string, EndpointAddress>

export const dashboardEndpoints = {
  getDashboard: { method: 'GET', path: '/api/dashboard' },
} as const satisfies Record<string, EndpointAddress>
