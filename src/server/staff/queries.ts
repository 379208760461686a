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
