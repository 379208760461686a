import { completeSettings } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'

import { findSettings } from '#server/connections/settings/connection-queries.ts'
import { applySettings } from './apply-settings.ts'
import { changeConnection, type OnConnection, type StageDeps } from './operation.ts'
import { stopPilot } from './pilot.ts'

/**
 * Ends sign-in through the provider for everyone, those of a pilot included. Settings and draft are
 * kept. Does nothing when it is off already.
 */
export function switchOff(deps: StageDeps, on: OnConnection): Promise<SignOn> {
  return changeConnection(deps, on, async (tx, customer) => {
    await stopPilot(deps, tx, { ...on, customer })
    const settings = completeSettings((await findSettings(tx, customer.id)) ?? {})
    if (!settings.enabled) return
    await applySettings(
      deps,
      tx,
      customer,
      { ...settings, enabled: false },
      { by: on.by, way: 'page', action: 'connection.switched_off' },
    )
  })
}
