import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { isConfirmed } from './confirmation.ts'
import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'

/**
 * Whether this call may change how a customer's people sign in. Somebody with a second factor
 * confirms each time; without one, the session is all that programs of the interface have ever sent.
 * How the team itself signs in is confirmed always.
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
