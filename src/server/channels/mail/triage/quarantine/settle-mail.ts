import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { updateReceivedMail } from '#server/channels/mail/triage/received/received-queries.ts'
import { mustBeOpen } from './accept-mail.ts'
import { mustBeThere } from './get-mail.ts'
import { lockMail } from './queries.ts'

type Settling = { mailId: string; by: AuditActor }

/** @throws AppError `not_found`, `conflict` where it is settled already. */
export function discardMail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { mailId, by }: Settling,
): Promise<void> {
  return asStaff(db, async (tx) => {
    const { subject, fromAddress, reason } = mustBeOpen(await lockMail(tx, mailId))
    const at = now()
    await updateReceivedMail(tx, mailId, { state: 'discarded', settledAt: at, settledBy: by.name })
    const after = { from: fromAddress, reason }
    await recordAudit(tx, {
      action: 'held_mail.discarded',
      by,
      at,
      subject: { id: mailId, name: subject },
      after,
    })
  })
}

/**
 * Holds a mail again, so that it can be accepted: one that was discarded, or that seemed to be of a machine.
 *
 * @throws AppError `not_found`, `conflict` where its text is kept no more, or it is a ticket's already.
 */
export function restoreMail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { mailId, by }: Settling,
): Promise<void> {
  return asStaff(db, async (tx) => {
    const row = mustBeThere(await lockMail(tx, mailId))
    if (row.state === 'held') return
    if (row.state === 'bounce')
      throw new AppError('conflict', (words) => words.mail.bounceNotRestored)
    if (row.rawKey === null || !['discarded', 'automatic'].includes(row.state))
      throw new AppError('conflict', (words) => words.mail.notRestored)
    const open = { state: 'held' as const, ticketId: null, settledAt: null, settledBy: null }
    await updateReceivedMail(tx, mailId, open)
    await recordAudit(tx, {
      action: 'held_mail.restored',
      by,
      at: now(),
      subject: { id: mailId, name: row.subject },
      before: { state: row.state },
    })
  })
}
