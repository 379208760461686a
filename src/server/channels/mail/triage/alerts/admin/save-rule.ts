import { v7 as uuidv7 } from 'uuid'

import type { AlertRule, AlertRuleInput } from '#shared/mail/alerts/contract.ts'
import { MAX_ALERT_RULES } from '#shared/mail/alerts/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AlertRuleRow,
  deleteRule,
  findRule,
  insertRule,
  listRules,
  lockRules,
  putRulesInOrder,
  updateRule,
} from '#server/channels/mail/triage/alerts/rule-queries.ts'
import { presentRules } from './present-rule.ts'
import { normalizeRule } from './normalize-rule.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

export function addAlertRule(deps: SaveDeps, input: AlertRuleInput, by: Actor): Promise<AlertRule> {
  return asStaff(deps.db, async (tx) => {
    await lockRules(tx)
    const before = await listRules(tx)
    if (before.length >= MAX_ALERT_RULES)
      throw invalidInput({ name: (words) => words.alertRules.tooMany(MAX_ALERT_RULES) })
    const settled = await normalizeRule(tx, input)
    const id = uuidv7()
    const at = deps.now()
    const position = Math.max(0, ...before.map((rule) => rule.position)) + 1
    const stamps = { createdAt: at, updatedAt: at, updatedBy: by.name }
    await insertRule(tx, { ...settled, ...stamps, id, position })
    const row = await mustFind(tx, id)
    await recordAudit(tx, {
      action: 'alert_rule.added',
      by,
      at,
      customerId: row.customerId,
      subject: row,
      after: auditFields(row),
    })
    return mustPresent(tx, deps, id)
  })
}

/** @throws AppError `not_found`, `conflict` when it was changed meanwhile, `invalid_input` */
export function changeAlertRule(
  deps: SaveDeps,
  { id, input, by }: { id: string; input: AlertRuleInput; by: Actor },
): Promise<AlertRule> {
  return asStaff(deps.db, async (tx) => {
    await lockRules(tx)
    const before = await mustFind(tx, id)
    if (before.version !== input.version)
      throw new AppError('conflict', (words) => words.alertRules.changedMeanwhile(before.updatedBy))
    const settled = await normalizeRule(tx, input, before.categories)
    const at = deps.now()
    await updateRule(tx, id, { ...settled, updatedAt: at, updatedBy: by.name })
    const row = await mustFind(tx, id)
    await recordAudit(tx, {
      action: 'alert_rule.changed',
      by,
      at,
      customerId: row.customerId,
      subject: row,
      before: auditFields(before),
      after: auditFields(row),
    })
    return mustPresent(tx, deps, id)
  })
}

export function removeAlertRule(deps: SaveDeps, id: string, by: Actor): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    await lockRules(tx)
    const row = await mustFind(tx, id)
    await deleteRule(tx, id)
    await recordAudit(tx, {
      action: 'alert_rule.removed',
      by,
      at: deps.now(),
      customerId: row.customerId,
      subject: row,
      before: auditFields(row),
    })
  })
}

/** @throws AppError `conflict` when rules were added or removed since the order was made. */
export function orderAlertRules(deps: SaveDeps, ids: string[], by: Actor): Promise<AlertRule[]> {
  return asStaff(deps.db, async (tx) => {
    await lockRules(tx)
    const before = await listRules(tx)
    const isComplete = ids.length === before.length && before.every(({ id }) => ids.includes(id))
    if (!isComplete) throw new AppError('conflict', (words) => words.alertRules.othersMeanwhile)
    const at = deps.now()
    if (before.some(({ id }, index) => id !== ids[index])) {
      await putRulesInOrder(tx, ids)
      await recordAudit(tx, {
        action: 'alert_rule.reordered',
        by,
        at,
        before: { order: before.map(({ name }) => name) },
        after: { order: (await listRules(tx)).map(({ name }) => name) },
      })
    }
    return presentRules(tx, at)
  })
}

async function mustFind(tx: Tx, id: string): Promise<AlertRuleRow> {
  const row = await findRule(tx, id)
  if (!row) throw notFound((words) => words.alertRules.gone)
  return row
}

/** @throws AppError `not_found` */
export async function mustPresent(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  id: string,
): Promise<AlertRule> {
  const rule = (await presentRules(tx, now())).find((one) => one.id === id)
  if (!rule) throw notFound((words) => words.alertRules.gone)
  return rule
}

function auditFields(row: AlertRuleRow) {
  return {
    name: row.name,
    sender: row.sender,
    subjectHas: row.subjectHas,
    requester: row.requesterEmail,
    categories: row.categories,
    subjectPatterns: row.subjectPatterns,
    bodyPatterns: row.bodyPatterns,
    highStates: row.highStates,
    mediumStates: row.mediumStates,
    lowStates: row.lowStates,
    recoveryStates: row.recoveryStates,
    otherStates: row.otherStates,
    isUnproven: row.isUnproven,
    isOn: row.isOn,
  }
}
