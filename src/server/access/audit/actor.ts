import type { FastifyRequest } from 'fastify'

import type { Viewer } from '#server/access/viewer.ts'

/** Who does something, and from where; as the audit log will name them. */
export type Actor = {
  userId: string | null
  name: string
  email: string | null
  /** Of the network; null for what does not come over one. */
  address: string | null
}

/** What nobody asked for at this moment, such as a removal when its time has come. */
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
