import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Lists the certificates that people sign in with and that end until then. */
export function listEndingCertificates(tx: Tx, until: Date) {
  return tx
    .selectFrom('connections')
    .innerJoin('customers', 'customers.id', 'connections.customerId')
    .where('connections.enabled', '=', true)
    .where('connections.kind', '=', 'saml')
    .where('connections.certExpiresAt', '<=', until)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .select([
      'customers.id as customerId',
      'customers.name',
      'connections.cert',
      'connections.metadataUrl',
    ])
    .orderBy('customers.id')
    .execute()
}

/** Returns false where this warning or a later one was given already. */
export async function insertWarning(
  tx: Tx,
  warning: Insertable<Tables['certificateWarnings']>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into certificate_warnings (customer_id, fingerprint, step, told_at)
    select ${warning.customerId}, ${warning.fingerprint}, ${warning.step}, ${warning.toldAt}
    where not exists (
      select from certificate_warnings
      where customer_id = ${warning.customerId} and fingerprint = ${warning.fingerprint}
        and step <= ${warning.step}
    )
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}
