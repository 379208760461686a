import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { openClientSecret, sealClientSecret } from '#server/access/oidc/client-secret.ts'
import { completeSettings, NEW_CONNECTION } from '#shared/connections/fields.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { aCustomer } from '#test/builders.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts'

import { keyFileOf } from './key-file.ts'
import { keyIdOf, makeKey, parseKeys, ringOf, writeKeys } from './key-ring.ts'
import { openInstallation } from './open-installation.ts'
import { SEALED_COLUMNS } from './queries.ts'
import { rotateKey } from './rotate-key.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import { openTotpSecret } from './totp-secret.ts'

const quiet = { info() {}, warn() {} }

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-keys-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function aPlace({ databaseUrl }: { databaseUrl?: string } = {}) {
  return { dataDir: await aFolder(), installationKeys: undefined, databaseUrl }
}

async function aDatabase(create = createTestDatabase): Promise<{ db: Db; databaseUrl: string }> {
  const databaseUrl = await create()
  const pool = createPool(databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  return { db: createDb(pool), databaseUrl }
}

const NOBODY = '00000000-0000-0000-0000-000000000001'

/** Adds a row with a sealed value for each column that has them, and an authenticator app. */
async function addSecrets(databaseUrl: string, sealed: Buffer, totp: Buffer) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const values = [sealed]
  await client.query(
    `insert into mailboxes (id, name, address, provider, sign_in, secret, created_at, updated_at, updated_by)
       values (gen_random_uuid(), 'Desk', 'desk@portico.example', 'other', 'password', $1, now(), now(), 'Ana')`,
    values,
  )
  await client.query('update crm_connection set token = $1, webhook_secret = $1', values)
  await client.query(
    `with waiting as (insert into outbox (name, payload) values ('mail-link', '{}') returning id)
       insert into outbox_secrets select id, $1, now() + interval '1 hour' from waiting`,
    values,
  )
  await client.query(
    `insert into saml_keys values (gen_random_uuid(), 'current', 'PEM', $1, now())`,
    values,
  )
  await client.query(
    `insert into sign_in_applications (kind, client_id, client_secret, client_proof)
       values ('google', 'portico', $1, 'client_secret')`,
    values,
  )
  await client.query(
    `insert into users (customer_id, id, email, name, role, created_at)
       select id, '${NOBODY}', 'ana@portico.example', 'Ana', 'admin', now() from customers where internal`,
  )
  await client.query(
    `insert into sessions (token_hash, customer_id, user_id, created_at, last_seen_at, expires_at, provider_session)
       select 'x', customer_id, id, now(), now(), now() + interval '1 hour', $1 from users`,
    values,
  )
  await client.query(
    `insert into totp_secrets (customer_id, user_id, secret, created_at)
       select customer_id, id, $1, now() from users`,
    [totp],
  )
  await client.end()
}

async function readSecrets(databaseUrl: string): Promise<Record<string, Buffer>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const found: Record<string, Buffer> = {}
  for (const { table, column } of SEALED_COLUMNS) {
    const { rows } = await client.query(`select ${column} as sealed from ${table}`)
    found[`${table}.${column}`] = rows[0].sealed
  }
  await client.end()
  return found
}

function findTotpRow(db: Db) {
  return db.selectFrom('totpSecrets').select(['secret', 'isSealed']).executeTakeFirstOrThrow()
}

/** Leaves the row of the installation as an earlier version made it. */
async function makeItOfBefore(db: Db): Promise<Buffer> {
  const cookieSecret = randomBytes(32)
  await db
    .updateTable('installation')
    .set({ cookieSecret, keyId: null, sealedSecret: null })
    .execute()
  return cookieSecret
}

