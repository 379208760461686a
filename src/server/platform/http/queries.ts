import type { Db } from '#server/platform/db/client.ts'

export async function deleteRateLimitsOver(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', now).execute()
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before).execute()
}
