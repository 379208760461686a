import { hash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/app-error.ts'
import { readCookie } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import type { FollowedRequests } from '#server/platform/operations/follow-requests.ts'
import { isLiveStream } from '#server/platform/operations/request-labels.ts'
import type { FollowedLimits } from './follow-limits.ts'
import { refuseRequest } from './refuse-use.ts'

const MB = 1_000_000

const USUAL_BOUNDS = {
  /** Closes a connection that takes no byte of its answer for this long. */
  stalledMs: 30_000,
  /** Unread answer bytes per person. */
  unreadBytesOfPerson: 64 * MB,
  unreadBytes: 256 * MB,
  /** Answers up to this size are bounded by their number instead. */
  smallAnswerBytes: 16_384,
}

const MAX_KNOWN_SESSIONS = 20_000

/**
 * Limits what one person holds of this process: requests in flight, and unread answers, which sit
 * in memory. When all people together leave too much unread, the oldest answers are aborted.
 */
export function limitRequests(
  app: FastifyInstance,
  { limits, requests }: { limits: Pick<FollowedLimits, 'current'>; requests: FollowedRequests },
  bounds: Partial<typeof USUAL_BOUNDS> = {},
): void {
  const { stalledMs, unreadBytesOfPerson, unreadBytes, smallAnswerBytes } = {
    ...USUAL_BOUNDS,
    ...bounds,
  }
  const people = rememberPeople()
  const inFlight = createTally()
  const unread = createTally()
  /** Session and person of a request, as it was counted. */
  const callers = new WeakMap<FastifyRequest, { session: string; person: string }>()
  const waiting = new Map<FastifyReply, { reply: FastifyReply; letGo: () => void }>()
  let waitingBytes = 0

  app.addHook('onRequest', (request, _reply, done) => {
    const session = sessionOf(request)
    if (session === undefined || isLiveStream(request)) return done()
    const person = people.find(session) ?? session
    const max = limits.current().requestsAtOnceOfPerson
    if (max > 0 && inFlight.get(person) >= max) {
      return done(refuseRequest(max))
    }
    inFlight.add(person, 1)
    callers.set(request, { session, person })
    done()
  })
  requests.whenOver((request, reply) => {
    waiting.get(reply)?.letGo()
    const caller = callers.get(request)
    if (!caller) return
    inFlight.add(caller.person, -1)
    const userId = personOf(request)
    if (userId !== undefined) people.remember(caller.session, userId)
  })

  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    // A test that injects requests has no real socket.
    request.raw.socket.setTimeout?.(stalledMs)
    const bytes = lengthOf(payload)
    if (bytes < smallAnswerBytes) return done(null, payload)
    const person = personOf(request) ?? request.ip
    if (unread.get(person) > 0 && unread.get(person) + bytes > unreadBytesOfPerson) {
      return done(tooMuchUnread(unreadBytesOfPerson))
    }
    unread.add(person, bytes)
    const letGo = () => {
      if (!waiting.delete(reply)) return
      unread.add(person, -bytes)
      waitingBytes -= bytes
    }
    waiting.set(reply, { reply, letGo })
    waitingBytes += bytes
    for (const oldest of waiting.values()) {
      if (waitingBytes <= unreadBytes || oldest.reply === reply) break
      oldest.letGo()
      oldest.reply.raw.destroy()
    }
    done(null, payload)
  })
}

function tooMuchUnread(allowed: number): AppError {
  return new AppError('rate_limited', (words) => words.settings.tooMuchUnread(allowed / MB), {
    retryAfterSeconds: 1,
  })
}

function personOf({ viewer, sessionUserId }: FastifyRequest): string | undefined {
  return viewer?.userId ?? sessionUserId
}

const sessions = new WeakMap<FastifyRequest, string | undefined>()

/** Returns a name for the session that is not secret. */
export function sessionOf(request: FastifyRequest): string | undefined {
  if (sessions.has(request)) return sessions.get(request)
  const token = request.url.startsWith('/api/') ? readCookie(request, SESSION_COOKIE) : undefined
  const session = token === undefined ? undefined : hash('sha256', token, 'base64')
  sessions.set(request, session)
  return session
}

/**
 * Returns the length of an answer. Streams count as 0: they are read only as fast as the client
 * takes them.
 */
function lengthOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return Buffer.isBuffer(payload) ? payload.length : 0
}

/**
 * Remembers the person of each session from earlier requests. A person may have several sessions.
 */
function rememberPeople() {
  const bySession = new Map<string, string>()
  return {
    find: (session: string) => bySession.get(session),
    remember(session: string, userId: string) {
      if (bySession.has(session)) return
      const [first] = bySession.keys()
      if (first !== undefined && bySession.size >= MAX_KNOWN_SESSIONS) bySession.delete(first)
      bySession.set(session, userId)
    },
  }
}

function createTally() {
  const counts = new Map<string, number>()
  return {
    get: (name: string) => counts.get(name) ?? 0,
    add(name: string, count: number) {
      const sum = (counts.get(name) ?? 0) + count
      if (sum > 0) counts.set(name, sum)
      else counts.delete(name)
    },
  }
}
