import type { EndpointAddress } from '#shared/endpoint.ts'

export const relateEndpoints = {
  snoozeTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId/snooze' },
  wakeTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/snooze' },
  mergeTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/merge' },
  unmergeTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/merge' },
  linkTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId/links/:otherTicketId' },
  unlinkTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/links/:otherTicketId' },
  splitTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/split' },
  saveCustomerBrief: { method: 'PUT', path: '/api/desk/customers/:customerId/brief' },
} as const satisfies Record<string, EndpointAddress>
