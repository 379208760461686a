import type { EndpointAddress } from '#shared/endpoint.ts'

export const deskEndpoints = {
  listDeskTickets: { method: 'GET', path: '/api/desk/tickets' },
  countDeskViews: { method: 'GET', path: '/api/desk/views' },
  listDeskChoices: { method: 'GET', path: '/api/desk/choices' },
  takeNextTicket: { method: 'POST', path: '/api/desk/next' },
  getDeskTicket: { method: 'GET', path: '/api/desk/tickets/:ticketId' },
  listDeskComments: { method: 'GET', path: '/api/desk/tickets/:ticketId/comments' },
  getDeskSla: { method: 'GET', path: '/api/desk/tickets/:ticketId/sla' },
  answerTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/comments' },
  changeDeskTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId' },
  closeDeskTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/close' },
} as const satisfies Record<string, EndpointAddress>
