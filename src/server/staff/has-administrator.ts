import type { Db } from '#server/platform/db/client.ts'

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
