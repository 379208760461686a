import type { EndpointAddress } from '#shared/endpoint.ts'

export const sentMailEndpoints = {
  getMailOut: { method: 'GET', path: '/api/admin/mail/out' },
  listSentMails: { method: 'GET', path: '/api/admin/mail/sent' },
  retrySentMail: { method: 'POST', path: '/api/admin/mail/sent/:mailId/retry' },
  dismissSentMail: { method: 'POST', path: '/api/admin/mail/sent/:mailId/dismiss' },
  resumeSending: { method: 'POST', path: '/api/admin/mail/resume' },
  clearMailAddress: { method: 'POST', path: '/api/admin/mail/clear-address' },
  showMailOff: { method: 'GET', path: '/api/mail-off' },
  stopMail: { method: 'POST', path: '/api/mail-off' },
} as const satisfies Record<string, EndpointAddress>
