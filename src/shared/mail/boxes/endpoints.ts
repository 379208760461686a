import type { EndpointAddress } from '#shared/endpoint.ts'

export const mailboxEndpoints = {
  listMailboxes: { method: 'GET', path: '/api/admin/mail/mailboxes' },
  getMailbox: { method: 'GET', path: '/api/admin/mail/mailboxes/:mailboxId' },
  addMailbox: { method: 'POST', path: '/api/admin/mail/mailboxes' },
  changeMailbox: { method: 'PUT', path: '/api/admin/mail/mailboxes/:mailboxId' },
  removeMailbox: { method: 'DELETE', path: '/api/admin/mail/mailboxes/:mailboxId' },
  receiveMail: { method: 'POST', path: '/api/mail/incoming/:mailboxId' },
  receiveKeyedMail: { method: 'POST', path: '/api/mail/incoming/:mailboxId/:key' },
  checkMailbox: { method: 'POST', path: '/api/admin/mail/mailbox-check' },
} as const satisfies Record<string, EndpointAddress>
