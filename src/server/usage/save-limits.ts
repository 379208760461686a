import { isDeepStrictEqual } from 'node:util'

import type { UsageLimitsUpdate, UsageSettings } from '#shared/usage/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { presentLimits, presentUsageSettings } from './present-limits.ts'
import { findLimits, lockLimits, updateLimits } from './queries.ts'

/** @throws AppError `conflict`, with the current state, when another user has saved in between. */
export function saveLimits(
  deps: Pick<Deps, 'db' | 'now'>,
  { version, ...after }: UsageLimitsUpdate,
  by: Actor,
): Promise<UsageSettings> {
  return asStaff(deps.db, async (tx) => {
    const row = await lockLimits(tx)
    const current = presentUsageSettings(row)
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', (words) => words.settings.limitsChanged, {
        extra: { limits: current },
      })
    }
    const before = presentLimits(row)
    if (isDeepStrictEqual(before, after)) return current
    const now = deps.now()
    await updateLimits(tx, { ...after, updatedAt: now, updatedBy: by.name })
    await recordAudit(tx, { action: 'settings.limits_changed', by, at: now, before, after })
    return presentUsageSettings(await findLimits(tx))
  })
}
