import type { Db } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'

type Own = Pick<Viewer, 'customerId' | 'userId'>

export async function findPasswordHash(db: Db, own: Own): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('customerId', '=', own.customerId)
    .where('id', '=', own.userId)
    .executeTakeFirst()
  return user?.passwordHash ?? null
}

export async function updatePassword(db: Db, own: Own, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash })
    .where('customerId', '=', own.customerId)
    .where('id', '=', own.userId)
    .execute()
}

export function listSessionsOf(db: Db, own: Own, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'tokenHash', 'address', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('customerId', '=', own.customerId)
    .where('userId', '=', own.userId)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute()
}

export function deleteSessionById(db: Db, own: Own, sessionId: string) {
  return db
    .deleteFrom('sessions')
    .where('customerId', '=', own.customerId)
    .where('userId', '=', own.userId)
    .where('id', '=', sessionId)
    .returning(['id', 'address', 'userAgent'])
    .executeTakeFirst()
}

export function deleteSessionsBeside(db: Db, own: Own & Pick<Viewer, 'sessionHash'>) {
  return db
    .deleteFrom('sessions')
    .where('customerId', '=', own.customerId)
    .where('userId', '=', own.userId)
    .where('tokenHash', '!=', own.sessionHash)
    .returning(['id', 'address', 'userAgent'])
    .execute()
}

export async function deleteOwnLink(db: Db, own: Own): Promise<void> {
  await db
    .deleteFrom('accountLinks')
    .where('customerId', '=', own.customerId)
    .where('userId', '=', own.userId)
    .execute()
}
