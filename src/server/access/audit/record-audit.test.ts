import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { SYSTEM } from './actor.ts'
import { onlyChanged, recordAudit } from './record-audit.ts'

test('an audit entry keeps only the fields that changed', () => {
  expect(onlyChanged({ name: 'Old', active: true }, { name: 'New', active: true })).toEqual({
    before: { name: 'Old' },
    after: { name: 'New' },
  })
  expect(onlyChanged({ tags: ['a'] }, { tags: ['a'], note: 'new' })).toEqual({
    before: { note: null },
    after: { note: 'new' },
  })
})

test('an audit entry keeps all fields when it has only one side', () => {
  expect(onlyChanged(undefined, { name: 'New' })).toEqual({ before: null, after: { name: 'New' } })
  expect(onlyChanged({ name: 'Old' }, undefined)).toEqual({ before: { name: 'Old' }, after: null })
})

test("an audit entry cannot be changed or removed, even when staff, the system or the table's owner tries", async () => {
  const { deps } = await buildTestApp()
  await recordAudit(deps.db, { action: 'customer.created', by: SYSTEM, at: deps.now() })
  const attempts = [
    sql`update audit_entries set actor_name = 'Nobody'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ]
  for (const attempt of attempts) {
    await expect(attempt.execute(deps.db)).rejects.toThrow('append-only')
    await expect(asStaff(deps.db, (tx) => attempt.execute(tx))).rejects.toThrow('permission denied')
    await expect(asWorker(deps.db, (tx) => attempt.execute(tx))).rejects.toThrow(
      'permission denied',
    )
  }
})
