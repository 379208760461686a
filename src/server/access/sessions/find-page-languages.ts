import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { within } from '#server/platform/db/pool/with-timeout.ts'
import { readCookie } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { findSession } from './queries.ts'
import { sessionCheck } from './sessions.ts'

/** How long a page waits for the database before it goes by what the browser says. */
const PATIENCE_MS = 500

/**
 * Finds in which languages the session of a page's request wants it, so that the page comes in the right
 * one at once.
 */
export async function findPageLanguages(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readCookie(request, SESSION_COOKIE)
  if (!token) return
  const { sessionHash, ...limits } = sessionCheck(deps, token)
  const found = await within(PATIENCE_MS, () => findSession(deps.db, sessionHash, limits), deps.log)
  if (found) request.setLanguages = found
}
