import { sql } from 'kysely'

import type {
  DeskNumbers,
  DeskNumbersQuery,
  MonthRatings,
  WeekNumbers,
} from '#shared/desk/reports/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Week } from './week-edges.ts'

const DAY_MS = 86_400_000

/** Narrows all numbers to a customer, an assignee, or both. */
type Scope = Pick<DeskNumbersQuery, 'customerId' | 'assignee'>

/** The tickets of customers that are there. */
function there({ customerId, assignee }: Scope) {
  const ofCustomer = customerId ? sql`and desk.customer_id = ${customerId}` : sql``
  const ofAgent = assignee === 'none' ? sql`and desk.assignee_id is null` : sql``
  return sql`desk.customer_id not in (select id from customers where deleted_at is not null) ${ofCustomer}
    ${assignee && assignee !== 'none' ? sql`and desk.assignee_id = ${assignee}` : ofAgent}`
}

/** Those of them that go on within no other ticket: a merged one is neither solved nor one more. */
function counted(scope: Scope) {
  return sql`${there(scope)} and not exists (
  select from ticket_merges merge
  where merge.customer_id = desk.customer_id and merge.ticket_id = desk.ticket_id
)`
}

/** Counts what is not closed, by its age in days of 24 hours. */
export async function countByAge(
  tx: Tx,
  { at, ...scope }: Scope & { at: Date },
): Promise<DeskNumbers['ages']> {
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS)
  const { rows } = await sql<DeskNumbers['ages'][number]>`
    select
      groups.age,
      count(*) filter (where desk.status = 'Open') as open,
      count(*) filter (where desk.status = 'Pending') as pending
    from (values
      (1, 'under_1d', ${before(1)}::timestamptz, 'infinity'::timestamptz),
      (2, '1d_7d', ${before(7)}, ${before(1)}),
      (3, '7d_30d', ${before(30)}, ${before(7)}),
      (4, 'over_30d', '-infinity', ${before(30)})
    ) groups (place, age, since, until)
    left join desk_tickets desk on desk.status in ('Open', 'Pending')
      and desk.created_at > groups.since and desk.created_at <= groups.until and ${there(scope)}
    group by groups.place, groups.age
    order by groups.place`.execute(tx)
  return rows
}

export async function countByCustomer(
  tx: Tx,
  { most, ...scope }: Scope & { most: number },
): Promise<DeskNumbers['customers']> {
  const { rows } = await sql<DeskNumbers['customers'][number]>`
    select customers.id, customers.name, open, pending
    from (
      select
        customer_id,
        count(*) filter (where status = 'Open') as open,
        count(*) filter (where status = 'Pending') as pending
      from desk_tickets desk
      where status in ('Open', 'Pending') and ${there(scope)}
      group by customer_id
      order by count(*) desc, customer_id
      limit ${most}
    ) counted
    join customers on customers.id = counted.customer_id
    order by open + pending desc, customers.name collate "und-x-icu", customers.id`.execute(tx)
  return rows
}

export async function countByAgent(
  tx: Tx,
  { most, ...scope }: Scope & { most: number },
): Promise<DeskNumbers['agents']> {
  const { rows } = await sql<DeskNumbers['agents'][number]>`
    select counted.id, users.name, open, pending
    from (
      select
        assignee_id as id,
        count(*) filter (where status = 'Open') as open,
        count(*) filter (where status = 'Pending') as pending
      from desk_tickets desk
      where status in ('Open', 'Pending') and ${there(scope)}
      group by assignee_id
      order by count(*) desc, assignee_id
      limit ${most}
    ) counted
    left join users on users.id = counted.id
      and users.customer_id = (select internal.id from customers internal where internal.internal)
    order by open + pending desc, users.name collate "und-x-icu", counted.id`.execute(tx)
  return rows
}

