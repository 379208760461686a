import type { FastifyInstance, FastifyRequest } from 'fastify'

import { findCustomerOf } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import {
  type Asker,
  askingAs,
  type Caller,
  currentAsker,
} from '#server/platform/db/pool/fair-shares.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import type { FollowedRequests } from '#server/platform/operations/follow-requests.ts'
import { sessionOf } from './limit-requests.ts'

const MAX_KNOWN_SESSIONS = 20_000

/**
 * Has each request ask for connections to the database as its person and customer. A visitor is its
 * address. The sessions of earlier requests are remembered, because the first query of a request is the
 * one that finds out whose it is.
 */
export function shareConnections(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'log'>,
  { requests }: { requests: FollowedRequests },
): void {
  const askers = new WeakMap<FastifyRequest, Asker>()
  const known = new Map<string, Caller>()

  function whoIs(request: FastifyRequest): Caller {
    const { viewer } = request
    if (viewer) return callerOf(viewer)
    const session = sessionOf(request)
    if (session === undefined) return { person: addressGroup(request.ip) }
    return known.get(session) ?? { person: session }
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const asker = { who: () => whoIs(request), held: 0 }
    askers.set(request, asker)
    askingAs(asker, done)
  })
  // Once more: a body is parsed as its socket has it, where nothing is known of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const asker = askers.get(request)
    if (asker && asker !== currentAsker()) askingAs(asker, done)
    else done()
  })
  requests.whenOver((request) => {
    const session = sessionOf(request)
    if (session !== undefined && !known.has(session)) void remember(session, request)
  })

  async function remember(session: string, { viewer, sessionUserId }: FastifyRequest) {
    if (viewer) keep(session, callerOf(viewer))
    if (viewer || sessionUserId === undefined) return
    keep(session, { person: sessionUserId })
    try {
      const found = await findCustomerOf(deps.db, sessionUserId)
      if (found) keep(session, callerOf({ ...found, userId: sessionUserId }))
    } catch (error) {
      deps.log.debug({ err: error }, 'the customer of a session was not read')
    }
  }

  function keep(session: string, caller: Caller) {
    const [first] = known.keys()
    if (first !== undefined && known.size >= MAX_KNOWN_SESSIONS) known.delete(first)
    known.set(session, caller)
  }
}

/** The customer of staff is the installation's own, of which they are to have more than a share. */
function callerOf({
  userId,
  customerId,
  role,
}: Pick<NonNullable<FastifyRequest['viewer']>, 'userId' | 'customerId' | 'role'>): Caller {
  return { person: userId, customer: role === 'customer' ? customerId : undefined }
}
