import { sql } from 'kysely'

import type { AgentWork } from '#shared/staff/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Counts what depends on an account. Shared macros have no owner. */
export async function countAgentWork(tx: Tx, userId: string): Promise<AgentWork> {
  const { rows } = await sql<AgentWork>`
    select
      (
        select count(*) from desk_tickets desk
        join customers on customers.id = desk.customer_id and customers.deleted_at is null
        where desk.assignee_id = ${userId} and desk.status in ('Open', 'Pending')
      ) as tickets,
      (select count(*) from answer_drafts where agent_id = ${userId}) as drafts,
      (select count(*) from waiting_replies where author_id = ${userId} and stopped is null) as replies,
      (select count(*) from macros where owner_id = ${userId}) as macros,
      (select count(*) from desk_views where owner_id = ${userId} and is_shared) as views`.execute(
    tx,
  )
  return rows[0]!
}

/** Lists who is no longer active and still has tickets that are not closed, by name. */
export async function listFormerAssignees(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select users.id, users.name
    from customers
    join users on users.customer_id = customers.id
    where customers.internal and not users.active and exists (
      select from desk_tickets desk
      where desk.assignee_id = users.id and desk.status in ('Open', 'Pending')
    )
    order by users.name collate "und-x-icu", users.id`.execute(tx)
  return rows
}
