import { sql } from 'kysely'

import type { CountedSpan } from '#shared/sla/maintenance.ts'

import type { Tx } from '#server/platform/db/client.ts'

type Row = {
  id: string
  name: string
  isForAll: boolean
  startsAt: Date
  endsAt: Date
  version: number
  /** For all customers. */
  counted: CountedSpan[]
  /** Single customers, also those that it is no longer for. */
  customers: {
    id: string
    name: string
    hasLeft: boolean
    isDeleted: boolean
    counted: CountedSpan[]
  }[]
}
export type WindowRow = Row

type WireSpan = { from: string; to: string }

const spansOf = (column: string) => sql`coalesce((
    select json_agg(json_build_object('from', lower(span), 'to', upper(span)) order by lower(span))
    from unnest(${sql.ref(column)}) span
  ), '[]')`

const WINDOWS = sql`
  select id, name, is_for_all, starts_at, ends_at, version, ${spansOf('window.counted')} as counted,
    coalesce((
      select json_agg(
        json_build_object(
          'id', customers.id, 'name', customers.name, 'hasLeft', left_at is not null,
          'isDeleted', deleted_at is not null,
          'counted', ${spansOf('concerned.counted')}
        ) order by customers.name, customers.id
      )
      from maintenance_window_customers concerned
      join customers on customers.id = concerned.customer_id
      where window_id = "window".id
    ), '[]') as customers
  from maintenance_windows "window"
  where removed_at is null`

type Stored = Omit<Row, 'counted' | 'customers'> & {
  counted: WireSpan[]
  customers: (Omit<Row['customers'][number], 'counted'> & { counted: WireSpan[] })[]
}

function toRow({ counted, customers, ...window }: Stored): Row {
  return {
    ...window,
    counted: counted.map(toSpan),
    customers: customers.map((customer) => ({
      ...customer,
      counted: customer.counted.map(toSpan),
    })),
  }
}

function toSpan({ from, to }: WireSpan): CountedSpan {
  return { from: new Date(from), to: new Date(to) }
}

/** Lists windows that end after an instant, the latest first. */
export async function listWindows(tx: Tx, after: Date): Promise<WindowRow[]> {
  const { rows } = await sql<Stored>`
    ${WINDOWS} and ends_at > ${after} order by starts_at desc, id desc`.execute(tx)
  return rows.map(toRow)
}

export async function findWindow(tx: Tx, windowId: string): Promise<WindowRow | undefined> {
  const { rows } = await sql<Stored>`${WINDOWS} and id = ${windowId}`.execute(tx)
  return rows[0] && toRow(rows[0])
}

export async function lockWindow(tx: Tx, windowId: string): Promise<WindowRow | undefined> {
  await sql`select from maintenance_windows where id = ${windowId} for update`.execute(tx)
  return findWindow(tx, windowId)
}

/** Returns those of the customers that exist. */
export async function listKnownCustomers(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', ids)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

type SavedWindow = {
  id: string
  name: string
  isForAll: boolean
  startsAt: Date
  endsAt: Date
  counted: CountedSpan[]
  at: Date
  isRemoved: boolean
}

/** Inserts a window, or changes it. */
export async function saveWindow(tx: Tx, window: SavedWindow): Promise<void> {
  const { id, at, isRemoved, counted, ...fields } = window
  const values = { ...fields, counted: toMultirange(counted), removedAt: isRemoved ? at : null }
  await tx
    .insertInto('maintenanceWindows')
    .values({ ...values, id, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, version: sql`maintenance_windows.version + 1` }),
    )
    .execute()
}

export async function saveWindowCustomer(
  tx: Tx,
  windowId: string,
  {
    customerId,
    counted,
    leftAt,
  }: { customerId: string; counted: CountedSpan[]; leftAt: Date | null },
): Promise<void> {
  const values = { counted: toMultirange(counted), leftAt }
  await tx
    .insertInto('maintenanceWindowCustomers')
    .values({ ...values, customerId, windowId })
    .onConflict((conflict) => conflict.columns(['customerId', 'windowId']).doUpdateSet(values))
    .execute()
}

function toMultirange(spans: CountedSpan[]): string {
  return `{${spans.map(({ from, to }) => `[${from.toISOString()},${to.toISOString()})`).join(',')}}`
}
