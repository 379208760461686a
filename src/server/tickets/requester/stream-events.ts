import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { seesTicket } from '#server/tickets/audience.ts'
import { listChangedTickets } from './list-changed-tickets.ts'
import { findViewer } from '#server/access/sessions/sessions.ts'
import { readCookie } from '#server/platform/http/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/csrf.ts'
import type { Viewer } from '#server/access/viewer.ts'

const HEARTBEAT_MS = 25_000
// Instants are taken before the commit: a change may become visible a little after a later one did.
const OVERLAP_MS = 10_000
const RETRY_MS = 3_000
const RETRY_WHEN_CROWDED_MS = 60_000

type Change = { id: string; updatedAt: string }

/**
 * Server-sent events for the viewer's own tickets. An event's id is the instant of the change, so a
 * browser that comes back (`Last-Event-ID`) is sent what changed since; what it knew already does no harm.
 */
export async function streamEvents(
  deps: Deps,
  viewer: Viewer,
  {
    request,
    reply,
    maxStreams,
  }: { request: FastifyRequest; reply: FastifyReply; maxStreams: number },
): Promise<void> {
  reply.hijack()
  const response = reply.raw
  // hijack skips what the framework would send: the headers that hooks have set so far go along by hand.
  response.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'keep-alive',
    'X-Accel-Buffering': 'no',
  })

  const lastEventAt = readInstant(request.headers['last-event-id'])
  // A browser that comes for the first time knows all that is there now.
  let lastSeen = lastEventAt ?? deps.now().toISOString()
  const send = ({ id, updatedAt }: Change) => {
    // What was under way when the stream was ended: writing it would be an error that nobody catches.
    if (response.writableEnded) return
    lastSeen = updatedAt
    response.write(
      `id: ${updatedAt}\nevent: ticket\ndata: ${JSON.stringify({ id, updatedAt })}\n\n`,
    )
  }
  // Of more than can be told one by one nothing is told: the page reads all that it shows anew.
  const sendMissed = (now: string) => {
    if (response.writableEnded) return
    lastSeen = now
    response.write(`id: ${now}\nevent: missed\ndata: {}\n\n`)
  }
  const catchUp = async () => {
    const since = new Date(Date.parse(lastSeen) - OVERLAP_MS)
    const now = deps.now().toISOString()
    const { changes, isAll } = await listChangedTickets(deps, viewer, since)
    if (!isAll) sendMissed(now)
    else for (const change of changes) send(change)
  }
  // The page would not learn by itself that nobody is signed in any more.
  const endSignedOut = () => {
    if (!response.writableEnded) response.end('event: signed-out\ndata: {}\n\n')
  }
  const checkSession = () => void endWithSession(deps, request, endSignedOut)
  const catchUpOrEnd = () => void catchUp().catch(() => response.end())

  // Alone it is no event, but a browser that loses the stream before the first one comes back with it.
  // Not all come back in the same instant after a restart.
  response.write(`id: ${lastSeen}\nretry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
  const unsubscribe = deps.live.subscribe(
    viewer,
    {
      onTicket: (notice) => {
        if (seesTicket(viewer, notice)) send(notice)
      },
      onSessionEnd: endSignedOut,
      onGap: () => {
        checkSession()
        catchUpOrEnd()
      },
      // It would come back at once and crowd out the next.
      onCrowdedOut: () => response.end(`retry: ${RETRY_WHEN_CROWDED_MS}\n\n`),
      onStop: () => response.end(),
    },
    maxStreams,
  )
  const heartbeat = setInterval(() => {
    if (response.writableEnded) return
    response.write(': heartbeat\n\n')
    checkSession()
  }, HEARTBEAT_MS)
  const leave = () => {
    clearInterval(heartbeat)
    unsubscribe()
  }
  response.on('close', leave)
  // Whoever hung up while the session was being looked up is not announced a second time.
  if (response.destroyed) leave()
  // It may have ended before anybody listened for that.
  checkSession()
  if (lastEventAt !== undefined) catchUpOrEnd()
}

/** A stream must not outlive its session; a database that is away for a moment does not end it. */
async function endWithSession(deps: Deps, request: FastifyRequest, end: () => void) {
  try {
    const token = readCookie(request, SESSION_COOKIE)
    if (!token || !(await findViewer(deps, token, { isUse: false }))) end()
  } catch (error) {
    deps.log.debug({ err: error }, 'session of a stream not checked')
  }
}

function readInstant(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined
  // Ours alone, and none from the edge of time, before which there is no instant to look from.
  const isOurs = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(header)
  return isOurs && !Number.isNaN(Date.parse(header)) ? header : undefined
}

function withoutUndefined(headers: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== undefined),
  ) as Record<string, string | string[]>
}
