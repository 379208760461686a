import { sql } from 'kysely'

import type { StaffSignOn } from '#shared/staff/contract.ts'
import type { PasswordRule } from '#shared/staff/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Finds the day from which second factors are compulsory; null means never. */
export async function findSecondFactorDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secondFactorFrom')
    .executeTakeFirstOrThrow()
  return row.secondFactorFrom
}

/** Finds the day from which second factors are compulsory, and locks it until the transaction ends. */
export async function lockSecondFactorDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secondFactorFrom')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.secondFactorFrom
}

export async function updateSecondFactorDate(tx: Tx, date: string | null): Promise<void> {
  await tx.updateTable('installation').set({ secondFactorFrom: date }).execute()
}

export function findStaffSignOn(tx: Tx): Promise<StaffSignOn> {
  return tx
    .selectFrom('customers')
    .innerJoin('installation', (join) => join.onTrue())
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.internal', '=', true)
    .select([
      'customers.id as customerId',
      sql<boolean>`coalesce(connections.enabled, false)`.as('isOn'),
      'installation.staffPasswords as passwords',
    ])
    .executeTakeFirstOrThrow()
}

/** Finds who may use a password, and locks the rule until the transaction ends. */
export async function lockPasswordRule(tx: Tx): Promise<PasswordRule> {
  const row = await tx
    .selectFrom('installation')
    .select('staffPasswords')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.staffPasswords
}

export async function updatePasswordRule(tx: Tx, staffPasswords: PasswordRule): Promise<void> {
  await tx.updateTable('installation').set({ staffPasswords }).execute()
}
