import { createHash, randomBytes } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'

import { clearCookie, readCookie, setCookie } from '#server/platform/http/request/cookies.ts'
import { newVisitor, SESSION_COOKIE, setXsrfCookie } from '#server/platform/http/request/csrf.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { openProviderSession, type sealProviderSession } from './provider-session.ts'
import { exchangeLanguages } from './session-languages.ts'
import { deleteSession, findSession, insertSession, updateLastSeen } from './queries.ts'

const HOUR_MS = 3_600_000
/** A session ends when it has not been used for this long... */
const IDLE_MS = 12 * HOUR_MS
/** ...and in any case after this long. */
export const ABSOLUTE_MS: Record<UserRole, number> = {
  customer: 7 * 24 * HOUR_MS,
  agent: 24 * HOUR_MS,
  admin: 24 * HOUR_MS,
}
// Recording each use would turn every read into a write.
const TOUCH_EVERY_MS = 5 * 60_000
const MAX_USER_AGENT_LENGTH = 300

/** Sets `request.viewer` from the session cookie, for every request that brings one. */
export function resolveViewers(app: FastifyInstance): void {
  app.decorateRequest('viewer', undefined)
  app.addHook('onRequest', async (request) => {
    const token = readCookie(request, SESSION_COOKIE)
    if (!token || !isForServer(request) || request.routeOptions.config.readsBySession) return
    // An open page requests this by itself, so it does not count as use.
    const isUse = request.routeOptions.url !== ticketEndpoints.streamEvents.path
    request.viewer = await findViewer(app.deps, token, { isUse })
    if (request.viewer) request.setLanguages = request.viewer.languages
  })
}

/** Begins a session in this browser. Ends the one that it had before. */
export async function startSession(
  deps: Pick<Deps, 'db' | 'now'>,
  reply: FastifyReply,
  user: { customerId: string; id: string; role: UserRole },
  begun: Omit<Origin, 'address' | 'userAgent'> = {},
): Promise<{ sessionHash: Buffer }> {
  const { ip, headers } = reply.request
  const origin = { address: ip, userAgent: headers['user-agent'], ...begun }
  const { token, expiresAt, longest } = await createSession(deps, user, origin)
  await forgetSession(deps, reply.request)
  await exchangeLanguages(deps, reply, user)
  setCookie(reply, SESSION_COOKIE, token, { expires: begun.byDoor ? longest : expiresAt })
  setXsrfCookie(reply, token)
  return { sessionHash: hashToken(token) }
}

type Origin = {
  address?: string
  userAgent?: string | undefined
  endsAt?: Date | undefined
  /** It began at the identity provider of the team, whose business a second factor is. */
  byProvider?: boolean | undefined
  /** The emergency door alone lets it in, and `endsAt` moves with it. */
  byDoor?: boolean
  /** The session at the identity provider that it began with, as it is stored. */
  atProvider?: ReturnType<typeof sealProviderSession>
}

/** Creates a session. The token, 256 random bits, is its only secret and belongs in the cookie only. */
export async function createSession(
  deps: Pick<Deps, 'db' | 'now'>,
  user: { customerId: string; id: string; role: UserRole },
  origin: Origin = {},
): Promise<{ token: string; expiresAt: Date; longest: Date }> {
  const now = deps.now()
  const token = randomBytes(32).toString('base64url')
  const longest = new Date(now.getTime() + ABSOLUTE_MS[user.role])
  // End no later than the session at the identity provider, or the emergency door.
  const expiresAt = origin.endsAt && origin.endsAt < longest ? origin.endsAt : longest
  await insertSession(deps.db, {
    id: uuidv7(),
    tokenHash: hashToken(token),
    customerId: user.customerId,
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    address: origin.address ?? null,
    userAgent: origin.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    byProvider: origin.byProvider ?? false,
    byDoor: origin.byDoor ?? false,
    ...origin.atProvider,
  })
  return { token, expiresAt, longest }
}

/** A session that is over, with its details at the identity provider that it began at. */
export type EndedSession = { customerId: string; details: string }

/** Ends the session of this browser. Returns it where it began at an identity provider. */
export async function endSession(
  deps: Pick<Deps, 'db' | 'cookieSecret' | 'keys'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EndedSession | undefined> {
  const ended = await forgetSession(deps, request)
  clearCookie(reply, SESSION_COOKIE)
  setXsrfCookie(reply, newVisitor(reply))
  if (!ended?.providerSession) return undefined
  const { customerId, providerSession } = ended
  return { customerId, details: openProviderSession(deps, providerSession) }
}

/**
 * Finds the viewer of a session. `isUse` is false for polls of an open page, which must not keep a
 * session alive.
 */
export async function findViewer(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
  { isUse }: { isUse: boolean },
): Promise<Viewer | undefined> {
  const { sessionHash, now, idleSince } = sessionCheck(deps, token)
  const found = await findSession(deps.db, sessionHash, { now, idleSince })
  if (!found) return undefined
  if (isUse) await touchSession(deps, sessionHash, found.lastSeenAt)
  return {
    userId: found.userId,
    customerId: found.customerId,
    name: found.name,
    email: found.email,
    organization: found.internal ? null : found.customerName,
    role: found.role,
    timeZone: found.timeZone ?? found.defaultTimeZone,
    nearPercent: found.nearPercent,
    contractVersionId: found.contractVersionId,
    mspStartDate: found.mspStartDate,
    sessionHash,
    sessionExpiresAt: found.expiresAt,
    mustAddSecondFactor: found.mustAddSecondFactor,
    visibility: found.visibility,
    visibleCategories: found.visibleCategories,
    mayAnswer: found.mayAnswer,
    isPortalManager: found.isPortalManager,
    languages: { ownLanguage: found.ownLanguage, customerLanguage: found.customerLanguage },
  }
}

/** Returns what a query compares a session with. */
export function sessionCheck(deps: Pick<Deps, 'now'>, token: string) {
  return { sessionHash: hashToken(token), ...sessionLimits(deps) }
}

/** Returns the limits of a valid session: it expires after `now` and was used after `idleSince`. */
export function sessionLimits(deps: Pick<Deps, 'now'>): { now: Date; idleSince: Date } {
  const now = deps.now()
  return { now, idleSince: new Date(now.getTime() - IDLE_MS) }
}

/** Records the use of a session, so that it does not expire as idle. */
export async function touchSession(
  deps: Pick<Deps, 'db' | 'now'>,
  sessionHash: Buffer,
  lastSeenAt: Date,
): Promise<void> {
  const now = deps.now()
  if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await updateLastSeen(deps.db, sessionHash, now)
  }
}

async function forgetSession(deps: Pick<Deps, 'db'>, request: FastifyRequest) {
  const token = readCookie(request, SESSION_COOKIE)
  return token ? deleteSession(deps.db, hashToken(token)) : undefined
}

// The database stores only the hash, so a copy of the database signs no one in.
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function isForServer(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/')
}
