import type { FastifyRequest } from 'fastify'

import { markLinkHolder } from '#shared/connections/link-holder.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'
import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { nameDevice } from '#shared/access/describe-device.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/client.ts'

import { findLinkByToken, findVisit, saveVisit } from './queries.ts'

/** A use after this much rest is another visit. */
const REST_MS = 30 * 60_000
/** How exactly the moment of the last use is kept: an open page asks every few seconds. */
const EXACT_MS = 60_000

/** Writes each visit to the audit log once: a link from one address with one browser, until it rests. */
async function noteVisit(
  tx: Tx,
  link: { customerId: string; id: string; customerName: string },
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const visit = {
    customerId: link.customerId,
    linkId: link.id,
    address: by.address ?? '',
    browser: by.browser ?? '',
  }
  const known = await findVisit(tx, visit)
  if (known && now.getTime() - known.lastAt.getTime() < EXACT_MS) return
  const since = new Date(now.getTime() - REST_MS)
  if (!(await saveVisit(tx, visit, { now, since }))) return
  await recordAudit(tx, {
    action: 'setup_link.used',
    by,
    at: now,
    customerId: link.customerId,
    subject: { id: link.customerId, name: link.customerName },
  })
}

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
