import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'

import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A test of a connection that waits for its answer, as a row. */
export function aConnectionTest(
  customerId: string,
  createdAt: Date,
  overrides: Partial<Insertable<Tables['connectionTests']>> = {},
): Insertable<Tables['connectionTests']> {
  return {
    customerId,
    id: randomUUID(),
    requestId: `_${randomUUID()}`,
    browserHash: Buffer.alloc(32),
    settings: JSON.stringify(NEW_CONNECTION),
    fingerprint: settingsFingerprint(NEW_CONNECTION),
    begunBy: 'Ada Lovelace',
    resultPath: '/admin/dashboard',
    state: 'waiting',
    createdAt,
    ...overrides,
  }
}
