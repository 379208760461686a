import type { CrmState } from '#shared/crm/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CRM_FILES, FROM_THE_FIRST } from '#server/channels/crm/files/bring-files.ts'
import { CRM_PLACING } from '#server/channels/crm/sync/streams/kinds.ts'
import { lockSwitch, updateState } from './connection-queries.ts'
import { CRM_PUSH } from './kinds.ts'
import { wakeDelivery } from './wake-delivery.ts'

type Switched = {
  state: CrmState
  /** Decides about the open tickets that are at the desk alone: they are sent, or stay there. */
  pushesOpenTickets: boolean
  at: Date
}

/**
 * Switches the connection on, off, or to a pause. What waits is kept, and sent once it is on again; so is
 * what happens meanwhile to tickets that are in the CRM. Files that are there alone are fetched when it is
 * switched off. Returns the state before.
 */
export async function switchCrm(
  tx: Tx,
  { state, pushesOpenTickets, at }: Switched,
): Promise<CrmState> {
  const before = await lockSwitch(tx)
  const isNew = before === 'off' && state !== 'off'
  await updateState(tx, {
    state,
    ...(isNew && { switchedOnAt: at }),
    ...(state === 'off' && { switchedOnAt: null }),
  })
  if (pushesOpenTickets && state !== 'off') await addToOutbox(tx, CRM_PUSH, {}, { key: 'crm' })
  if (state === 'on' && before !== 'on')
    // People who appeared meanwhile may have raised tickets there.
    await addToOutbox(tx, CRM_PLACING, {}, { key: CRM_PLACING.name })
  if (state === 'off' && before !== 'off')
    await addToOutbox(tx, CRM_FILES, FROM_THE_FIRST, { key: CRM_FILES.name })
  await wakeDelivery(tx)
  return before
}
