import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import {
  setIdleTimeout,
  breakOffWhenSilent,
  SILENCE_MS,
} from '#server/platform/db/pool/lost-connection.ts'

/**
 * Holds ids only, because notices bypass row-level security. The receiver asks for each viewer
 * whether they may see the ticket.
 */
type TicketNotice = Scope & { id: string; updatedAt: string }

/** Facts of a ticket that decide who sees it (tickets/core/audience.ts). */
type Scope = {
  customerId: string
  requesterId: string
  participantIds: string[]
  isConfidential: boolean
  categories: string[]
}

/** The people at a ticket, as its page shows them. */
type PresenceNotice = {
  ticketId: string
  people: { id: string; name: string; state: string }[]
}

/** The time that a customer is shown has changed. No requester: at all of their tickets. */
type ShownTimeNotice = Scope | { customerId: string; requesterId: null }

/** A person sees other tickets than before. Null: all who see more than their own. */
type AudienceNotice = { customerId: string; userId: string | null }

/** The channels that the SQL function relay_announcements notifies. It also writes the payloads. */
const TICKET_CHANNEL = 'portico_ticket'
/** Carries what only staff are told of. */
const DESK_CHANNEL = 'portico_desk'
/** Names the people whose notices have changed. */
const NOTICE_CHANNEL = 'portico_notice'
/** Carries who is at a ticket, and goes to them alone. */
const PRESENCE_CHANNEL = 'portico_presence'
/** Names a customer whose people are shown other time than before. */
const SHOWN_TIME_CHANNEL = 'portico_shown_time'
/** Names who sees other tickets than before. */
const AUDIENCE_CHANNEL = 'portico_audience'
const SESSION_CHANNEL = 'portico_session'

export type Subscriber = {
  /**
   * A ticket of the same customer has changed, or of any customer for staff. Whether this person may
   * see it is not checked yet.
   */
  onTicket: (notice: TicketNotice) => void
  /** There is a notice for this person, or they have read one elsewhere. For staff only. */
  onNotice: () => void
  /** A person has come, gone or begun to write where this person is. For staff only. */
  onPresence: (presence: PresenceNotice) => void
  /** The time that people of this customer are shown has changed. Never for staff. */
  onShownTime: (notice: ShownTimeNotice) => void
  /** This person, or all of their customer who see more than their own, see other tickets than before. Never for staff. */
  onAudience: (notice: AudienceNotice) => void
  /** The session that opened the stream has ended. */
  onSessionEnd: () => void
  /** Notices may have been missed, because there was no listener until now. Reload to be sure. */
  onGap: () => void
  /** The person has opened too many newer streams, so this one has to end. */
  onCrowdedOut: () => void
  /** The server is stopping. */
  onStop: () => void
}

type Person = { customerId: string; userId: string }
export type Owner = Person & {
  sessionHash: Buffer
  /** Staff follow the tickets of every customer, and what only staff are told of. */
  isStaff: boolean
}

/** Receives what all processes announce, over one dedicated connection. */
export type LiveEvents = {
  /**
   * Subscribes to notices. When a person has more than `maxOfPerson` streams at this process, ends
   * their oldest; 0 is no limit.
   */
  subscribe(owner: Owner, subscriber: Subscriber, maxOfPerson: number): () => void
  /** Counts the streams at this process, of one person or of all people of a customer. */
  countStreams(owner: { customerId: string; userId?: string }): number
  /** Something may have been announced: relays it now instead of at the next poll. */
  wake(): void
  stop(): Promise<void>
}

const CHANNELS = [
  TICKET_CHANNEL,
  DESK_CHANNEL,
  NOTICE_CHANNEL,
  PRESENCE_CHANNEL,
  SHOWN_TIME_CHANNEL,
  AUDIENCE_CHANNEL,
  SESSION_CHANNEL,
]

const RECONNECT_MS = 1_000
/** Interval for polling announcements that did not wake the relay, such as those of another process. */
const POLL_MS = 200
/** Announcements within this time are relayed as one batch. */
const BATCH_MS = 100
/** The largest batch of relay_announcements. */
const FULL_BATCH = 1_000

