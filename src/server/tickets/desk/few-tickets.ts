import type pg from 'pg'

import { deskRanges, toDeskWants } from './desk-ranges.ts'
import type { FewBy } from './desk-way.ts'
import { areDeskTicketsFew } from './queue-queries.ts'
import type { WantedTickets } from './wanted-tickets.ts'

/**
 * To sort more costs more than to walk past all others. Categories of more are found soon enough along the order of all,
 * and what staff are to be told of is read with each page.
 */
const FEW: Record<FewBy, number> = {
  category: 5_000,
  due: 1_000,
  age: 1_000,
  to_tell: 100,
}
/** Only what a page costs depends on it, so it may be a little old. */
const KEPT_MS = 60_000
const MOST_KEPT = 10_000

type Known = { since: number; answers: Map<string, boolean> }

const knownOf = new WeakMap<pg.Pool, Known>()

/** Returns of which of these there are few among the wanted states, as it was within the last minute. */
export async function findFew(
  pool: pg.Pool,
  wanted: WantedTickets,
  { filters, now }: { filters: FewBy[]; now: Date },
): Promise<Set<FewBy>> {
  const few = new Set<FewBy>()
  for (const filter of filters) if (await isFew(pool, { wanted, filter, now })) few.add(filter)
  return few
}

async function isFew(
  pool: pg.Pool,
  { wanted, filter, now }: { wanted: WantedTickets; filter: FewBy; now: Date },
): Promise<boolean> {
  const alone = narrowedBy(wanted, filter)
  const key = JSON.stringify([filter, alone])
  const { answers } = knownAt(pool, now.getTime())
  const known = answers.get(key)
  if (known !== undefined) return known
  const ranges = deskRanges(alone, now)
  if (!ranges) return false
  const answer = await areDeskTicketsFew(pool, toDeskWants(ranges), {
    filter,
    now,
    atMost: FEW[filter],
  })
  answers.set(key, answer)
  return answer
}

function knownAt(pool: pg.Pool, now: number): Known {
  const known = knownOf.get(pool)
  if (known && Math.abs(now - known.since) < KEPT_MS && known.answers.size < MOST_KEPT) return known
  const fresh = { since: now, answers: new Map<string, boolean>() }
  knownOf.set(pool, fresh)
  return fresh
}

/** The same list with no filter but one. */
function narrowedBy(
  { statuses, isSnoozed, category, due, minDays, maxDays }: WantedTickets,
  filter: FewBy,
): WantedTickets {
  return {
    statuses,
    ...(isSnoozed !== undefined && { isSnoozed }),
    ...(filter === 'category' && category !== undefined && { category }),
    ...(filter === 'due' && due !== undefined && { due }),
    ...(filter === 'age' && minDays !== undefined && { minDays }),
    ...(filter === 'age' && maxDays !== undefined && { maxDays }),
  }
}
