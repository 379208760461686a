import { sql } from 'kysely'

import type { MailChoice } from '#shared/mail/out/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

export function findPersonOfToken(tx: Tx, userId: string) {
  return tx
    .selectFrom('customers')
    .innerJoin('users', 'users.customerId', 'customers.id')
    .where('users.id', '=', userId)
    .where('customers.deletedAt', 'is', null)
    .leftJoin('mailPreferences', (join) =>
      join
        .onRef('mailPreferences.customerId', '=', 'users.customerId')
        .onRef('mailPreferences.userId', '=', 'users.id'),
    )
    .select([
      'users.name',
      'customers.internal as isStaff',
      'mailPreferences.allSeen',
      'mailPreferences.choice',
    ])
    .executeTakeFirst()
}

/** Before they have chosen, staff have what concerns them, and others everything. */
export function usualChoice(isStaff: boolean): MailChoice {
  return isStaff ? 'mine' : 'all'
}

/** Changes what is given. Nothing that waits for their mail of a day stays without one. */
export async function saveMailChoice(
  tx: Tx,
  {
    userId,
    choice = null,
    allSeen = null,
    at,
  }: { userId: string; choice?: MailChoice | null; allSeen?: boolean | null; at: Date },
): Promise<void> {
  await sql`
    insert into mail_preferences (customer_id, user_id, choice, all_seen, updated_at)
    select users.customer_id, users.id, coalesce(${choice}::text, 'all'), coalesce(${allSeen}::boolean, false), ${at}
    from customers join users on users.customer_id = customers.id
    where users.id = ${userId} and customers.deleted_at is null
    on conflict (customer_id, user_id)
      do update set
        choice = coalesce(${choice}::text, mail_preferences.choice),
        all_seen = coalesce(${allSeen}::boolean, mail_preferences.all_seen),
        updated_at = excluded.updated_at`.execute(tx)
}

/** Finds a person's choice; undefined before they have made one. */
export function findMailChoice(
  tx: Tx,
  { customerId, userId }: { customerId: string; userId: string },
) {
  return tx
    .selectFrom('mailPreferences')
    .select(['choice', 'allSeen'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}
