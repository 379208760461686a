import type { Mailbox } from '#shared/mail/boxes/contract.ts'

import type { MailProvider } from '#shared/mail/boxes/values.ts'
import type { Deps } from '#server/deps.ts'
import type { MailboxRow } from './queries.ts'

/** The other providers send a secret of the administrator's own as a password. */
const KEYED: MailProvider[] = ['mailgun', 'ses']

export function presentMailbox({ config }: Pick<Deps, 'config'>, row: MailboxRow): Mailbox {
  return {
    ...row,
    webhookUrl: `${config.publicUrl}/api/mail/incoming/${row.id}${keyIn(row)}`,
    readAt: row.readAt?.toISOString() ?? null,
    unreachableSince: row.unreachableSince?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function keyIn({ provider, postingKey }: MailboxRow): string {
  return KEYED.includes(provider) ? `/${postingKey}` : ''
}
