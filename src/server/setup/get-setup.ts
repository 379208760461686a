import { DEFAULT_INSTALLATION_NAME, FIRST_STEPS, type FirstStep } from '#shared/setup/values.ts'
import type { Setup } from '#shared/setup/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { findSetup } from './queries.ts'

/** Returns which setup steps are done. The second factor is that of the viewer. */
export async function getSetup(deps: Pick<Deps, 'db' | 'mail'>, viewer: Viewer): Promise<Setup> {
  const found = await asStaff(deps.db, findSetup)
  const factors = await listSecondFactors(deps.db, personOf(viewer))
  const isDone: Record<FirstStep, boolean> = {
    name: found.name !== DEFAULT_INSTALLATION_NAME,
    contact: found.contactUrl !== null,
    second_factor: factors.hasAny,
    mail: deps.mail !== undefined || found.hasSender,
    team: found.hasTeam,
    mailbox: found.hasMailbox,
    customer: found.hasCustomer,
    signed_in: found.hasSignedIn,
  }
  return {
    done: FIRST_STEPS.filter((step) => isDone[step]),
    isDismissed: found.firstStepsDismissedAt !== null,
  }
}
