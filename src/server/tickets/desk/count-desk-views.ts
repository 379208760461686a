import { sessionCheck, touchSession } from '#server/access/sessions/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { countDeskViewsOfSession } from './queue-queries.ts'

/** Counts each view as JSON, with the session's person, who may turn out not to be of staff: then nothing is counted. */
export async function countDeskViews(deps: Pick<Deps, 'db' | 'pool' | 'now'>, token: string) {
  const check = sessionCheck(deps, token)
  const found = await countDeskViewsOfSession(deps.pool, check)
  if (!found) return undefined
  await touchSession(deps, check.sessionHash, found.seenAt)
  const { userId, role, lacksSecondFactor, json } = found
  return { userId, viewer: { role, mustAddSecondFactor: lacksSecondFactor }, json }
}
