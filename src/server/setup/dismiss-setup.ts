import type { Setup } from '#shared/setup/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { getSetup } from './get-setup.ts'
import { updateDismissed } from './queries.ts'

/** Hides the setup steps for every administrator, for good. */
export async function dismissSetup(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  viewer: Viewer,
  by: Actor,
): Promise<Setup> {
  await asStaff(deps.db, async (tx) => {
    const at = deps.now()
    if (!(await updateDismissed(tx, at))) return
    await recordAudit(tx, { action: 'settings.first_steps_dismissed', by, at })
  })
  return getSetup(deps, viewer)
}