export function startLiveEvents(connectionString: string, log: FastifyBaseLogger): LiveEvents {
  const subscribers = new Map<string, Set<Subscriber>>()
  const byCustomer = new Map<string, Set<Subscriber>>()
  const staff = new Map<string, Set<Subscriber>>()
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
    onStaffTicket: (notice) => {
      for (const ofPerson of staff.values())
        for (const subscriber of ofPerson) subscriber.onTicket(notice)
    },
    onNotices: (userIds) => {
      for (const userId of userIds)
        for (const subscriber of staff.get(userId) ?? []) subscriber.onNotice()
    },
    onPresence: (presence) => {
      for (const { id } of presence.people)
        for (const subscriber of staff.get(id) ?? []) subscriber.onPresence(presence)
    },
    onShownTime: (notice) => {
      for (const subscriber of byCustomer.get(notice.customerId) ?? [])
        subscriber.onShownTime(notice)
    },
    onAudience: (notice) => {
      for (const subscriber of byCustomer.get(notice.customerId) ?? [])
        subscriber.onAudience(notice)
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
      if (stopping.signal.aborted) {
        subscriber.onStop()
        return () => undefined
      }
      const ofOwner = subscribers.get(ownerKey(owner)) ?? new Set()
      const [oldest] = ofOwner
      if (oldest && maxOfPerson > 0 && ofOwner.size >= maxOfPerson) {
        ofOwner.delete(oldest)
        oldest.onCrowdedOut()
      }
      const leavePerson = add(subscribers, ownerKey(owner), subscriber)
      const leaveTickets = owner.isStaff
        ? add(staff, owner.userId, subscriber)
        : add(byCustomer, owner.customerId, subscriber)
      const leaveSession = add(bySession, sessionMark(owner.sessionHash), subscriber)
      return () => {
        leavePerson()
        leaveTickets()
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

/** Wakes the relay while it pauses. The relay sets `wake` at each pause. */
type Alarm = { wake: () => void }

type Listening = {
  alarm: Alarm
  connectionString: string
  log: FastifyBaseLogger
  signal: AbortSignal
  onTicket: (notice: TicketNotice) => void
  onStaffTicket: (notice: TicketNotice) => void
  onNotices: (userIds: string[]) => void
  onPresence: (presence: PresenceNotice) => void
  onShownTime: (notice: ShownTimeNotice) => void
  onAudience: (notice: AudienceNotice) => void
  onSessionsEnd: (marks: string[]) => void
  onGap: () => void
}

async function keepListening({ connectionString, log, signal, alarm, ...on }: Listening) {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString, application_name: 'portico-live' })
    breakOffWhenSilent(client)
    setIdleTimeout(client, SILENCE_MS)
    // Ignore the error here: the next query throws it.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSION_CHANNEL) return on.onSessionsEnd(payload.split(' '))
      if (channel === NOTICE_CHANNEL) return on.onNotices(payload.split(' '))
      // Parse without a check: only Portico writes to the channel.
      if (channel === PRESENCE_CHANNEL) return on.onPresence(JSON.parse(payload))
      if (channel === SHOWN_TIME_CHANNEL) return on.onShownTime(JSON.parse(payload))
      if (channel === AUDIENCE_CHANNEL) return on.onAudience(JSON.parse(payload))
      const notice = readNotice(payload)
      if (channel === TICKET_CHANNEL) on.onTicket(notice)
      on.onStaffTicket(notice)
    })
    try {
      await client.connect()
      await client.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '))
      on.onGap()
      await keepRelaying(client, alarm, signal)
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: factsOf(error).message }, 'live events wait for the database')
    }
    await client.end().catch(() => undefined)
    await pause(RECONNECT_MS, signal)
  }
}

/**
 * Parses a notice. Only Portico writes to the channel. The previous version named the requester
 * `userId`.
 */
function readNotice(payload: string): TicketNotice {
  const notice = JSON.parse(payload) as TicketNotice & { userId: string }
  return { ...notice, requesterId: notice.requesterId ?? notice.userId }
}

/**
 * Relays announcements until the connection is lost. The polls also detect that loss: a connection
 * that only listens would just be silent.
 */
async function keepRelaying(client: pg.Client, alarm: Alarm, signal: AbortSignal) {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  const over = AbortSignal.any([signal, lost.signal])
  while (!signal.aborted) {
    const woken = new AbortController()
    // A reason of its own: each request wakes, and the usual one is an error with its stack.
    alarm.wake = () => woken.abort('woken')
    const { rows } = await client.query<{ count: number }>('select relay_announcements() as count')
    const count = rows[0]?.count ?? 0
    if (count > 0) await pause(count < FULL_BATCH ? BATCH_MS : 0, over)
    else await pause(POLL_MS, AbortSignal.any([over, woken.signal]))
  }
}

/** Waits. Resolves early, without an error, when it is aborted. */
async function pause(ms: number, signal: AbortSignal) {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

/** Adds a subscriber and returns how to remove it. */
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

/** Names a session as the database trigger does. */
function sessionMark(sessionHash: Buffer): string {
  return sessionHash.toString('hex', 0, 8)
}
