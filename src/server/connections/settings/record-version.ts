import {
  completeSettings,
  CONNECTION_FIELD_NAMES,
  type ConnectionSettings,
  NEW_CONNECTION,
} from '#shared/connections/fields.ts'
import type { ChangeWay } from '#shared/connections/stages/values.ts'

import { type Actor, SYSTEM } from '#server/access/audit/actor.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { insertVersion, listVersions } from './connection-queries.ts'

/** Author, time and kind of a change to the live settings. */
export type Change = {
  way: ChangeWay
  by: Pick<Actor, 'name'>
  at: Date
  /** The version that these settings restore, if any. */
  returnedTo?: number
}

type Changed = {
  /** Undefined where there was no connection. */
  before: ConnectionSettings | undefined
  after: ConnectionSettings
  change: Change
}

/**
 * Keeps the settings as another version, if they are others. What was there before is kept, too, where
 * no version has it: a process of the release before writes none.
 */
export async function recordVersion(
  tx: Tx,
  customerId: string,
  { before = NEW_CONNECTION, after, change }: Changed,
): Promise<void> {
  if (isSameSettings(before, after)) return
  const [newest] = await listVersions(tx, customerId, { limit: 1 })
  const kept = newest ? completeSettings(newest.settings) : NEW_CONNECTION
  let number = newest?.number ?? 0
  if (!isSameSettings(before, kept)) {
    number += 1
    await insertVersion(tx, {
      customerId,
      number,
      settings: JSON.stringify(before),
      way: 'form',
      madeAt: change.at,
      madeBy: SYSTEM.name,
    })
  }
  await insertVersion(tx, {
    customerId,
    number: number + 1,
    settings: JSON.stringify(after),
    way: change.way,
    returnedTo: change.returnedTo ?? null,
    madeAt: change.at,
    madeBy: change.by.name,
  })
}

export function isSameSettings(one: ConnectionSettings, other: ConnectionSettings): boolean {
  return CONNECTION_FIELD_NAMES.every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  )
}
