import type { Insertable } from 'kysely'

import { slaDueDates, slaNearDates } from '#shared/sla/sla.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import type { Author } from './audience.ts'
import { type ChangeableTicket, changedExternally } from './changeable-ticket.ts'
import { findRaisingFacts, storeEscalations } from './clock-queries.ts'
import { insertTicket, type WrittenTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'
import { type ContractColumns, countByContract, type Escalation } from './sla-clock.ts'

type NewTicket = Pick<
  Insertable<Tables['tickets']>,
  | 'customerId'
  | 'id'
  | 'requesterId'
  | 'subject'
  | 'description'
  | 'priority'
  | 'categories'
  | 'timeZone'
  | 'raisedBy'
> & {
  createdAt: Date
  updatedAt?: Date
  /** Left to the categories when it is left out. One of them may allow nothing else. */
  confidential?: boolean | undefined
}

/** Raises a ticket, which is open, and starts its clocks, for any way in which it comes. */
export async function raiseTicket(
  tx: Tx,
  ticket: NewTicket,
  by: Author,
): Promise<WrittenTicket & ChangeableTicket> {
  const { customerId, createdAt: at, updatedAt = at, priority, categories } = ticket
  const facts = await findRaisingFacts(tx, customerId, at)
  const { escalations, ...clocks } = await firstClocks(tx, { ...ticket, updatedAt }, facts)
  const inserted = await insertTicket(tx, { ...ticket, ...clocks, status: 'Open', updatedAt })
  const raised = changedExternally(inserted)
  await recordEvent(tx, raised, { type: 'created', by, at, data: { priority, categories } })
  if (escalations) await storeEscalations(tx, customerId, [{ id: raised.id, escalations }])
  return raised
}

type FirstClocks = Pick<
  ContractColumns,
  'responseDueAt' | 'resolutionDueAt' | 'responseNearAt' | 'resolutionNearAt'
> &
  Partial<ContractColumns> & { contractVersionId?: string; escalations?: Escalation[] | undefined }

/** Counts the clocks of a new ticket, by the version of the contract with which it is raised. */
export async function firstClocks(
  db: Db,
  ticket: Omit<NewTicket, 'id' | 'requesterId' | 'subject' | 'description'> & { updatedAt: Date },
  { versionId, nearPercent }: { versionId: string | null; nearPercent: number },
): Promise<FirstClocks> {
  const { customerId, createdAt: at, updatedAt: now, priority, categories, timeZone } = ticket
  if (versionId === null) {
    const due = slaDueDates(at, priority, timeZone)
    return { ...due, ...slaNearDates(due, { priority, timeZone, nearPercent }) }
  }
  const contract = await readContract(db, customerId, versionId)
  const created = { type: 'created', at, byAgent: false, priority, categories }
  const options = { contract, timeZone, now, nearPercent, isClosed: false }
  const { set, escalations } = countByContract([created], options)
  return { ...set, contractVersionId: versionId, escalations }
}
