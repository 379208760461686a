import type { SaveCustomerBrief } from '#shared/desk/relations/input.ts'
import type { CustomerBrief } from '#shared/desk/relations/relations.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { NO_BRIEF } from '#server/tickets/desk/ticket/get-relations.ts'
import { findBrief } from '#server/tickets/desk/ticket/relation-queries.ts'
import { lockCustomerOfBrief, saveBrief } from './queries.ts'

/**
 * Changes the brief of a customer for agents.
 *
 * @throws AppError `not_found`, `conflict` with the current brief when another user was quicker.
 */
export function saveCustomerBrief(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { customerId, version, ...brief }: SaveCustomerBrief & { customerId: string },
  by: Parameters<typeof recordAudit>[1]['by'],
): Promise<CustomerBrief> {
  return asStaff(deps.db, async (tx) => {
    const customer = await lockCustomerOfBrief(tx, customerId)
    if (!customer) throw notFound((words) => words.tickets.noSuchCustomer)
    const before = (await findBrief(tx, customerId)) ?? NO_BRIEF
    if (before.version !== version) {
      const extra = { brief: before }
      throw new AppError('conflict', (words) => words.tickets.changedMeanwhile, { extra })
    }
    const at = deps.now()
    const saved = { ...brief, version: version + 1, updatedAt: at, updatedByName: agent.name }
    await saveBrief(tx, { customerId, ...saved })
    await recordAudit(tx, {
      action: 'customer.brief_changed',
      by,
      at,
      customerId,
      subject: { id: customer.id, name: customer.name },
      before: { ...before },
      after: { ...saved },
      texts: ['note', 'contract', 'contractCovers'],
    })
    return { ...saved, updatedAt: at.toISOString() }
  })
}
