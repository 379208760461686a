import * as words from '#words/mailboxes.ts'

import { isOnThisMachine, type MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'

/** How the library for SMTP is told to go through a door. */
export function smtpOptions({ host, port, encryption, credentials }: MailDoor) {
  if (encryption === 'none' && !isOnThisMachine(host)) {
    throw new MailboxProblem('settings', words.plainElsewhere)
  }
  const { user } = credentials
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    auth:
      'password' in credentials
        ? { user, pass: credentials.password }
        : { type: 'OAuth2' as const, user, accessToken: credentials.accessToken },
  }
}
