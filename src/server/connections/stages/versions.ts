import { completeSettings, NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { ConnectionVersion, SignOn } from '#shared/connections/stages/contract.ts'
import { type ChangeWay, MAX_LISTED_VERSIONS } from '#shared/connections/stages/values.ts'

import { compareSettings } from '#server/connections/settings/compare-settings.ts'
import { passedTestAt } from '#server/connections/tests/get-test.ts'
import {
  findSettings,
  findVersion,
  listVersions as list,
} from '#server/connections/settings/connection-queries.ts'
import { isSameSettings } from '#server/connections/settings/record-version.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { applySettings } from './apply-settings.ts'
import { changeConnection, type OnConnection, type StageDeps } from './operation.ts'
import { customerGone } from './get-sign-on.ts'
import { findConnectionOf } from './queries.ts'

/** Lists the settings that a connection had, the newest first, each with what it changed. */
export function listVersions(deps: StageDeps, customerId: string): Promise<ConnectionVersion[]> {
  return asStaff(deps.db, async (tx) => {
    if (!(await findConnectionOf(tx, customerId))) throw customerGone()
    const live = completeSettings((await findSettings(tx, customerId)) ?? {})
    // One more, to compare the last one with.
    const rows = await list(tx, customerId, { limit: MAX_LISTED_VERSIONS + 1 })
    const versions = rows.map((row) => ({ ...row, settings: completeSettings(row.settings) }))
    const shown = versions.slice(0, MAX_LISTED_VERSIONS).map(async (version, index) => {
      const { settings } = version
      const before = versions[index + 1]?.settings ?? NEW_CONNECTION
      return {
        number: version.number,
        madeAt: version.madeAt.toISOString(),
        madeBy: version.madeBy,
        way: version.way,
        returnedTo: version.returnedTo,
        isLive: index === 0 && isSameSettings(settings, live),
        isOn: settings.enabled,
        testedAt: await passedTestAt(tx, customerId, settings),
        changes: compareSettings(before, settings),
      }
    })
    return Promise.all(shown)
  })
}

/** Has everybody sign in with the settings of an earlier version. Nothing that is prepared is lost. */
export function returnToVersion(
  deps: StageDeps,
  { customerId, by }: OnConnection,
  { number, way = 'return' }: { number: number; way?: ChangeWay },
): Promise<SignOn> {
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    const version = await findVersion(tx, customerId, number)
    if (!version) throw notFound((words) => words.connections.noVersion)
    await applySettings(deps, tx, customer, completeSettings(version.settings), {
      by,
      way,
      returnedTo: number,
      action: 'connection.returned',
    })
  })
}
