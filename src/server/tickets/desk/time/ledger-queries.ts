import { type RawBuilder, sql } from 'kysely'

import type { TimeFilters, TimeSum } from '#shared/desk/time/contract.ts'
import type { ShownTime } from '#shared/desk/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { timeEntries } from './queries.ts'

/** The place of a line in the list: by its day, and then by its id. */
export type EntryPlace = { day: string; id: string }

/** Narrows to the lines that count, as the filters want them. */
export function matching({
  customerId,
  agentId,
  month,
  kindId,
  billable,
  exported,
}: TimeFilters): RawBuilder<boolean> {
  const conditions = [sql`time_entries.counts`]
  if (customerId !== undefined) conditions.push(sql`time_entries.customer_id = ${customerId}`)
  if (agentId !== undefined) conditions.push(sql`time_entries.agent_id = ${agentId}`)
  if (kindId !== undefined) conditions.push(sql`time_entries.kind_id = ${kindId}`)
  if (billable !== undefined)
    conditions.push(sql`time_entries.is_billable = ${billable === 'true'}`)
  if (exported !== undefined)
    conditions.push(sql`(time_entries.exported_at is not null) = ${exported === 'true'}`)
  if (month !== undefined) {
    const first = sql`${`${month}-01`}::date`
    conditions.push(
      sql`time_entries.day >= ${first} and time_entries.day < ${first} + interval '1 month'`,
    )
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Lists lines that count, newest day first. */
export function listEntries(
  tx: Tx,
  filters: TimeFilters,
  { limit, after }: { limit: number; after?: EntryPlace },
) {
  return timeEntries(tx)
    .where(matching(filters))
    .$if(after !== undefined, (some) =>
      some.where(
        sql<boolean>`(time_entries.day, time_entries.id) < (${after?.day}::date, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('timeEntries.day', 'desc')
    .orderBy('timeEntries.id', 'desc')
    .limit(limit)
    .execute()
}

/** Sums lines that count, the newest month first. */
export async function sumEntries(
  tx: Tx,
  filters: TimeFilters,
  { limit }: { limit: number },
): Promise<TimeSum[]> {
  const { rows } = await sql<TimeSum>`
    select
      json_build_object('id', customers.id, 'name', customers.name) as customer,
      month,
      json_build_object('id', work_kinds.id, 'name', work_kinds.name) as kind,
      entries, minutes, billed_minutes, open_minutes
    from (
      select
        customer_id, to_char(day, 'YYYY-MM') as month, kind_id,
        count(*) as entries,
        sum(minutes) as minutes,
        sum(billed_minutes) as billed_minutes,
        coalesce(sum(billed_minutes) filter (where exported_at is null), 0) as open_minutes
      from time_entries
      where ${matching(filters)}
      group by customer_id, month, kind_id
    ) sums
    join customers on customers.id = sums.customer_id and customers.deleted_at is null
    join work_kinds on work_kinds.id = sums.kind_id
    order by month desc, customers.name collate "und-x-icu", customers.id, work_kinds.position, work_kinds.id
    limit ${limit}`.execute(tx)
  return rows
}

/** Reads what the viewer may see of the time of a ticket. Nothing, where the customer's rules hide it. */
export async function listShownTime(tx: Tx, ticketId: string): Promise<ShownTime['entries']> {
  const { rows } = await sql<ShownTime['entries'][number]>`
    select id, to_char(day, 'YYYY-MM-DD') as day, billed_minutes, is_billable, kind, invoice_text
    from list_shown_time(${ticketId})`.execute(tx)
  return rows
}
