import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { exportTime } from '#server/tickets/desk/time/export-time.ts'

import { firstOfMonth } from '#demo/seed/moments.ts'

const MONTHS = 14

function ignoreEmptyMonth(error: unknown) {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error
}

/** Exports the time of every month but the last one and this: that one is ready for its invoices. */
export async function exportEarlierTime(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  administrator: Viewer,
): Promise<void> {
  const { userId, name, email } = administrator
  const by = { ...SYSTEM, userId, name, email }
  for (let monthsAgo = MONTHS; monthsAgo >= 2; monthsAgo -= 1) {
    const month = firstOfMonth(now(), monthsAgo).slice(0, 7)
    const at = new Date(`${firstOfMonth(now(), monthsAgo - 1)}T09:00:00.000Z`)
    const deps = { db, now: () => at }
    const exported = exportTime(deps, administrator, { month }, { by, idempotency: undefined })
    await exported.catch(ignoreEmptyMonth)
  }
}
