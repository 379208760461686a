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

/** Rules for the alerts that monitoring tools send by mail. */
export const alertEndpoints = {
  listAlertRules: { method: 'GET', path: '/api/admin/mail/alert-rules' },
  getAlertRule: { method: 'GET', path: '/api/admin/mail/alert-rules/:ruleId' },
  addAlertRule: { method: 'POST', path: '/api/admin/mail/alert-rules' },
  changeAlertRule: { method: 'PUT', path: '/api/admin/mail/alert-rules/:ruleId' },
  removeAlertRule: { method: 'DELETE', path: '/api/admin/mail/alert-rules/:ruleId' },
  orderAlertRules: { method: 'PUT', path: '/api/admin/mail/alert-rule-order' },
  getAlertChoices: { method: 'GET', path: '/api/admin/mail/alert-choices' },
  tryAlertRules: { method: 'POST', path: '/api/admin/mail/alert-try' },
} as const satisfies Record<string, EndpointAddress>

/** Apart from what administrators read of sent mail, so that the account's page loads nothing of that. */
export const mailChoiceEndpoints = {
  getMailChoice: { method: 'GET', path: '/api/account/mail' },
  saveMailChoice: { method: 'PUT', path: '/api/account/mail' },
} as const satisfies Record<string, EndpointAddress>

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