async function copyOfDatabase(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select row_to_json(installation)::text as row from installation`,
  )
  const totp = await client.query(`select row_to_json(totp_secrets)::text as row from totp_secrets`)
  await client.end()
  return [...rows, ...totp.rows].map(({ row }) => row).join('\n')
}

test('a new installation gets its key in a file of its own, and the database has none', async () => {
  const { db, databaseUrl } = await aDatabase()
  const place = await aPlace({ databaseUrl })

  const { keys, cookieSecret } = await openInstallation(db, place, quiet)

  const file = keyFileOf(place.dataDir)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(parseKeys(await readFile(file, 'utf8'))).toEqual([keys.current])
  const copy = await copyOfDatabase(databaseUrl)
  for (const secret of [keys.current, cookieSecret])
    expect(copy).not.toContain(secret.toString('hex'))
  expect(await openInstallation(db, place, quiet)).toEqual({ keys, cookieSecret })
})

test('a new installation uses the key of the variable and makes no file', async () => {
  const { db } = await aDatabase()
  const key = makeKey()
  const place = { ...(await aPlace()), installationKeys: [key] }

  const { keys } = await openInstallation(db, place, quiet)

  expect(keys.current).toEqual(key)
  expect(existsSync(keyFileOf(place.dataDir))).toBe(false)
})

test('a start throws when the key is missing, of another installation, unreadable or open to others', async () => {
  const { db } = await aDatabase()
  const place = await aPlace()
  await openInstallation(db, place, quiet)
  const file = keyFileOf(place.dataDir)

  await chmod(file, 0o640)
  await expect(openInstallation(db, place, quiet)).rejects.toThrow(`chmod 600 ${file}`)
  await rm(file)
  await expect(openInstallation(db, place, quiet)).rejects.toThrow(
    /is missing: there is no \S+installation\.key, and INSTALLATION_KEY is not set.* from a backup/,
  )
  await writeFile(file, 'no key', { mode: 0o600 })
  await expect(openInstallation(db, place, quiet)).rejects.toThrow('doesn’t contain keys')
  await writeFile(file, writeKeys([makeKey()]))
  await expect(openInstallation(db, place, quiet)).rejects.toThrow(
    `${file} holds the key of another installation`,
  )
  const other = { ...place, installationKeys: [makeKey()] }
  await expect(openInstallation(db, other, quiet)).rejects.toThrow(
    'INSTALLATION_KEY holds the key of another installation',
  )
})

test('an embedded database loses its key when it is of an earlier version, and every secret opens with the new one', async () => {
  const { db, databaseUrl } = await aDatabase()
  const old = await makeItOfBefore(db)
  const totp = randomBytes(20)
  await addSecrets(databaseUrl, sealSecret(ringOf(old), 'a secret'), totp)
  const place = await aPlace()

  const { keys, cookieSecret } = await openInstallation(db, place, quiet)

  // Reply addresses and links that were signed before go on working.
  expect(cookieSecret).toEqual(old)
  const copy = await copyOfDatabase(databaseUrl)
  for (const secret of [old, totp]) expect(copy).not.toContain(secret.toString('hex'))
  for (const [name, sealed] of Object.entries(await readSecrets(databaseUrl))) {
    expect([name, openSecret({ all: [keys.current] }, sealed)]).toEqual([name, 'a secret'])
  }
  const row = await findTotpRow(db)
  expect(row.isSealed).toBe(true)
  expect(openTotpSecret(keys, row)).toEqual(totp)
})

test('the key of an earlier version stays until it is rotated when processes have a database of their own', async () => {
  const { db, databaseUrl } = await aDatabase()
  const old = await makeItOfBefore(db)
  await addSecrets(databaseUrl, sealSecret(ringOf(old), 'a secret'), randomBytes(20))
  const place = await aPlace({ databaseUrl })
  const warnings: string[] = []
  const log = { info() {}, warn: (text: string) => warnings.push(text) }

  const before = await openInstallation(db, place, log)
  const key = makeKey()
  const given = { ...place, installationKeys: [key] }
  const other = await openInstallation(db, given, log)
  await rotateKey(db, given)

  expect(before).toEqual({ keys: ringOf(old), cookieSecret: old })
  expect(warnings).toEqual([expect.stringContaining('npm run key -- rotate'), expect.anything()])
  // A process that has the new key as well opens what the rotation has sealed.
  const { 'mailboxes.secret': sealed } = await readSecrets(databaseUrl)
  expect(openSecret(other.keys, sealed!)).toBe('a secret')
  expect(await openInstallation(db, given, quiet)).toEqual({ keys: ringOf(key), cookieSecret: old })
})

test('a rotation replaces the key in the file, reseals all secrets and leaves signatures alone', async () => {
  const { db, databaseUrl } = await aDatabase()
  const place = await aPlace()
  const before = await openInstallation(db, place, quiet)
  await addSecrets(databaseUrl, sealSecret(before.keys, 'a secret'), randomBytes(20))
  await db
    .updateTable('crmConnection')
    .set({ token: randomBytes(40) })
    .execute()

  const resealed = await rotateKey(db, place)

  const after = await openInstallation(db, place, quiet)
  expect(resealed).toEqual({ count: SEALED_COLUMNS.length, unreadable: 1 })
  expect(after.keys.all).toHaveLength(1)
  expect(after.keys.current).not.toEqual(before.keys.current)
  expect(after.cookieSecret).toEqual(before.cookieSecret)
  const { 'crm_connection.token': _unreadable, ...readable } = await readSecrets(databaseUrl)
  for (const [name, sealed] of Object.entries(readable)) {
    expect([name, openSecret(after.keys, sealed)]).toEqual([name, 'a secret'])
    expect(() => openSecret(before.keys, sealed)).toThrow()
  }
})

test('a rotation goes on when it was broken off before or after its commit', async () => {
  const { db } = await aDatabase()
  const place = await aPlace()
  const { keys } = await openInstallation(db, place, quiet)
  const next = makeKey()
  await writeFile(keyFileOf(place.dataDir), writeKeys([next, keys.current]))

  expect((await openInstallation(db, place, quiet)).keys).toEqual(ringOf(keys.current, [next]))
  await rotateKey(db, place)
  await writeFile(keyFileOf(place.dataDir), writeKeys([next, keys.current]))

  expect((await openInstallation(db, place, quiet)).keys).toEqual(ringOf(next, [keys.current]))
  await rotateKey(db, place)
  expect(parseKeys(await readFile(keyFileOf(place.dataDir), 'utf8'))).toEqual([next])
})

test('a rotation throws when the variable holds the current key alone', async () => {
  const { db } = await aDatabase()
  const place = { ...(await aPlace()), installationKeys: [makeKey()] }
  await openInstallation(db, place, quiet)

  await expect(rotateKey(db, place)).rejects.toThrow('Put a new one first')
})

test('an installation counts as one of before when an earlier version creates it now', async () => {
  const databaseUrl = await createEmptyDatabase()
  const pool = createPool(databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  await migrate(pool)
  expect(await db.selectFrom('installation').select('keyId').execute()).toEqual([{ keyId: '' }])

  await db.deleteFrom('installation').execute()
  await db
    .insertInto('installation')
    .values({ cookieSecret: randomBytes(32) })
    .execute()
  await migrate(pool)
  expect(await db.selectFrom('installation').select('keyId').execute()).toEqual([{ keyId: null }])
})

test('a key is named by an id that is not the key', () => {
  const key = makeKey()
  expect(keyIdOf(key)).toMatch(/^[0-9a-f]{16}$/)
  expect(key.toString('hex')).not.toContain(keyIdOf(key))
  expect(parseKeys(`${writeKeys([key])},${key.toString('base64')}`)).toEqual([key, key])
  for (const odd of ['', 'short', 'x'.repeat(44)]) expect(parseKeys(odd)).toBeUndefined()
})

/**
 * Columns with a name like a secret's or binary content that requests may read: public values,
 * marks, the hashes that the previous version reads in this role, and the client secret, which is sealed
 * and which the form of a connection sends back.
 */
const NO_SECRETS = [
  'connections.client_secret',
  'connection_tests.browser_hash',
  'domain_proofs.token',
  'idempotency_keys.fingerprint',
  'installation_logo.content',
  'passkeys.public_key',
  'sign_in_failures.person',
  'users.password_hash',
  'worked_sign_ins.person',
]

test('a client secret stays the same in live and prepared settings when the key is rotated', async () => {
  const { db } = await aDatabase()
  const place = await aPlace()
  const { keys } = await openInstallation(db, place, quiet)
  const settings = {
    ...NEW_CONNECTION,
    kind: 'oidc' as const,
    entityId: 'https://idp.example',
    clientId: 'portico',
    clientSecret: 'a secret',
  }
  const sealed = completeSettings(sealClientSecret(keys, settings))
  const customer = await aCustomer({ db, now: () => new Date() })
  await db
    .insertInto('connections')
    .values({ ...sealed, customerId: customer.id })
    .execute()
  await db
    .insertInto('connectionVersions')
    .values({
      customerId: customer.id,
      number: 1,
      settings: JSON.stringify(sealed),
      way: 'form',
      madeAt: new Date(),
      madeBy: 'Ada',
    })
    .execute()

  expect(await rotateKey(db, place)).toEqual({ count: 1, unreadable: 0 })

  const after = await openInstallation(db, place, quiet)
  const live = await db.selectFrom('connections').selectAll().executeTakeFirstOrThrow()
  const version = await db.selectFrom('connectionVersions').selectAll().executeTakeFirstOrThrow()
  expect(live.clientSecret).not.toBe(sealed.clientSecret)
  expect(version.settings.clientSecret).toBe(live.clientSecret)
  expect(openClientSecret(after.keys, live)).toBe('a secret')
})

test('the roles of requests read neither secrets nor hashes of them', async () => {
  const { databaseUrl } = await aDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())

  const { rows } = await client.query<{ name: string; role: string }>(
    `select distinct concat(relname, '.', attname) as name, rolname::text as role
       from pg_class join pg_attribute on attrelid = pg_class.oid, pg_roles
       where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
         and (atttypid = 'bytea'::regtype or attname ~ '(secret|token|hash|private_key)$')
         and attname not like 'has\\_%' and rolname in ('portico_staff', 'portico_customer')
         and has_column_privilege(rolname, pg_class.oid, attname, 'select')
       order by 1, 2`,
  )
  expect(rows.filter(({ name }) => !NO_SECRETS.includes(name))).toEqual([])
})

test('staff read all other columns of the tables that have secrets', async () => {
  const { databaseUrl } = await aDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())

  const { rows } = await client.query<{ name: string }>(
    `select concat(relname, '.', attname) as name
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relname in ('installation', 'sessions', 'mailboxes', 'crm_connection', 'sign_in_applications')
         and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
         and not has_column_privilege('portico_staff', pg_class.oid, attname, 'select')
       order by 1`,
  )
  // A migration that adds a column to one of them grants it: grant select (...) on ... to portico_staff.
  expect(rows.map(({ name }) => name)).toEqual([
    'crm_connection.token',
    'crm_connection.webhook_secret',
    'installation.cookie_secret',
    'installation.sealed_secret',
    'mailboxes.secret',
    'sessions.provider_name',
    'sessions.provider_session',
    'sessions.provider_sid',
    'sessions.token_hash',
    'sign_in_applications.client_secret',
  ])
})

test('every binary column is sealed or listed as no secret', async () => {
  const { databaseUrl } = await aDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)

  const { rows } = await client.query<{ name: string }>(
    `select concat(relname, '.', attname) as name
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relkind = 'r' and relnamespace = 'public'::regnamespace and atttypid = 'bytea'::regtype
       order by 1`,
  )
  // Hashes, marks and pictures. What is sealed has to be in SEALED_COLUMNS, or a rotation would lose it.
  expect(rows.map(({ name }) => name).filter((name) => !sealed.includes(name)))
    .toMatchInlineSnapshot(`
    [
      "account_links.token_hash",
      "connection_tests.browser_hash",
      "email_codes.browser_hash",
      "email_codes.code_hash",
      "idempotency_keys.fingerprint",
      "installation.cookie_secret",
      "installation.sealed_secret",
      "installation_logo.content",
      "passkey_sign_ins.browser_hash",
      "passkeys.public_key",
      "recovery_codes.code_hash",
      "saml_requests.browser_hash",
      "sessions.provider_name",
      "sessions.provider_sid",
      "sessions.token_hash",
      "setup_links.token_hash",
      "sign_in_failures.person",
      "totp_secrets.secret",
      "worked_sign_ins.person",
    ]
  `)
})
