import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { isConfirmed } from './confirmation.ts'
import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'

/**
 * Returns whether this call may change how a customer's people sign in. Staff with a second factor
 * confirm each time; without one, the session is all that API programs have ever sent. A change of
 * the team's own sign-in always needs confirmation.
 */
export async function mayChangeWaysIn(
  deps: Pick<Deps, 'db' | 'now' | 'cookieSecret'>,
  viewer: Viewer,
  request: FastifyRequest,
  customerId?: string,
): Promise<boolean> {
  if (isConfirmed(deps, viewer, request)) return true
  if (customerId === viewer.customerId) return false
  return !(await listSecondFactors(deps.db, personOf(viewer))).hasAny
}
