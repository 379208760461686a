import type { AlertRule } from '#shared/mail/alerts/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  type AlertRuleRow,
  listMatches,
  listRules,
} from '#server/channels/mail/triage/alerts/rule-queries.ts'

const COUNTED_MS = 30 * 24 * 3_600_000

/** The rules in their order, with what each has read. */
export function listAlertRules({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<AlertRule[]> {
  return asStaff(db, (tx) => presentRules(tx, now()))
}

export async function presentRules(tx: Tx, now: Date): Promise<AlertRule[]> {
  const matches = await listMatches(tx, new Date(now.getTime() - COUNTED_MS))
  return (await listRules(tx)).map((row) => presentRule(row, matches.get(row.id)))
}

function presentRule(
  { requesterEmail, updatedAt, isServed, isRequesterActive, ...row }: AlertRuleRow,
  match: { matchedAt: Date; matchCount: number } | undefined,
): AlertRule {
  return {
    ...row,
    sender: row.sender.includes('@') ? toShownEmail(row.sender) : row.sender,
    requesterEmail: toShownEmail(requesterEmail),
    isWorking: isServed && isRequesterActive,
    matchedAt: match?.matchedAt.toISOString() ?? null,
    matchCount: match?.matchCount ?? 0,
    updatedAt: updatedAt.toISOString(),
  }
}
