import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findBytesUsed, findLimits, hasKey } from './queries.ts'
import { refuseUse } from './refuse-use.ts'

const MEGABYTE = 1_000_000

/** Checks before each multipart form whether its files have room, before any of it is read. */
export function checkRoomForFiles(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    if (request.viewer === undefined || !request.isMultipart()) return
    try {
      await checkRoom(app.deps, request.viewer, request)
    } catch (error) {
      // Drain the request: a browser reads the answer only after it has sent everything.
      request.raw.resume()
      throw error
    }
  })
}

/**
 * Refuses files before they are received when there is no room for them. Files that fit are counted
 * when they have arrived. A repeated Idempotency-Key passes: its files are counted already.
 *
 * @throws AppError `too_large`
 */
async function checkRoom(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<void> {
  const now = deps.now()
  const bytes = Number(request.headers['content-length'] ?? 0)
  const limits = await findLimits(deps.db)
  const used = await findBytesUsed(deps.db, viewer, now)
  const bounds = [
    ['megabytesPerDayOfPerson', used.todayOfPerson],
    ['megabytesPerDayOfCustomer', used.todayOfCustomer],
    ['megabytesInAllOfCustomer', used.inAllOfCustomer],
  ] as const
  for (const [name, count] of bounds) {
    if (limits[name] === 0 || count + bytes <= limits[name] * MEGABYTE) continue
    const key = request.headers['idempotency-key']
    if (typeof key === 'string' && (await hasKey(deps.db, viewer, key))) return
    throw refuseUse(name, limits[name], now)
  }
}
