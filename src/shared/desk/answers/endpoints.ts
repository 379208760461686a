import type { EndpointAddress } from '#shared/endpoint.ts'

export const sendingEndpoints = {
  listAnswerDrafts: { method: 'GET', path: '/api/desk/tickets/:ticketId/drafts' },
  saveAnswerDraft: { method: 'PUT', path: '/api/desk/tickets/:ticketId/drafts/:kind' },
  addDraftFiles: { method: 'POST', path: '/api/desk/tickets/:ticketId/drafts/:kind/files' },
  getDraftFile: { method: 'GET', path: '/api/desk/draft-files/:fileId' },
  takeBackReply: {
    method: 'POST',
    path: '/api/desk/tickets/:ticketId/waiting/:waitingId/take-back',
  },
  discardReply: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/waiting/:waitingId' },
  sendReplyNow: { method: 'POST', path: '/api/desk/tickets/:ticketId/waiting/:waitingId/send' },
} as const satisfies Record<string, EndpointAddress>
