import type { Insertable } from 'kysely'

import type { Deps } from '#server/deps.ts'
import type { Tables } from '#server/platform/db/tables.ts'

import { idp } from './saml-setup.ts'
import { ISSUER } from './saml-responses.ts'
import { ENTRY_POINT } from './saml-sign-in.ts'

/** Connects the team of those who run the portal to the test's identity provider. Returns under which id. */
export async function aTeamConnection(
  { db }: Pick<Deps, 'db'>,
  settings: Partial<Insertable<Tables['connections']>> = {},
): Promise<{ id: string }> {
  const team = await db
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('connections')
    .values({
      customerId: team.id,
      enabled: true,
      provider: 'custom',
      entityId: ISSUER,
      entryPoint: ENTRY_POINT,
      cert: idp.certPem,
      validateSignature: true,
      validateInResponseTo: true,
      disableRequestedAuthnContext: true,
      ipRestrictions: [],
      auditEnabled: true,
      ...settings,
    })
    .execute()
  return team
}
