import type { EndpointAddress } from '#shared/endpoint.ts'

/** Mail that came in, at the desk: what is no ticket's yet, and what machines sent about one. */
export const heldMailEndpoints = {
  listMails: { method: 'GET', path: '/api/desk/mails' },
  countHeldMails: { method: 'GET', path: '/api/desk/mails/count' },
  getMail: { method: 'GET', path: '/api/desk/mails/:mailId' },
  getRawMail: { method: 'GET', path: '/api/desk/mails/:mailId/raw' },
  acceptMail: { method: 'POST', path: '/api/desk/mails/:mailId/accept' },
  discardMails: { method: 'POST', path: '/api/desk/mails/discard' },
  discardMail: { method: 'POST', path: '/api/desk/mails/:mailId/discard' },
  getTicketMail: { method: 'GET', path: '/api/desk/tickets/:ticketId/mail' },
  restoreMail: { method: 'POST', path: '/api/desk/mails/:mailId/restore' },
} as const satisfies Record<string, EndpointAddress>
