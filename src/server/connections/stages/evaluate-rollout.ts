import { hasStopped } from '#shared/connections/stages/values.ts'

import { SYSTEM } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { findWatchedChange } from '#server/access/watched-sign-in/watched-change.ts'
import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import { applySettings } from './apply-settings.ts'
import { countSignIns, findWatch, lockCustomerOf, markWarned } from './queries.ts'

/**
 * Looks whether a change has stopped sign-ins that the settings before would let in. Then administrators
 * are told, once, and where they want it everybody signs in with the settings before again. It does not
 * go back from what was itself gone back to.
 */
export function evaluateRollout(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { customerId, version }: { customerId: string; version: number },
  attempt: Pick<Attempt, 'finish'>,
): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    const customer = await lockCustomerOf(tx, customerId)
    const change = await findWatchedChange({ ...deps, db: tx }, customerId)
    if (!customer || change?.newest.number !== version || change.newest.warnedAt !== null) return
    const watch = await findWatch(tx, customerId)
    const counts = await countSignIns(tx, customerId, version)
    if (!hasStopped(watch, counts)) return

    const at = deps.now()
    const { newest, before } = change
    await markWarned(tx, { customerId, number: version }, at)
    await recordAudit(tx, {
      action: 'connection.stopped_working',
      by: SYSTEM,
      at,
      customerId,
      subject: customer,
      after: { version, ...counts },
    })
    const isReturned = watch.returns && newest.way !== 'automatic_return'
    if (isReturned) {
      await applySettings(deps, tx, customer, before.settings, {
        by: SYSTEM,
        way: 'automatic_return',
        returnedTo: before.number,
        action: 'connection.returned',
      })
    }
    const url = `${deps.config.publicUrl}/admin/customers/${customerId}/sign-on`
    await mailAdministrators(tx, customerId, ({ connections: { stopped: texts } }) => ({
      subject: texts.subject(customer.name),
      paragraphs: [
        texts.counted(customer.name, counts.stopped, version, before.number),
        isReturned ? texts.returned(before.number) : texts.wayBack(before.number),
        { text: texts.open, url },
      ],
    }))
  })
}
