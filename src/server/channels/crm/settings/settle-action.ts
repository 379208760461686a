import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { askForDelivery, findTicketName, settleRefused } from './queries.ts'

type Settlement = { id: string; by: Actor; how: 'retried' | 'dismissed' }

/** Applies an administrator's decision about an action that the CRM refused. Actions behind it go on. */
export function settleAction(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, by, how }: Settlement,
): Promise<void> {
  return asStaff(db, async (tx) => {
    const settled = await settleRefused(tx, id, how === 'retried' ? 'sending' : 'dismissed')
    if (!settled) throw notFound((words) => words.crm.actionGone)
    await askForDelivery(tx, settled)
    const { customerId, ticketId, kind } = settled
    await recordAudit(tx, {
      action: `crm.action_${how}`,
      by,
      at: now(),
      customerId,
      subject: { id: ticketId, name: await findTicketName(tx, settled) },
      after: { kind },
    })
  })
}
