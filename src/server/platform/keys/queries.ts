import { sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'

type SealedColumn = { table: string; column: string }

/** Every column with sealed values, except the authenticator apps' keys and what is signed with. */
export const SEALED_COLUMNS: SealedColumn[] = [
  { table: 'mailboxes', column: 'secret' },
  { table: 'crm_connection', column: 'token' },
  { table: 'crm_connection', column: 'webhook_secret' },
  { table: 'outbox_secrets', column: 'sealed' },
  { table: 'saml_keys', column: 'private_key' },
  { table: 'sessions', column: 'provider_session' },
  { table: 'sign_in_applications', column: 'client_secret' },
]

/** Sealed texts within the settings of connections: `sealed.`, a name, and the value in base64url. */
export async function listSealedTexts(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select client_secret as text from connections where client_secret is not null
    union select settings->>'clientSecret' from connection_drafts where settings->>'clientSecret' is not null
    union select settings->>'clientSecret' from connection_versions where settings->>'clientSecret' is not null
    union select settings->>'clientSecret' from connection_tests where settings->>'clientSecret' is not null`.execute(
    tx,
  )
  return rows.map(({ text }) => text)
}

/** Replaces a sealed text wherever it stands, so that equal settings stay equal. */
export async function replaceSealedText(tx: Db, before: string, after: string): Promise<void> {
  await sql`update connections set client_secret = ${after} where client_secret = ${before}`.execute(
    tx,
  )
  for (const table of ['connection_drafts', 'connection_versions', 'connection_tests']) {
    await sql`
      update ${sql.table(table)}
      set settings = settings || jsonb_build_object('clientSecret', ${after}::text)
      where settings->>'clientSecret' = ${before}`.execute(tx)
  }
}

export function findInstallation(db: Db) {
  return db
    .selectFrom('installation')
    .select(['cookieSecret', 'keyId', 'sealedSecret'])
    .executeTakeFirstOrThrow()
}

/** The row keeps others from sealing again at the same time. */
export function lockInstallation(tx: Db) {
  return tx
    .selectFrom('installation')
    .select(['cookieSecret', 'keyId', 'sealedSecret'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateInstallationKey(
  tx: Db,
  changes: { keyId: string; sealedSecret: Buffer; cookieSecret: Buffer },
): Promise<void> {
  await tx.updateTable('installation').set(changes).execute()
}

/** A row stays where it is while it is locked, so its address will do for a key. */
export async function lockSealed(tx: Db, { table, column }: SealedColumn) {
  const { rows } = await sql<{ at: string; sealed: Buffer }>`
    select ctid::text as at, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null for update`.execute(tx)
  return rows
}

export async function updateSealed(
  tx: Db,
  { table, column }: SealedColumn,
  { at, sealed }: { at: string; sealed: Buffer },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ctid = ${at}::tid`.execute(
    tx,
  )
}

export function lockTotpSecrets(tx: Db, { isSealed }: { isSealed: boolean }) {
  return tx
    .selectFrom('totpSecrets')
    .select(['customerId', 'userId', 'secret'])
    .where('isSealed', '=', isSealed)
    .forUpdate()
    .execute()
}

export async function updateTotpSecret(
  tx: Db,
  { customerId, userId, secret }: { customerId: string; userId: string; secret: Buffer },
): Promise<void> {
  await tx
    .updateTable('totpSecrets')
    .set({ secret, isSealed: true })
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .execute()
}
