import { type Insertable, sql, type Updateable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type MacroRow = NonNullable<Awaited<ReturnType<typeof findMacro>>>

/** Selects the macros that all agents share, and the agent's own. Others are never read. */
function visibleMacros(tx: Tx, agentId: string) {
  return tx
    .selectFrom('macros')
    .selectAll()
    .where((where) => where.or([where('ownerId', 'is', null), where('ownerId', '=', agentId)]))
}

export function listMacros(tx: Tx, agentId: string) {
  return visibleMacros(tx, agentId).orderBy('name', byName).orderBy('id').execute()
}

export function findMacro(tx: Tx, agentId: string, macroId: string) {
  return visibleMacros(tx, agentId).where('id', '=', macroId).executeTakeFirst()
}

export function lockMacro(tx: Tx, agentId: string, macroId: string) {
  return visibleMacros(tx, agentId).where('id', '=', macroId).forUpdate().executeTakeFirst()
}

/** Counts the shared ones, or those of an agent. */
export async function countMacros(tx: Tx, ownerId: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom('macros')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('ownerId', 'is not distinct from', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function insertMacro(tx: Tx, macro: Insertable<Tables['macros']>) {
  return tx.insertInto('macros').values(macro).returningAll().executeTakeFirstOrThrow()
}

export function updateMacro(tx: Tx, macroId: string, changes: Updateable<Tables['macros']>) {
  return tx
    .updateTable('macros')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', macroId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteMacro(tx: Tx, macroId: string): Promise<void> {
  await tx.deleteFrom('macros').where('id', '=', macroId).execute()
}
