import type { Updateable } from 'kysely'

import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import {
  type ContractFacts,
  countClocks,
  type SlaEvent,
  type StoredClock,
} from '#shared/sla/count-clocks.ts'
import { type SlaDueDates, slaDueDates, slaNearDates } from '#shared/sla/sla.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { findNearPercent } from './clock-queries.ts'
import { type EventRow, listEvents, type TicketRow } from './queries.ts'

type Changes = Updateable<Tables['tickets']>
type NewEvent = Pick<EventRow, 'type' | 'at' | 'byAgent' | 'data'>

const CLOCKS = ['response', 'resolution'] as const

/** When staff are told that a share of a target has passed. */
export type Escalation = {
  clock: (typeof CLOCKS)[number]
  percent: number
  recipient: string
  at: Date
}
export type CountedClocks = { set: Changes; escalations?: Escalation[] | undefined }

/** Returns what stops the response clock; undefined where an earlier reply, or this one, has stopped it. */
export function firstResponse(ticket: TicketRow, at: Date): Changes | undefined {
  if (ticket.firstResponseAt && ticket.firstResponseAt <= at) return undefined
  return { firstResponseAt: at }
}

/** Returns what a change of a ticket, with its events, does to its clocks. */
export async function changedClocks(
  tx: Tx,
  ticket: TicketRow,
  { set, events, at }: { set: Changes; events: NewEvent[]; at: Date },
): Promise<CountedClocks> {
  const { customerId, contractVersionId, timeZone } = ticket
  if (contractVersionId === null) return { set: await changedPlainClocks(tx, ticket, set) }
  const contract = await readContract(tx, customerId, contractVersionId)
  const known = [...(await listEvents(tx, ticket)), ...events]
  const counted = countByContract(
    known.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(toSlaEvent),
    {
      contract,
      timeZone,
      now: at,
      nearPercent: await findNearPercent(tx),
      isClosed: (set.status ?? ticket.status) === 'Closed',
    },
  )
  const { resolutionMinutes, ...response } = counted.ends
  return {
    // A requester has no right to answer for an agent.
    set: { ...counted.set, resolutionMinutes, ...(set.firstResponseAt && response) },
    escalations: counted.escalations,
  }
}

/** Without a contract nothing but the priority moves a due time. */
async function changedPlainClocks(tx: Tx, ticket: TicketRow, set: Changes): Promise<Changes> {
  const { createdAt, timeZone, resolvedAt } = ticket
  const priority = set.priority ?? ticket.priority
  const due = priority !== ticket.priority && slaDueDates(createdAt, priority, timeZone)
  // While a ticket was closed, the setting may have changed.
  const near =
    (due || set.closedAt === null) &&
    slaNearDates(
      { ...(ticket as SlaDueDates), ...due },
      { priority, timeZone, nearPercent: await findNearPercent(tx) },
    )
  const minutesUntil = (at: Date) => businessMinutesBetween(createdAt, at, timeZone)
  return {
    ...due,
    ...near,
    ...(set.firstResponseAt && { firstResponseMinutes: minutesUntil(set.firstResponseAt) }),
    ...(set.closedAt && { resolutionMinutes: minutesUntil(resolvedAt ?? set.closedAt) }),
  }
}

type Counting = {
  contract: ContractFacts
  timeZone: string
  now: Date
  nearPercent: number
  isClosed: boolean
}

/** Counts what is stored of the clocks of a ticket with a contract, from its events (oldest first). */
export function countByContract(
  events: SlaEvent[],
  { nearPercent, isClosed, ...options }: Counting,
): { set: ContractColumns; ends: Ends; escalations: Escalation[] | undefined } {
  const { contract } = options
  const clocks = countClocks(events, options)
  const { response, resolution } = clocks
  const near = (clock: StoredClock) => clock.dueAt && clock.instantOf(100 - nearPercent)
  return {
    set: {
      responseDueAt: response.dueAt,
      responseNearAt: near(response),
      responseLeftMinutes: response.leftMinutes,
      resolutionDueAt: resolution.dueAt,
      resolutionNearAt: near(resolution),
      resolutionLeftMinutes: resolution.leftMinutes,
    },
    ends: {
      firstResponseAt: response.endedAt,
      firstResponseMinutes: response.totalMinutes,
      resolutionMinutes: resolution.totalMinutes,
    },
    escalations: contract.revisions.some(({ terms }) => terms.escalations.length > 0)
      ? CLOCKS.flatMap((name) => (isClosed ? [] : escalationsOf(name, clocks[name], contract)))
      : undefined,
  }
}

type Ends = Pick<TicketRow, 'firstResponseAt' | 'firstResponseMinutes' | 'resolutionMinutes'>

export type ContractColumns = Pick<
  TicketRow,
  | 'responseDueAt'
  | 'responseNearAt'
  | 'responseLeftMinutes'
  | 'resolutionDueAt'
  | 'resolutionNearAt'
  | 'resolutionLeftMinutes'
>

function escalationsOf(
  clock: Escalation['clock'],
  { endedAt, instantOf }: StoredClock,
  { revisions }: ContractFacts,
): Escalation[] {
  if (endedAt) return []
  return revisions.at(-1)!.terms.escalations.flatMap(({ percent, to: recipient }) => {
    const at = instantOf(percent)
    return at ? [{ clock, percent, recipient, at }] : []
  })
}

/** Returns what counts of an event. */
export function toSlaEvent({ type, at, byAgent, data }: NewEvent): SlaEvent {
  const { by, priority, categories, to, waits, verdictStands } = data
  return { type, at, byAgent, by, priority, categories, to, waits, verdictStands }
}
