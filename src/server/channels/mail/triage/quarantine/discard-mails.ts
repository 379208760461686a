import type { DiscardMails } from '#shared/mail/held/contract.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { discardHeld } from './queries.ts'

/**
 * Discards many held mails, those named or all of one sender. Returns how many: others may have decided about
 * some of them. Each can be held again.
 */
export function discardMails(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  which: DiscardMails,
  by: AuditActor,
): Promise<{ discarded: number }> {
  return asStaff(db, async (tx) => {
    const at = now()
    const from =
      which.from === undefined ? undefined : (toAsciiEmail(which.from.toLowerCase()) ?? which.from)
    const discarded = await discardHeld(
      tx,
      which.mailIds === undefined ? { fromAddress: from ?? '' } : { mailIds: which.mailIds },
      { settledAt: at, settledBy: by.name },
    )
    if (discarded > 0)
      await recordAudit(tx, {
        action: 'held_mail.discarded_many',
        by,
        at,
        after: { count: discarded, ...(from !== undefined && { from }) },
      })
    return { discarded }
  })
}
