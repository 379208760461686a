import pg from 'pg'

import type { DumpedSequence } from '#server/platform/backup/archive/manifest.ts'

const { escapeIdentifier } = pg

export type SchemaTable = {
  name: string
  /** All columns except generated ones, in order. */
  columns: string[]
  isForced: boolean
  /** Row-level security would hide rows from the current role. */
  isFiltered: boolean
  /** A policy shows portico_worker all rows, and no other policy hides any. */
  isOpenToWorker: boolean
}

// Skip objects that belong to an extension.
const IN_SCHEMA = `relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/** Lists the tables of the schema. Each partition is listed on its own. */
export async function listTables(client: pg.ClientBase): Promise<SchemaTable[]> {
  const { rows } = await client.query<SchemaTable>(`
    select
      relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      relforcerowsecurity as "isForced",
      row_security_active(oid) as "isFiltered",
      exists (
        select from pg_policies
        where schemaname = 'public' and tablename = relname and 'portico_worker' = any(roles)
          and permissive = 'PERMISSIVE' and cmd in ('ALL', 'SELECT') and qual = 'true'
      ) and not exists (
        select from pg_policies
        where schemaname = 'public' and tablename = relname and roles && '{portico_worker,public}'
          and permissive = 'RESTRICTIVE' and cmd in ('ALL', 'SELECT')
      ) as "isOpenToWorker"
    from pg_class
    where relkind = 'r' and ${IN_SCHEMA}
    order by relname`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relkind = 'S' and ${IN_SCHEMA} order by relname`,
  )
  return rows.map((row) => row.name)
}

/** Reads the current value of each sequence. */
export async function readSequences(client: pg.ClientBase): Promise<DumpedSequence[]> {
  const sequences: DumpedSequence[] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<DumpedSequence>(
      `select $1 as name, last_value::text as value, is_called as "isCalled" from ${tableName(name)}`,
      [name],
    )
    sequences.push(...rows)
  }
  return sequences
}

/** Lists the applied migrations, or returns null when no Portico has used this database. */
export async function listMigrations(client: pg.ClientBase): Promise<string[] | null> {
  const found = await client.query<{ name: string | null }>(
    `select to_regclass('public.migrations')::text as name`,
  )
  if (found.rows[0]?.name == null) return null
  const { rows } = await client.query<{ name: string }>(
    'select name from public.migrations order by name',
  )
  return rows.map((row) => row.name)
}

/** By which the key is known that opens the secrets; null or empty where there is none. */
export async function findKeyId(client: pg.ClientBase): Promise<string | null> {
  // An earlier version's table has no such column.
  const { rows } = await client.query<{ id: string | null }>(
    `select to_jsonb(installation) ->> 'key_id' as id from public.installation`,
  )
  return rows[0]?.id ?? null
}

/** Tells whether the schema holds nothing that anybody could have created. */
export async function isSchemaEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${IN_SCHEMA} limit 1`,
  )
  return rows.length === 0
}

export function tableName(name: string): string {
  return `public.${escapeIdentifier(name)}`
}

export function columnList(columns: string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ')
}

export type StoredFile = { key: string; sizeBytes: number; name: string }

const FILES_AT_ONCE = 500

/**
 * Yields the files of all attachments, those of what is not sent yet, and the mails that came in as they
 * were, in the order of their keys, in batches.
 */
export async function* listFiles(client: pg.ClientBase): AsyncGenerator<StoredFile> {
  await client.query(`
    set local role portico_worker;
    declare stored_files no scroll cursor for
      select distinct on (key) key, size_bytes as "sizeBytes", name
      from (
        select storage_key as key, size_bytes, concat('Ticket #', number, ', "', filename, '"') as name
        from (
          select customer_id, ticket_id, storage_key, size_bytes, filename from public.attachments
          where storage_key is not null
          union all
          select customer_id, ticket_id, storage_key, size_bytes, filename from public.held_files
        ) files
        join public.tickets on tickets.customer_id = files.customer_id and tickets.id = ticket_id
        union all
        select raw_key, size_bytes, concat('Mail from ', from_address) from public.received_mails
        where raw_key is not null
      ) named
      order by key;
    reset role`)
  for (;;) {
    const { rows } = await client.query<StoredFile>(`fetch ${FILES_AT_ONCE} from stored_files`)
    if (rows.length === 0) return
    yield* rows
  }
}

type ForeignKey = { table: string; name: string; definition: string }

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and ${IN_SCHEMA}
    order by relname, conname`)
  return rows
}
