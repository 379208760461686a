import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aCustomer } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'

// The statements of the version before, which may run beside this one while an installation is upgraded.

test('a process of the previous version saves, locks and removes a connection under its former name', async () => {
  const { deps } = await buildTestApp()
  const { id } = await aCustomer(deps)
  const save = (entityId: string) =>
    asStaff(deps.db, (tx) =>
      sql`insert into customer_saml (
        customer_id, enabled, provider, entity_id, entry_point, cert, validate_signature,
        validate_in_response_to, disable_requested_authn_context, ip_restrictions, audit_enabled
      ) values (${id}, true, 'okta', ${entityId}, 'https://idp.example', 'pem', true, true, true, '{}', true)
      on conflict (customer_id) do update set entity_id = excluded.entity_id`.execute(tx),
    )
  await save('urn:first')
  await save('urn:second')

  const connections = deps.db.selectFrom('connections').where('customerId', '=', id)
  expect(await connections.select(['id', 'entityId', 'provider']).execute()).toEqual([
    { id: expect.any(String), entityId: 'urn:second', provider: 'okta' },
  ])
  const locked = await deps.db.transaction().execute((tx) =>
    sql`select customer_id from customer_saml
      where customer_id = ${id} and enabled and entity_id = 'urn:second' for share`.execute(tx),
  )
  expect(locked.rows).toEqual([{ customerId: id }])
  const removed = await asWorker(deps.db, (tx) =>
    sql`delete from customer_saml where customer_id = ${id}`.execute(tx),
  )
  expect(removed.numAffectedRows).toBe(1n)
  expect(await connections.selectAll().execute()).toEqual([])
})
