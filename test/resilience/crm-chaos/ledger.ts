import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { createRandom } from '#demo/hubspot/random.ts'
import type { RemoteClient } from '../remote-client.ts'

const LOOK_EVERY_MS = 20

/** A text that was answered with success. */
export type Said = {
  /** Stands in the text, and nowhere else in the run. */
  token: string
  by: 'requester' | 'desk agent' | 'CRM agent' | 'requester by mail'
  /** Set when its requester is to see it. */
  isForRequester: boolean
  /** Hashes of its files, in their order. */
  hashes: string[]
}

export type Person = {
  customerId: string
  id: string
  name: string
  email: string
  companyId: string
  client: RemoteClient
}

export type ChaosTicket = {
  token: string
  person: Person
  /** Ours. Undefined for one that began in the CRM. */
  id: string | undefined
  /** Id in the CRM, for one that began there. */
  remoteId: string | undefined
  /** Files that it was raised with. */
  hashes: string[]
  said: Said[]
  /** The ticket into which it was merged in the CRM. */
  mergedInto: ChaosTicket | undefined
  /** Tickets of other people were merged into it, so that its record is not its person's alone. */
  hasOthers: boolean
  /** The newest last, for the search for a mistake. */
  acts: string[]
  isClosed: boolean
}

/** The ticket within which one goes on, after all merges. */
export function rootOf(ticket: ChaosTicket): ChaosTicket {
  return ticket.mergedInto ? rootOf(ticket.mergedInto) : ticket
}

export type Ledger = ReturnType<typeof createLedger>

/** Records all acts of a run. The seed decides the acts; the machine decides the time. */
export function createLedger(seed: number) {
  const random = createRandom(seed)
  const counts = {
    customers: 0,
    desk: 0,
    agents: 0,
    files: 0,
    kills: 0,
    weathers: 0,
    merges: 0,
    records: 0,
  }
  let lastToken = 0
  const startedAt = performance.now()
  return {
    random,
    counts,
    tickets: [] as ChaosTicket[],
    token: () => `tok-${(lastToken += 1)}-kot`,
    chance: (part: number) => random() < part,
    oneOf<Item>(items: readonly Item[]): Item | undefined {
      return items[Math.floor(random() * items.length)]
    },
    between: (least: number, most: number) => least + Math.floor(random() * (most - least)),
    /** No file, or one or two, with bytes that no other has. */
    files(part: number): { name: string; content: Buffer<ArrayBuffer>; hash: string }[] {
      if (random() >= part) return []
      return Array.from({ length: random() < 0.2 ? 2 : 1 }, () => {
        counts.files += 1
        const name = `file ${counts.files} – ${random() < 0.3 ? 'Ünïcode & <b>' : 'plain'}.bin`
        const content = Buffer.alloc(500 + Math.floor(random() * 4000), name)
        return { name, content, hash: hash('sha256', content) }
      })
    },
    /** Waits until customers have done so much more, or it is over. */
    async doneMore(acts: number, stop: AbortSignal): Promise<void> {
      const wanted = counts.customers + acts
      while (counts.customers < wanted && !stop.aborted) await setTimeout(LOOK_EVERY_MS)
    },
    note(ticket: ChaosTicket, act: string) {
      ticket.acts.push(`${((performance.now() - startedAt) / 1000).toFixed(1)} s ${act}`)
    },
  }
}