/** Counts weeks that follow one another, the newest first. */
export async function countWeeks(
  tx: Tx,
  weeks: Week[],
  { at, ...scope }: Scope & { at: Date },
): Promise<WeekNumbers[]> {
  const { rows } = await sql<WeekNumbers>`
    with weeks as (
      select * from unnest(
        ${weeks.map(({ week }) => week)}::text[],
        ${weeks.map(({ from }) => from)}::timestamptz[],
        ${weeks.map(({ until }) => until)}::timestamptz[]
      ) with ordinality listed (week, since, until, place)
    ), raised as (
      select
        weeks.place,
        count(desk.ticket_id) as created,
        count(*) filter (where first_response_at <= response_due_at) as response_met,
        count(*) filter (where is_late(first_response_at, response_due_at, ${at})) as response_breached,
        count(*) filter (where coalesce(resolved_at, closed_at) <= resolution_due_at) as resolution_met,
        count(*) filter (where is_late(coalesce(resolved_at, closed_at), resolution_due_at, ${at})) as resolution_breached
      from weeks
      left join desk_tickets desk on desk.status in ('Open', 'Pending', 'Closed')
        and desk.created_at >= weeks.since and desk.created_at < weeks.until and ${counted(scope)}
      group by weeks.place
    ), ended as (
      select weeks.place, count(desk.ticket_id) as closed
      from weeks
      left join desk_tickets desk on desk.status = 'Closed'
        and desk.due_order > desk_due_order(null, weeks.until)
        and desk.due_order <= desk_due_order(null, weeks.since)
        and ${counted(scope)}
      group by weeks.place
    ), now_open as (
      select count(*) as tickets from desk_tickets desk where desk.status in ('Open', 'Pending') and ${there(scope)}
    )
    select
      week, created, closed,
      -- Open tickets now, without later ones, and with those that were closed after the week.
      ((select tickets from now_open)
        - coalesce(sum(created - closed) over (order by weeks.place rows between unbounded preceding and 1 preceding), 0))::integer
        as backlog,
      json_build_object(
        'met', response_met, 'breached', response_breached, 'running', created - response_met - response_breached
      ) as response,
      json_build_object(
        'met', resolution_met, 'breached', resolution_breached, 'running', created - resolution_met - resolution_breached
      ) as resolution
    from weeks
    join raised using (place)
    join ended using (place)
    order by weeks.place`.execute(tx)
  return rows
}

/** Counts ratings by the month in which the rated ticket was closed, the newest first. */
export async function countRatings(
  tx: Tx,
  { since, timeZone, ...scope }: Scope & { since: Date; timeZone: string },
): Promise<DeskNumbers['ratings']> {
  const { rows } = await sql<MonthRatings>`
    select
      to_char(rating.closed_at at time zone ${timeZone}, 'YYYY-MM') as month,
      count(*) filter (where rating.score = 'good') as good,
      count(*) filter (where rating.score = 'bad') as bad
    from ticket_ratings rating
    join desk_tickets desk on desk.customer_id = rating.customer_id and desk.ticket_id = rating.ticket_id
    where rating.closed_at >= ${since} and ${there(scope)}
    group by month
    order by month desc`.execute(tx)
  return rows.length > 0 || (await areRatingsUsed(tx)) ? rows : null
}

async function areRatingsUsed(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ areUsed: boolean }>`
    select ask_for_rating or exists (select from ticket_ratings) as are_used
    from installation`.execute(tx)
  return rows[0]?.areUsed ?? false
}

/** Finds the business minutes after which half of the answered tickets of a span had their first response. */
export async function medianResponse(
  tx: Tx,
  { from, until }: Pick<Week, 'from' | 'until'>,
  scope: Scope,
): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_disc(0.5) within group (order by tickets.first_response_minutes) as minutes
    from desk_tickets desk
    join tickets on tickets.customer_id = desk.customer_id and tickets.id = desk.ticket_id
    where desk.created_at >= ${from} and desk.created_at < ${until} and ${counted(scope)}`.execute(
    tx,
  )
  return rows[0]?.minutes ?? null
}
