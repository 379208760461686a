import { v7 as uuidv7 } from 'uuid'

import { billedMinutes, BY_THE_MINUTE } from '#shared/desk/time/billed-minutes.ts'
import type { WorkTime } from '#shared/desk/time/input.ts'
import { wallTimeAt } from '#shared/sla/business-time.ts'

import type { Viewer } from '#server/access/viewer.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findKind, findRules, insertEntry } from './queries.ts'

/** The clocks that are ahead of all others. */
const EARLIEST_ZONE_MS = 14 * 3_600_000

type Worked = {
  ticket: { customerId: string; ticketId: string }
  agent: Pick<Viewer, 'userId' | 'name' | 'timeZone'>
  at: Date
  /** The reply or note that it was given with. */
  commentId?: string
}

/**
 * Adds the time that an agent has worked on a ticket. Also on a closed one: work is often written down
 * afterwards.
 *
 * @throws AppError `invalid_input`
 */
export async function recordTime(
  tx: Tx,
  { ticket, agent, at, commentId }: Worked,
  work: WorkTime,
): Promise<void> {
  await insertEntry(tx, {
    ...ticket,
    id: uuidv7(),
    commentId: commentId ?? null,
    agentId: agent.userId,
    agentName: agent.name,
    createdAt: at,
    createdBy: agent.name,
    ...(await checkWork(tx, { customerId: ticket.customerId, agent, at }, work)),
  })
}

type Checking = Pick<Worked, 'agent' | 'at'> & {
  customerId: string
  /** Kind and day of the entry that is corrected. */
  before?: { kindId: string; day: string }
}

/**
 * Returns what is stored of the work, with what is billed by the rules of today.
 *
 * @throws AppError `invalid_input` for a day to come, or for a kind of work that is not on offer.
 */
export async function checkWork(
  tx: Tx,
  { customerId, agent, at, before }: Checking,
  { minutes, isBillable, kindId, day: given, invoiceText }: WorkTime,
) {
  const today = new Date(wallTimeAt(at, agent.timeZone)).toISOString().slice(0, 10)
  const day = given ?? before?.day ?? today
  // An agent may be where the day has begun already.
  if (day > new Date(at.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10))
    throw invalidInput({ day: (words) => words.timeEntries.dayAhead })
  const kind = await findKind(tx, kindId)
  if (!kind || (kind.isRetired && kindId !== before?.kindId))
    throw invalidInput({ kindId: (words) => words.timeEntries.unknownKind })
  const rules = (await findRules(tx, customerId)) ?? BY_THE_MINUTE
  return {
    day,
    minutes,
    billedMinutes: billedMinutes({ minutes, isBillable }, rules),
    isBillable,
    kindId,
    invoiceText,
  }
}
