import { BY_THE_MINUTE } from '#shared/desk/time/billed-minutes.ts'
import type { TimeRules } from '#shared/desk/time/contract.ts'
import { ROUNDINGS } from '#shared/desk/time/values.ts'

import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findRules, lockCustomerOfRules, saveRules } from './queries.ts'

type RulesDeps = Pick<Deps, 'db' | 'now'>

export function getTimeRules(deps: RulesDeps, customerId: string): Promise<TimeRules> {
  return asStaff(deps.db, async (tx) => {
    await mustBeCustomer(tx, customerId)
    return readRules(tx, customerId)
  })
}

/** Changes how time is billed from now on. What is written down already keeps what it was billed with. */
export function saveTimeRules(
  deps: RulesDeps,
  by: Actor,
  { customerId, mayOpen, ...rules }: TimeRules & { customerId: string; mayOpen: boolean },
): Promise<TimeRules> {
  return asStaff(deps.db, async (tx) => {
    const subject = await mustBeCustomer(tx, customerId)
    const before = await readRules(tx, customerId)
    const { minimumMinutes, roundingMinutes, isShownToCustomer } = rules
    if (isShownToCustomer && !before.isShownToCustomer && !mayOpen) throw confirmationRequired()
    await saveRules(tx, customerId, {
      minimumMinutes,
      roundingMinutes,
      shownToCustomer: isShownToCustomer,
    })
    if (JSON.stringify(before) !== JSON.stringify(await readRules(tx, customerId)))
      await recordAudit(tx, {
        action: 'time.rules_changed',
        by,
        at: deps.now(),
        customerId,
        subject,
        before,
        after: rules,
      })
    return readRules(tx, customerId)
  })
}

async function mustBeCustomer(tx: Tx, customerId: string) {
  const customer = await lockCustomerOfRules(tx, customerId)
  if (!customer) throw notFound((words) => words.timeEntries.customerGone)
  return customer
}

async function readRules(tx: Tx, customerId: string): Promise<TimeRules> {
  const found = await findRules(tx, customerId)
  const { minimumMinutes, roundingMinutes } = found ?? BY_THE_MINUTE
  return {
    minimumMinutes,
    roundingMinutes: ROUNDINGS.find((step) => step === roundingMinutes) ?? 1,
    isShownToCustomer: found?.shownToCustomer ?? false,
  }
}
