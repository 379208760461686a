import { v7 as uuidv7 } from 'uuid'

import type { CorrectedTime } from '#shared/desk/time/input.ts'

import { isAdmin, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { insertEntry, lockEntry, markCorrected } from './queries.ts'
import { checkWork } from './record-time.ts'

type EntryToCorrect = Awaited<ReturnType<typeof lockEntry>> & object

/**
 * Puts another entry in the place of a wrong one, which stays as history. Where the wrong one was exported,
 * a further line takes it back, so that the next invoice has the difference. Returns the ticket.
 *
 * @throws AppError `not_found`, `forbidden`, `conflict`, `invalid_input`
 */
export async function correctTime(
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
