import type { ContractFacts } from '#shared/sla/count-clocks.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { listVersions, readContract } from '#server/service-contracts/core/queries.ts'
import {
  findNearPercent,
  listEventsOf,
  lockTickets,
  storeClocks,
  STORED,
  storeEscalations,
  type Version,
} from './clock-queries.ts'
import type { TicketRow } from './queries.ts'
import { countByContract, toSlaEvent } from './sla-clock.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

type Facts = { contract: ContractFacts; nearPercent: number }

/**
 * Counts the tickets of a version again that are open, or whose clock stands still: after a correction, and when a
 * maintenance window begins, ends or is changed.
 */
export async function recountTickets(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  version: Version,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  // A later correction has a job of its own.
  const facts = await asWorker(db, (tx) => readFacts(tx, version))
  let last: string | undefined = FIRST
  while (last) {
    // Throw rather than return, or the job would count as done.
    signal.throwIfAborted()
    const after: string = last
    last = await asWorker(db, (tx) => recountSome(tx, { ...version, ...facts, after, now: now() }))
  }
}

/** The setting of what is near has changed. */
export async function recountAll(deps: Pick<Deps, 'db' | 'now'>, signal: AbortSignal) {
  const versions = await asWorker(deps.db, listVersions)
  for (const version of versions) await recountTickets(deps, version, { signal })
}

/** Counts a locked ticket again that was changed as of an earlier time, because it or a part of it is imported. */
export async function recountTicket(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  const { customerId, contractVersionId: versionId, closedAt, responseLeftMinutes } = ticket
  if (versionId === null || (closedAt !== null && responseLeftMinutes === null)) return
  const facts = await readFacts(tx, { customerId, versionId })
  await recount(tx, [ticket], { ...facts, customerId, now })
}

async function readFacts(tx: Tx, { customerId, versionId }: Version): Promise<Facts> {
  return {
    contract: await readContract(tx, customerId, versionId),
    nearPercent: await findNearPercent(tx),
  }
}

/** Returns the last ticket of a batch; undefined when there are no more. */
async function recountSome(
  tx: Tx,
  { customerId, versionId, after, ...options }: Version & Facts & { after: string; now: Date },
): Promise<string | undefined> {
  const tickets = await lockTickets(tx, { customerId, versionId, after })
  if (tickets.length === 0) return undefined
  await recount(tx, tickets, { customerId, ...options })
  return tickets.at(-1)?.id
}

async function recount(
  tx: Tx,
  tickets: Awaited<ReturnType<typeof lockTickets>>,
  { customerId, ...options }: Facts & { customerId: string; now: Date },
): Promise<void> {
  const events = Map.groupBy(
    await listEventsOf(tx, customerId, tickets),
    ({ ticketId }) => ticketId,
  )
  const counted = tickets.map((ticket) => {
    const { id, timeZone, status } = ticket
    const own = (events.get(id) ?? []).map(toSlaEvent)
    const isClosed = status === 'Closed'
    return {
      ticket,
      ...countByContract(own, { ...options, timeZone, isClosed }),
    }
  })
  const changed = counted.filter(({ ticket, set }) =>
    STORED.some((name) => set[name]?.valueOf() !== ticket[name]?.valueOf()),
  )
  if (changed.length > 0) await storeClocks(tx, customerId, changed)
  const escalating = counted.flatMap(({ ticket: { id }, escalations }) =>
    escalations ? [{ id, escalations }] : [],
  )
  if (escalating.length > 0) await storeEscalations(tx, customerId, escalating)
}
