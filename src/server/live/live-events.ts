import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

import { allowSilence, breakOffWhenSilent, SILENCE_MS } from '#server/db/lost-connection.ts'
import { TICKET_CHANNEL, type TicketNotice } from './announce-ticket.ts'

export type Subscriber = {
  onTicket: (notice: TicketNotice) => void
  /** Notices may have been missed until now, because nobody was listening: look for yourself. */
  onGap: () => void
  /** The person has opened so many since that this one has to go. */
  onCrowdedOut: () => void
  /** The server is stopping. */
  onStop: () => void
}

/** What other processes and this one announce, heard over one connection of its own. */
export type LiveEvents = {
  subscribe(owner: { customerId: string; userId: string }, subscriber: Subscriber): () => void
  stop(): Promise<void>
}

/** At one process. A browser holds one, whatever the number of its tabs. */
export const MAX_STREAMS_OF_PERSON = 10

const RECONNECT_MS = 1_000
/** Several of these fit into the silence after which the connection is taken for lost. */
const HEARTBEAT_MS = 3_000

export function startLiveEvents(connectionString: string, log: FastifyBaseLogger): LiveEvents {
  const subscribers = new Map<string, Set<Subscriber>>()
  const stopping = new AbortController()
  const listening = keepListening({
    connectionString,
    log,
    signal: stopping.signal,
    onNotice: (notice) => {
      for (const subscriber of subscribers.get(ownerKey(notice)) ?? []) subscriber.onTicket(notice)
    },
    onGap: () => {
      for (const ofOwner of subscribers.values())
        for (const subscriber of ofOwner) subscriber.onGap()
    },
  })

  return {
    subscribe(owner, subscriber) {
      const key = ownerKey(owner)
      const ofOwner = subscribers.get(key) ?? new Set()
      const [oldest] = ofOwner
      if (oldest && ofOwner.size >= MAX_STREAMS_OF_PERSON) {
        ofOwner.delete(oldest)
        oldest.onCrowdedOut()
      }
      subscribers.set(key, ofOwner.add(subscriber))
      return () => {
        ofOwner.delete(subscriber)
        if (ofOwner.size === 0 && subscribers.get(key) === ofOwner) subscribers.delete(key)
      }
    },
    async stop() {
      stopping.abort()
      for (const ofOwner of subscribers.values())
        for (const subscriber of ofOwner) subscriber.onStop()
      await listening
    },
  }
}

type Listening = {
  connectionString: string
  log: FastifyBaseLogger
  signal: AbortSignal
  onNotice: (notice: TicketNotice) => void
  onGap: () => void
}

async function keepListening({ connectionString, log, signal, onNotice, onGap }: Listening) {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString, application_name: 'portico-live' })
    breakOffWhenSilent(client)
    allowSilence(client, SILENCE_MS)
    // Whoever asks next learns of it.
    client.on('error', () => undefined)
    client.on('notification', (message) => {
      // Only announceTicket writes to this channel.
      if (message.payload) onNotice(JSON.parse(message.payload) as TicketNotice)
    })
    try {
      await client.connect()
      await client.query(`listen ${TICKET_CHANNEL}`)
      onGap()
      await keepAsking(client, signal)
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: (error as Error).message }, 'live events wait for the database')
    }
    await client.end().catch(() => undefined)
    await pause(RECONNECT_MS, signal)
  }
}

/** Until the connection is lost: on one that only listens, silence would say nothing. */
async function keepAsking(client: pg.Client, signal: AbortSignal) {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  while (!signal.aborted) {
    await client.query('')
    await pause(HEARTBEAT_MS, AbortSignal.any([signal, lost.signal]))
  }
}

/** Ends early, and without an error, when it is told to. */
async function pause(ms: number, signal: AbortSignal) {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

function ownerKey(owner: { customerId: string; userId: string }): string {
  return `${owner.customerId} ${owner.userId}`
}
