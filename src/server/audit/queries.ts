import { type RawBuilder, sql } from 'kysely'

import type { AuditAction } from '#shared/audit/values.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { TimePosition } from '#server/platform/http/request/next-page.ts'

export type EntryFilter = {
  q?: string
  actions?: AuditAction[]
  customerId?: string
  actorId?: string
  from?: Date
  to?: Date
}
/** An entry in wire form with its position in the list. */
export type EntryRow = TimePosition & { entry: AuditEntry }

/** The trigram index does not help with texts this short. */
const IS_SHORTER_THAN_INDEX = /^.{1,2}$/su

const WIRE_FORM = sql`json_build_object(
  'id', id,
  'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'action', action,
  'actor', json_build_object('id', actor_id, 'name', actor_name, 'email', actor_email, 'address', address),
  'customerId', customer_id,
  'subject', case when subject_id is not null
    then json_build_object('id', subject_id, 'name', subject_name) end,
  'before', before,
  'after', after
)`

/**
 * Lists entries, newest first. With several actions it reads each from its own index in that order
 * and merges them: a rare action is not searched among millions of others.
 */
export function entries(
  filter: EntryFilter,
  { limit, after }: { limit: number; after?: TimePosition },
): RawBuilder<EntryRow> {
  const conditions = [...conditionsOf(filter), ...(after ? [beyond(after)] : [])]
  const rows = filter.actions
    ? sql`unnest(${filter.actions}::text[]) as wanted (name)
        cross join lateral (${newest([sql`action = wanted.name`, ...conditions], limit)}) as entry`
    : sql`(${newest(conditions, limit)}) as entry`
  return sql<EntryRow>`
    select id, at, ${WIRE_FORM} as entry from ${rows} order by at desc, id desc limit ${limit}`
}

function newest(conditions: RawBuilder<unknown>[], limit: number) {
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`select * from audit_entries ${where} order by at desc, id desc limit ${limit}`
}

function conditionsOf({ q, customerId, actorId, from, to }: EntryFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  // Lower-case in the database, as the stored text was, so that both know the same letters.
  if (q) conditions.push(sql`search_text like lower(${patternOf(q)})`)
  if (customerId !== undefined) conditions.push(sql`customer_id = ${customerId}`)
  if (actorId !== undefined) conditions.push(sql`actor_id = ${actorId}`)
  if (from !== undefined) conditions.push(sql`at >= ${from}`)
  if (to !== undefined) conditions.push(sql`at < ${to}`)
  return conditions
}

function beyond({ at, id }: TimePosition) {
  return sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`
}

/**
 * Builds the LIKE pattern. A text too short for the trigram index matches at the beginning of a
 * word only, which the index supports.
 */
function patternOf(q: string): string {
  const text = q.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return IS_SHORTER_THAN_INDEX.test(q) ? `% ${text}%` : `%${text}%`
}

/**
 * Runs `work` as the owner of the table. Staff may see every entry as well. But row-level security
 * keeps the planner from using text statistics, and it then reads every row that contains a common
 * word.
 */
export function asReader<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Plan for the given values: they decide whether the text index or the time index is better,
      // and a generic plan would be wrong for most.
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx)
      return work(tx)
    })
}

/** Lists the customers for the filter. Includes deleted ones, because their entries still exist. */
export function listCustomerChoices(tx: Tx) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('internal', '=', false)
    .orderBy('name', byName)
    .orderBy('id')
    .execute()
}
