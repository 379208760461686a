import { v7 as uuidv7 } from 'uuid'

import type { TicketTime } from '#shared/desk/time/contract.ts'
import type { CorrectedTime, WorkTime } from '#shared/desk/time/input.ts'
import { type Viewer, isAdmin } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'

import { presentTicketTime } from './present-entry.ts'
import {
  findTicketOfTime,
  listEntriesOfTicket,
  insertEntry,
  lockEntry,
  markCorrected,
} from './queries.ts'
import { recordTime, checkWork } from './record-time.ts'

type TimeDeps = Pick<Deps, 'db' | 'now'>
type Once = { idempotency: Idempotency | undefined }

/** @throws AppError `not_found` */
export function listTicketTime(deps: TimeDeps, ticketId: string): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => readTicketTime(tx, await getTicket(tx, ticketId)))
}

/** Adds time by hand. A repeated request answers the time of the ticket as it is by then. */
export function addTicketTime(
  deps: TimeDeps,
  agent: Viewer,
  { ticketId, ...work }: WorkTime & { ticketId: string },
  { idempotency }: Once,
): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => {
    const ticket = await getTicket(tx, ticketId)
    await once(tx, deps, agent, {
      idempotency,
      work: async () => {
        await recordTime(tx, { ticket, agent, at: deps.now() }, work)
        return {}
      },
    })
    return readTicketTime(tx, ticket)
  })
}

export function correctTicketTime(
  deps: TimeDeps,
  agent: Viewer,
  { entryId, ...corrected }: CorrectedTime & { entryId: string },
  { idempotency }: Once,
): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => {
    const work = () => correctTime(tx, deps, agent, entryId, corrected)
    const ticket = await once(tx, deps, agent, { idempotency, work })
    return readTicketTime(tx, ticket)
  })
}

async function getTicket(tx: Tx, ticketId: string) {
  const ticket = await findTicketOfTime(tx, ticketId)
  if (!ticket) throw ticketNotFound()
  return ticket
}

async function readTicketTime(tx: Tx, ticket: { customerId: string; ticketId: string }) {
  return presentTicketTime(await listEntriesOfTicket(tx, ticket))
}

type EntryToCorrect = Awaited<ReturnType<typeof lockEntry>> & object

/**
 * Puts another entry in the place of a wrong one, which stays as history. Where the wrong one was exported,
 * a further line takes it back, so that the next invoice has the difference. Returns the ticket.
 *
 * @throws AppError `not_found`, `forbidden`, `conflict`, `invalid_input`
 */
async function correctTime(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  viewer: Viewer,
  entryId: string,
  { reason, ...work }: CorrectedTime,
): Promise<{ customerId: string; ticketId: string }> {
  const entry = await lockCorrectable(tx, viewer, entryId)
  const { customerId, ticketId, agentId, agentName, commentId } = entry
  const at = now()
  const checked = await checkWork(tx, { customerId, agent: viewer, at, before: entry }, work)
  const line = {
    customerId,
    ticketId,
    commentId,
    agentId,
    agentName,
    createdAt: at,
    createdBy: viewer.name,
    correctsId: entry.id,
    reason: reason || null,
  }
  await markCorrected(tx, entry, at)
  if (entry.exportedAt) await takeBack(tx, entry, line)
  await insertEntry(tx, { ...line, ...checked, id: uuidv7() })
  return { customerId, ticketId }
}

async function lockCorrectable(tx: Tx, viewer: Viewer, entryId: string): Promise<EntryToCorrect> {
  const entry = await lockEntry(tx, entryId)
  if (!entry || entry.isReversal) throw notFound((words) => words.timeEntries.entryGone)
  if (entry.agentId !== viewer.userId && !isAdmin(viewer))
    throw new AppError('forbidden', (words) => words.timeEntries.onlyOwn)
  if (entry.correctedAt)
    throw new AppError('conflict', (words) => words.timeEntries.correctedMeanwhile)
  return entry
}

type Line = Omit<
  Parameters<typeof insertEntry>[1],
  'id' | 'day' | 'minutes' | 'billedMinutes' | 'isBillable' | 'kindId' | 'invoiceText'
>

/** Writes the same line below zero. */
async function takeBack(tx: Tx, entry: EntryToCorrect, line: Line) {
  const { day, minutes, billedMinutes, isBillable, kindId, invoiceText } = entry
  await insertEntry(tx, {
    ...line,
    id: uuidv7(),
    day,
    minutes: -minutes,
    billedMinutes: -billedMinutes,
    isBillable,
    kindId,
    invoiceText,
    isReversal: true,
  })
}
