import { type Insertable, sql, type Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type AlertRuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>

/** Rules in their order, with whose tickets they raise. */
function rules(tx: Tx) {
  return tx
    .selectFrom('alertRules')
    .innerJoin('customers', 'customers.id', 'alertRules.customerId')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'alertRules.customerId')
        .onRef('users.id', '=', 'alertRules.requesterId'),
    )
    .select([
      'alertRules.id',
      'alertRules.name',
      'alertRules.position',
      'alertRules.isOn',
      'alertRules.sender',
      'alertRules.subjectHas',
      'alertRules.customerId',
      'alertRules.requesterId',
      'alertRules.categories',
      'alertRules.subjectPatterns',
      'alertRules.bodyPatterns',
      'alertRules.highStates',
      'alertRules.mediumStates',
      'alertRules.lowStates',
      'alertRules.recoveryStates',
      'alertRules.otherStates',
      'alertRules.isUnproven',
      'alertRules.version',
      'alertRules.updatedAt',
      'alertRules.updatedBy',
      'customers.name as customerName',
      'users.name as requesterName',
      'users.email as requesterEmail',
      'users.active as isRequesterActive',
    ])
    .select(sql<boolean>`customers.active and customers.deleted_at is null`.as('isServed'))
    .orderBy('alertRules.position')
    .orderBy('alertRules.id')
}

/** Lists the rules that take mail of an address or of its domain. */
export function listRulesOf(tx: Tx, address: string): Promise<AlertRuleRow[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return rules(tx)
    .where('alertRules.sender', 'in', [address, domain])
    .where('alertRules.isOn', '=', true)
    .execute()
}

export function listRules(tx: Tx): Promise<AlertRuleRow[]> {
  return rules(tx).execute()
}

export function findRule(tx: Tx, id: string) {
  return rules(tx).where('alertRules.id', '=', id).executeTakeFirst()
}

/** Changes of all rules wait for each other, because they have one order. */
export async function lockRules(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portico alert rules', 0))`.execute(tx)
}

export async function insertRule(tx: Tx, rule: Insertable<Tables['alertRules']>): Promise<void> {
  await tx.insertInto('alertRules').values(rule).execute()
}

export async function updateRule(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['alertRules']>,
): Promise<void> {
  await tx
    .updateTable('alertRules')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteRule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('alertRules').where('id', '=', id).execute()
}

export async function putRulesInOrder(tx: Tx, ids: string[]): Promise<void> {
  await sql`
    update alert_rules set position = placed.position
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position)
    where alert_rules.id = placed.id`.execute(tx)
}

/** When a rule last read an alert, and how many it has read since. */
export async function listMatches(
  tx: Tx,
  since: Date,
): Promise<Map<string, { matchedAt: Date; matchCount: number }>> {
  const rows = await tx
    .selectFrom('receivedMails')
    .select((select) => [
      'alertRuleId',
      select.fn.max('receivedAt').as('matchedAt'),
      sql<number>`(count(*) filter (where received_at > ${since}))::integer`.as('matchCount'),
    ])
    .where('alertRuleId', 'is not', null)
    .where('alertKey', 'is not', null)
    .groupBy('alertRuleId')
    .execute()
  return new Map(rows.map(({ alertRuleId, ...match }) => [alertRuleId ?? '', match]))
}
