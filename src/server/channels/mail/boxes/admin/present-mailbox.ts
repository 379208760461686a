import type { Mailbox } from '#shared/mail/boxes/contract.ts'

import type { Deps } from '#server/deps.ts'
import type { MailboxRow } from './queries.ts'

export function presentMailbox({ config }: Pick<Deps, 'config'>, row: MailboxRow): Mailbox {
  return {
    ...row,
    hasSecret: row.secret !== null,
    webhookUrl: `${config.publicUrl}/api/mail/incoming/${row.id}`,
    readAt: row.readAt?.toISOString() ?? null,
    unreachableSince: row.unreachableSince?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
