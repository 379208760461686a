import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

import {
  allowSilence,
  breakOffWhenSilent,
  SILENCE_MS,
} from '#server/platform/db/lost-connection.ts'

/**
 * Ids only, because an announcement passes row-level security by: whoever hears it asks for each viewer
 * whether they see the ticket.
 */
export type TicketNotice = {
  customerId: string
  requesterId: string
  id: string
  updatedAt: string
}

/** Written by relay_announcements in the database, as are the notices. */
const TICKET_CHANNEL = 'portico_ticket'
const SESSION_CHANNEL = 'portico_session'

export type Subscriber = {
  /** A ticket of the same customer has changed. Whether this person sees it is not asked yet. */
  onTicket: (notice: TicketNotice) => void
  /** The session is over, which it was opened with. */
  onSessionEnd: () => void
  /** Notices may have been missed until now, because nobody was listening: look for yourself. */
  onGap: () => void
  /** The person has opened so many since that this one has to go. */
  onCrowdedOut: () => void
  /** The server is stopping. */
  onStop: () => void
}

type Person = { customerId: string; userId: string }
export type Owner = Person & { sessionHash: Buffer }

/** What other processes and this one announce, heard over one connection of its own. */
export type LiveEvents = {
  /** With more than `maxOfPerson` at this process the oldest of the person has to go; 0 is no limit. */
  subscribe(owner: Owner, subscriber: Subscriber, maxOfPerson: number): () => void
  /** Of a person, or of all people of a customer, at this process. */
  countStreams(owner: { customerId: string; userId?: string }): number
  /** Something may have been announced: sends it now, and not at the next poll. */
  wake(): void
  stop(): Promise<void>
}

const RECONNECT_MS = 1_000
/** For what another process has announced, or nobody has said was announced. */
const POLL_MS = 200
/** What comes within this time goes out together. */
const BATCH_MS = 30
/** As many as relay_announcements takes. */
const FULL_BATCH = 1_000

export function startLiveEvents(connectionString: string, log: FastifyBaseLogger): LiveEvents {
  const subscribers = new Map<string, Set<Subscriber>>()
  const byCustomer = new Map<string, Set<Subscriber>>()
  const bySession = new Map<string, Set<Subscriber>>()
  const stopping = new AbortController()
  const alarm: Alarm = { wake() {} }
  const listening = keepListening({
    alarm,
    connectionString,
    log,
    signal: stopping.signal,
    onTicket: (notice) => {
      for (const subscriber of byCustomer.get(notice.customerId) ?? []) subscriber.onTicket(notice)
    },
    onSessionsEnd: (marks) => {
      for (const mark of marks)
        for (const subscriber of bySession.get(mark) ?? []) subscriber.onSessionEnd()
    },
    onGap: () => {
      for (const ofOwner of subscribers.values())
        for (const subscriber of ofOwner) subscriber.onGap()
    },
  })

  return {
    subscribe(owner, subscriber, maxOfPerson) {
      const ofOwner = subscribers.get(ownerKey(owner)) ?? new Set()
      const [oldest] = ofOwner
      if (oldest && maxOfPerson > 0 && ofOwner.size >= maxOfPerson) {
        ofOwner.delete(oldest)
        oldest.onCrowdedOut()
      }
      const leavePerson = add(subscribers, ownerKey(owner), subscriber)
      const leaveCustomer = add(byCustomer, owner.customerId, subscriber)
      const leaveSession = add(bySession, sessionMark(owner.sessionHash), subscriber)
      return () => {
        leavePerson()
        leaveCustomer()
        leaveSession()
      }
    },
    countStreams({ customerId, userId }) {
      if (userId !== undefined) return subscribers.get(ownerKey({ customerId, userId }))?.size ?? 0
      let count = 0
      for (const [key, { size }] of subscribers) if (key.startsWith(`${customerId} `)) count += size
      return count
    },
    wake: () => alarm.wake(),
    async stop() {
      stopping.abort()
      for (const ofOwner of subscribers.values())
        for (const subscriber of ofOwner) subscriber.onStop()
      await listening
    },
  }
}

/** What to do when something may have been announced: the relay says so each time it pauses. */
type Alarm = { wake: () => void }

type Listening = {
  alarm: Alarm
  connectionString: string
  log: FastifyBaseLogger
  signal: AbortSignal
  onTicket: (notice: TicketNotice) => void
  onSessionsEnd: (marks: string[]) => void
  onGap: () => void
}

async function keepListening({ connectionString, log, signal, alarm, ...on }: Listening) {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString, application_name: 'portico-live' })
    breakOffWhenSilent(client)
    allowSilence(client, SILENCE_MS)
    // Whoever asks next learns of it.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSION_CHANNEL) on.onSessionsEnd(payload.split(' '))
      else on.onTicket(readNotice(payload))
    })
    try {
      await client.connect()
      await client.query(`listen ${TICKET_CHANNEL}; listen ${SESSION_CHANNEL}`)
      on.onGap()
      await keepRelaying(client, alarm, signal)
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: (error as Error).message }, 'live events wait for the database')
    }
    await client.end().catch(() => undefined)
    await pause(RECONNECT_MS, signal)
  }
}

/** Only Portico writes to the channel. Of the version before, the requester comes as `userId`. */
function readNotice(payload: string): TicketNotice {
  const notice = JSON.parse(payload) as TicketNotice & { userId: string }
  return { ...notice, requesterId: notice.requesterId ?? notice.userId }
}

/**
 * Sends what was announced until the connection is lost. The polls also find out that it is: on a
 * connection that only listens, silence would say nothing.
 */
async function keepRelaying(client: pg.Client, alarm: Alarm, signal: AbortSignal) {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  const over = AbortSignal.any([signal, lost.signal])
  while (!signal.aborted) {
    const woken = new AbortController()
    alarm.wake = () => woken.abort()
    const { rows } = await client.query<{ count: number }>('select relay_announcements() as count')
    const count = rows[0]?.count ?? 0
    if (count > 0) await pause(count < FULL_BATCH ? BATCH_MS : 0, over)
    else await pause(POLL_MS, AbortSignal.any([over, woken.signal]))
  }
}

/** Ends early, and without an error, when it is told to. */
async function pause(ms: number, signal: AbortSignal) {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

/** Answers how to take it out again. */
function add(sets: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): () => void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set.add(subscriber))
  return () => {
    set.delete(subscriber)
    if (set.size === 0 && sets.get(key) === set) sets.delete(key)
  }
}

function ownerKey({ customerId, userId }: Person): string {
  return `${customerId} ${userId}`
}

/** As the trigger writes it. */
function sessionMark(sessionHash: Buffer): string {
  return sessionHash.toString('hex', 0, 8)
}
