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

/** A macro puts a text into an answer, changes the ticket, or both. */
export const macroEndpoints = {
  listMacros: { method: 'GET', path: '/api/desk/macros' },
  addMacro: { method: 'POST', path: '/api/desk/macros' },
  getMacro: { method: 'GET', path: '/api/desk/macros/:macroId' },
  changeMacro: { method: 'PUT', path: '/api/desk/macros/:macroId' },
  removeMacro: { method: 'DELETE', path: '/api/desk/macros/:macroId' },
} as const satisfies Record<string, EndpointAddress>
