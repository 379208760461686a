import { sql } from 'kysely'

import { LISTED_FAILURES } from '#shared/sign-in-failures/values.ts'

import type { RefusalDetail } from '#server/access/sign-in/refuse.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { TimePosition } from '#server/platform/http/request/next-page.ts'

type Customer = { customerId: string; customerName: string; internal: boolean; isDeleted: boolean }
type Failure = { ref: string; detail: RefusalDetail; address: string }
export type FailureRow = Failure & Customer & { reason: string; createdAt: Date }
export type FailureKindRow = Customer & {
  id: string
  reason: string
  count: number
  lastAt: Date
  /** Number of people that it stops, or stopped when it stops no one any more. */
  people: number
  since: Date
  /** When the last of the stopped people could sign in; null while it stops anyone. */
  worksSince: Date | null
  /** Deactivated people whom it stopped. */
  deactivated: { id: string; name: string }[]
  failures: (Failure & { createdAt: string })[]
}

/** Strangers can make failures: only so many of the newest are counted, to bound what a page costs. */
const MAX_COUNTED = 10_000

type Filter = {
  code?: string
  customerId?: string
  /** Reasons that stop one person and say nothing of others. */
  ofOnePerson: string[]
  limit: number
  after?: TimePosition
}

/** The newest first, grouped by customer and reason. */
export async function listFailureKinds(
  tx: Tx,
  { code, customerId, ofOnePerson, limit, after }: Filter,
): Promise<FailureKindRow[]> {
  const { rows } = await sql<FailureKindRow>`
    with recent as (
      select
        customer_id, reason, ref, detail, address, created_at,
        coalesce(person, sha256(convert_to('address ' || address, 'utf8'))) as person
      from sign_in_failures
      where ${customerId ? sql`customer_id = ${customerId}` : sql`true`}
        and ${code ? sql`ref like ${`${code}%`}` : sql`true`}
      order by created_at desc, ref
      limit ${MAX_COUNTED}
    ), ranked as (
      select
        recent.*, worked.at as works_since,
        row_number() over (partition by recent.customer_id, reason order by created_at desc, ref) as rank
      from recent left join worked_sign_ins worked
        on worked.customer_id = recent.customer_id and worked.at > created_at
        and worked.person = case when reason = any(${ofOnePerson}::text[]) then recent.person else '' end
    ), kinds as (
      select
        md5(customer_id || reason)::uuid as id, customer_id, reason,
        count(*)::int as count, max(created_at) as last_at,
        coalesce(
          nullif(count(distinct person) filter (where works_since is null), 0), count(distinct person)
        )::int as people,
        coalesce(min(created_at) filter (where works_since is null), min(created_at)) as since,
        case when every(works_since is not null) then max(works_since) end as works_since,
        array_agg(distinct person) filter (where reason = 'person_deactivated') as persons,
        json_agg(
          json_build_object('ref', ref, 'detail', detail, 'address', address, 'createdAt', created_at)
          order by rank
        ) filter (where rank <= ${LISTED_FAILURES}) as failures
      from ranked
      group by customer_id, reason
    )
    select
      kinds.*,
      (
        select coalesce(json_agg(json_build_object('id', users.id, 'name', users.name) order by users.name), '[]')
        from users
        where users.customer_id = kinds.customer_id and not users.active
          and sha256(convert_to('email ' || users.email, 'utf8')) = any(kinds.persons)
      ) as deactivated,
      customers.name as customer_name, customers.internal,
      customers.deleted_at is not null as is_deleted
    from kinds join customers on customers.id = kinds.customer_id
    where ${after ? sql`(last_at, kinds.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by last_at desc, kinds.id desc
    limit ${limit}`.execute(tx)
  return rows
}

export function findFailure(tx: Tx, code: string): Promise<FailureRow | undefined> {
  return tx
    .selectFrom('signInFailures')
    .innerJoin('customers', 'customers.id', 'signInFailures.customerId')
    .where('ref', '=', code)
    .orderBy('signInFailures.createdAt', 'desc')
    .select([
      'signInFailures.ref',
      'signInFailures.reason',
      'signInFailures.detail',
      'signInFailures.address',
      'signInFailures.createdAt',
      'customers.id as customerId',
      'customers.name as customerName',
      'customers.internal',
      sql<boolean>`customers.deleted_at is not null`.as('isDeleted'),
    ])
    .$castTo<FailureRow>()
    .executeTakeFirst()
}

export async function deleteFailuresBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('signInFailures').where('createdAt', '<=', before).execute()
}

export async function deleteWorkedSignInsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('workedSignIns').where('at', '<=', before).execute()
}
