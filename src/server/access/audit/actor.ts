import type { FastifyRequest } from 'fastify'

import type { Viewer } from '#server/access/viewer.ts'

/** Author of a change and their address, as the audit log names them. */
export type Actor = {
  userId: string | null
  name: string
  email: string | null
  /** The network address; null for what does not come over the network. */
  address: string | null
  /** Set for a person without an account, to distinguish them from others. */
  browser?: string | null
}

/** The actor of what happens by itself, such as a removal that is due. */
export const SYSTEM: Actor = { userId: null, name: 'Portico', email: null, address: null }

export function actorOf(
  viewer: Pick<Viewer, 'userId' | 'name' | 'email'>,
  request: Pick<FastifyRequest, 'ip'>,
): Actor {
  return {
    userId: viewer.userId,
    name: viewer.name,
    email: viewer.email,
    address: request.ip,
  }
}
