import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { AnswerKind } from '#shared/desk/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'

export type HeldFileRow = Selectable<Tables['heldFiles']>
type TicketKey = Pick<TicketRow, 'customerId' | 'id'>

/** Owner of the files: a waiting reply, or an agent's draft. */
type HeldFor = { waitingId: string } | { agentId: string; kind: AnswerKind }

function heldFiles(tx: Tx, ticket: TicketKey, holder: HeldFor) {
  const files = tx
    .selectFrom('heldFiles')
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
  return 'waitingId' in holder
    ? files.where('waitingId', '=', holder.waitingId)
    : files.where('agentId', '=', holder.agentId).where('kind', '=', holder.kind)
}

/** Lists the files of all waiting replies of a ticket, and of all drafts. */
export function listHeldFiles(tx: Tx, ticket: TicketKey): Promise<HeldFileRow[]> {
  return tx
    .selectFrom('heldFiles')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Finds a file of a draft of the agent's own. */
export function findDraftFile(
  tx: Tx,
  { agentId, id }: { agentId: string; id: string },
): Promise<HeldFileRow | undefined> {
  return tx
    .selectFrom('heldFiles')
    .selectAll()
    .where('id', '=', id)
    .where('agentId', '=', agentId)
    .executeTakeFirst()
}

type NewHeldFiles = {
  files: ReceivedFile[]
  holder: HeldFor
  at: Date
  /** The first free position. */
  behind?: number
}

export async function countHeldFiles(tx: Tx, ticket: TicketKey, holder: HeldFor): Promise<number> {
  const rows = await heldFiles(tx, ticket, holder).select('id').execute()
  return rows.length
}

export async function insertHeldFiles(
  tx: Tx,
  ticket: TicketKey,
  { files, holder, at, behind = 0 }: NewHeldFiles,
): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('heldFiles')
    .values(
      files.map(({ filename, sizeBytes, contentType, storageKey }, position) => ({
        customerId: ticket.customerId,
        id: uuidv7(),
        ticketId: ticket.id,
        ...holder,
        filename,
        sizeBytes,
        contentType,
        storageKey,
        position: behind + position,
        createdAt: at,
      })),
    )
    .execute()
}

/** Gives files to another holder, behind those that it has. */
export async function moveHeldFiles(tx: Tx, ticket: TicketKey, from: HeldFor, to: HeldFor) {
  const holder = { waitingId: null, agentId: null, kind: null, ...to }
  await tx
    .updateTable('heldFiles')
    .set({ ...holder, position: sql<number>`position + 100` })
    .where('customerId', '=', ticket.customerId)
    .where('id', 'in', heldFiles(tx, ticket, from).select('id'))
    .execute()
}

/** Takes files out of a draft or a waiting reply; the caller stores them elsewhere. */
export async function takeHeldFiles(
  tx: Tx,
  ticket: TicketKey,
  holder: HeldFor,
  ids?: string[],
): Promise<HeldFileRow[]> {
  const rows = await tx
    .deleteFrom('heldFiles')
    .where('customerId', '=', ticket.customerId)
    .where(
      'id',
      'in',
      heldFiles(tx, ticket, holder)
        .select('id')
        .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::uuid[])`)),
    )
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.position - other.position)
}

/** Leaves the files of a draft to the clean-up of uploads, all but those to keep. */
export async function dropHeldFiles(
  tx: Tx,
  ticket: TicketKey,
  holder: HeldFor,
  { keep, at }: { keep: string[]; at: Date },
): Promise<void> {
  const held = await heldFiles(tx, ticket, holder).select('id').execute()
  const ids = held.map(({ id }) => id).filter((id) => !keep.includes(id))
  if (ids.length === 0) return
  const dropped = await takeHeldFiles(tx, ticket, holder, ids)
  await tx
    .insertInto('pendingFiles')
    .values(
      dropped.map(({ storageKey }) => ({
        customerId: ticket.customerId,
        storageKey,
        createdAt: at,
      })),
    )
    .execute()
}

/** A file that is stored already and no upload any more. */
export function asReceived({
  customerId,
  storageKey,
  filename,
  contentType,
  sizeBytes,
}: HeldFileRow): ReceivedFile {
  return {
    uploaderCustomerId: customerId,
    storageKey,
    filename,
    contentType,
    sizeBytes,
    sha256: '',
  }
}
