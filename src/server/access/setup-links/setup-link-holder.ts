import type { FastifyRequest } from 'fastify'

import { markLinkHolder } from '#shared/connections/link-holder.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'

import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { nameDevice } from '#server/access/sessions/describe-device.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { noteVisit } from './note-visit.ts'
import { findLinkByToken } from './queries.ts'

const MAX_BROWSER_LENGTH = 100

/** Holder of a setup link's secret, which stands for the connection of one customer. */
export type SetupLinkHolder = {
  customerId: string
  link: NonNullable<Awaited<ReturnType<typeof findLinkByToken>>>
  by: Actor
}

/**
 * Answers a wrong, a revoked and an expired link alike, so that the state of a link cannot be probed.
 *
 * @throws AppError `not_found`
 */
export async function resolveSetupLink(
  deps: Pick<Deps, 'db' | 'now'>,
  { request }: { request: FastifyRequest },
): Promise<SetupLinkHolder> {
  const token = request.headers[SETUP_LINK_HEADER]
  const now = deps.now()
  return asWorker(deps.db, async (tx) => {
    const link = await findLinkByToken(tx, hashLinkToken(String(token)), now)
    if (!link) throw notFound((words) => words.setupLinks.dead)
    const by = {
      userId: null,
      name: markLinkHolder(link.name),
      email: link.email,
      address: request.ip,
      browser: browserOf(request),
    }
    await noteVisit(tx, link, { by, now })
    return { customerId: link.customerId, link, by }
  })
}

function browserOf({ headers }: FastifyRequest): string | null {
  const named = headers['user-agent']?.trim()
  if (!named) return null
  return nameDevice(named) ?? named.slice(0, MAX_BROWSER_LENGTH)
}
