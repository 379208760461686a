import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Sight } from '#shared/access/visibility.ts'

import type { Deps } from '#server/deps.ts'
import { seesTicket } from '#server/tickets/core/audience.ts'
import { listChangedTickets } from '#server/tickets/list/list-changed-tickets.ts'
import { findViewer } from '#server/access/sessions/sessions.ts'
import { readCookie } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'

const HEARTBEAT_MS = 25_000
// Overlap: a change takes its instant before it commits, so an earlier one may become visible later.
const OVERLAP_MS = 10_000
const RETRY_MS = 3_000
const RETRY_WHEN_CROWDED_MS = 60_000

type Change = { id: string; updatedAt: string }

/**
 * Streams server-sent events about the viewer's tickets, to staff about everybody's. An event's id is the instant of the change. A
 * browser that reconnects with `Last-Event-ID` gets all changes since then; repeated ones are harmless.
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
  // Copy the headers that hooks have set, because hijack skips them.
  response.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'keep-alive',
    'X-Accel-Buffering': 'no',
  })
  // Has no body that could go on.
  if (request.method === 'HEAD') return void response.end()

  const lastEventAt = readInstant(request.headers['last-event-id'])
  // Begin now for a browser that connects for the first time.
  let lastSeen = lastEventAt ?? deps.now().toISOString()
  const send = ({ id, updatedAt }: Change) => {
    // Drop events that arrive after the end: the error of writing them would not be caught.
    if (response.writableEnded) return
    lastSeen = updatedAt
    response.write(
      `id: ${updatedAt}\nevent: ticket\ndata: ${JSON.stringify({ id, updatedAt })}\n\n`,
    )
  }
  // Send one event instead of very many: the page then reloads all that it shows.
  const sendMissed = (now: string) => {
    if (response.writableEnded) return
    lastSeen = now
    response.write(`id: ${now}\nevent: missed\ndata: {}\n\n`)
  }
  // Without an id: the page reads what there is, however much it has missed.
  const tell = (event: 'notice' | 'presence' | 'beat' | 'shown-time', data: object) => {
    if (!response.writableEnded)
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const catchUp = async () => {
    const since = new Date(Date.parse(lastSeen) - OVERLAP_MS)
    const now = deps.now().toISOString()
    const { changes, isAll } = await listChangedTickets(deps, viewer, since)
    if (!isAll) sendMissed(now)
    else for (const change of changes) send(change)
  }
  // Tell the page that its session has ended: it would not notice by itself.
  const endSignedOut = () => {
    if (!response.writableEnded) response.end('event: signed-out\ndata: {}\n\n')
  }
  const checkSession = () => void endWithSession(deps, request, endSignedOut)
  let sight: Sight = viewer
  // Have the page reload everything: what has gone from sight has no event of its own.
  const lookAgain = async () => {
    const now = await findViewerOf(deps, request)
    if (now) sight = now
    sendMissed(deps.now().toISOString())
  }
  const catchUpOrEnd = () => void catchUp().catch(() => response.end())

  // Send an id without an event: a browser that reconnects before the first event brings it along.
  // Spread the retries, so that not all browsers reconnect at once after a restart.
  response.write(`id: ${lastSeen}\nretry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
  const unsubscribe = deps.live.subscribe(
    { ...viewer, isStaff: isStaff(viewer) },
    {
      onTicket: (notice) => {
        if (isStaff(viewer) || seesTicket({ ...viewer, ...sight }, notice)) send(notice)
      },
      onNotice: () => tell('notice', {}),
      onPresence: (presence) => tell('presence', presence),
      onShownTime: (notice) => {
        if (notice.requesterId === null || seesTicket({ ...viewer, ...sight }, notice))
          tell('shown-time', {})
      },
      onAudience: ({ userId }) => {
        const concerns = userId === null ? sight.visibility !== 'own' : userId === viewer.userId
        if (concerns) void lookAgain().catch(() => response.end())
      },
      onSessionEnd: endSignedOut,
      onGap: () => {
        checkSession()
        catchUpOrEnd()
      },
      // Delay the retry: reconnecting at once would crowd out the next stream.
      onCrowdedOut: () => response.end(`retry: ${RETRY_WHEN_CROWDED_MS}\n\n`),
      onStop: () => response.end(),
    },
    maxStreams,
  )
  const heartbeat = setInterval(() => {
    if (response.writableEnded) return
    response.write(': heartbeat\n\n')
    // Wakes hidden pages, whose timers browsers let run once a minute.
    if (isStaff(viewer)) tell('beat', {})
    checkSession()
  }, HEARTBEAT_MS)
  const leave = () => {
    clearInterval(heartbeat)
    unsubscribe()
  }
  response.on('close', leave)
  // Clean up now for a client that hung up earlier: `close` will not fire again.
  if (response.destroyed) leave()
  // Check the session once: it may have ended before the subscription.
  checkSession()
  if (lastEventAt !== undefined) catchUpOrEnd()
}

/** Ends a stream whose session is over. Keeps it while the database is away for a moment. */
async function endWithSession(deps: Deps, request: FastifyRequest, end: () => void) {
  try {
    if (!(await findViewerOf(deps, request))) end()
  } catch (error) {
    deps.log.debug({ err: error }, 'session of a stream not checked')
  }
}

async function findViewerOf(deps: Deps, request: FastifyRequest) {
  const token = readCookie(request, SESSION_COOKIE)
  return token ? findViewer(deps, token, { isUse: false }) : undefined
}

function readInstant(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined
  // Accept our own format only, and no year 0, before which OVERLAP_MS would reach.
  const isOurs = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(header)
  return isOurs && !Number.isNaN(Date.parse(header)) ? header : undefined
}

function withoutUndefined(headers: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== undefined),
  ) as Record<string, string | string[]>
}
