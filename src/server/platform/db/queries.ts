import { type OrderByItemBuilder, type Selectable, sql } from 'kysely'

import type { Db } from './client.ts'
import type { Tables } from './tables.ts'

/**
 * Sorts names as people do: ä beside a, é beside e, and capitals beside small letters. By itself the embedded
 * database sorts by code points. Pages that go on after a name sort by its index instead.
 */
export function byName(order: OrderByItemBuilder) {
  return order.collate('und-x-icu')
}

/** The names of the migrations that the database has been through; none before the first start. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql`select where to_regclass('migrations') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

type AppliedFunction = Selectable<Tables['appliedFunctions']>

export function listAppliedFunctions(db: Db): Promise<AppliedFunction[]> {
  return db.selectFrom('appliedFunctions').selectAll().execute()
}

export async function saveAppliedFunction(db: Db, applied: AppliedFunction): Promise<void> {
  const { checksum, level } = applied
  await db
    .insertInto('appliedFunctions')
    .values(applied)
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ checksum, level }))
    .execute()
}

/** The number that the migrator locks by itself, at processes of the versions before as well. */
export const MIGRATION_LOCK = 3853314791062309107n

/** Belongs to the connection: processes that start together take turns. */
export async function lockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
}

export async function unlockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
}

/**
 * Locks every table and view at once, or throws lock_not_available after `withinMs`. A request that waits for a
 * table while it holds another then waits for the end of the migration, and never for each other.
 */
export async function lockAllTables(tx: Db, withinMs: number): Promise<void> {
  await sql`do $$
    declare
      ends_at timestamptz := clock_timestamp() + ${sql.lit(withinMs)} * interval '1 ms';
      table_name text;
    begin
      for table_name in
        select oid::regclass from pg_class
        where relkind in ('v', 'r', 'p') and relnamespace = current_schema()::regnamespace
        order by relkind = 'v' desc, oid
      loop
        perform set_config('lock_timeout', greatest(1,
          extract(milliseconds from ends_at - clock_timestamp())::integer)::text, true);
        execute format('lock table %s in access exclusive mode', table_name);
      end loop;
      perform set_config('lock_timeout', '0', true);
    end
  $$`.execute(tx)
}

/** Tables whose one row must always be there. A backup may leave one out. */
const OF_ONE_ROW = ['crm_breaker', 'crm_connection', 'mail_out', 'usage_limits']

export async function makeSingleRows(db: Db): Promise<void> {
  for (const table of OF_ONE_ROW)
    await sql`insert into ${sql.table(table)} default values on conflict do nothing`.execute(db)
}

export async function readInstallationName(db: Db): Promise<string> {
  const row = await db.selectFrom('installation').select('name').executeTakeFirstOrThrow()
  return row.name
}

/** The time zone of the staff, and of customers who have none of their own. */
export async function readInstallationTimeZone(db: Db): Promise<string> {
  const row = await db.selectFrom('installation').select('timeZone').executeTakeFirstOrThrow()
  return row.timeZone
}

/** Reads the version of the database server, such as `18.4`. */
export async function readServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db)
  return rows[0]?.version ?? ''
}
