import { sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { CrmStream } from '#server/channels/crm/port.ts'

/** A window of time in which a stream is being read. */
export type StreamPosition = {
  from: string
  until: string
  startedAt: string
  after: string | null
}

export function findStream(tx: Tx, stream: CrmStream) {
  return tx
    .selectFrom('crmStreams')
    .select(['position', 'readUntil'])
    .where('stream', '=', stream)
    .executeTakeFirst()
}

export async function savePosition(tx: Tx, stream: CrmStream, position: StreamPosition) {
  const stored = { position: JSON.stringify(position) }
  await tx
    .insertInto('crmStreams')
    .values({ stream, ...stored })
    .onConflict((conflict) => conflict.column('stream').doUpdateSet(stored))
    .execute()
}

/** Everything until then was read. */
export async function endWindow(tx: Tx, stream: CrmStream, readUntil: Date, readAt: Date) {
  const stored = { position: '{}', readUntil, readAt }
  await tx
    .insertInto('crmStreams')
    .values({ stream, ...stored })
    .onConflict((conflict) => conflict.column('stream').doUpdateSet(stored))
    .execute()
}

export function findConnection(tx: Tx) {
  return tx
    .selectFrom('crmConnection')
    .select(['state', 'switchedOnAt', 'readUntil', 'accountId'])
    .executeTakeFirstOrThrow()
}

/** All streams have been read so far. */
export async function saveReadUntil(tx: Tx, readUntil: Date): Promise<void> {
  await tx.updateTable('crmConnection').set({ readUntil }).execute()
}

export async function noteError(db: Db, error: string, at: Date): Promise<void> {
  await db.updateTable('crmConnection').set({ lastError: error, lastErrorAt: at }).execute()
}

export type Signal = {
  mark: string
  stream: CrmStream
  objectId: string
  isDeletion: boolean
  occurredAt: Date
}

/** Signals that have been here before are left out. Returns how many are new. */
export async function insertSignals(tx: Tx, signals: Signal[], receivedAt: Date): Promise<number> {
  if (signals.length === 0) return 0
  const rows = await tx
    .insertInto('crmSignals')
    .values(signals.map((signal) => ({ ...signal, receivedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute()
  return rows.length
}

/** Has an object looked at again that could not be taken over. */
export async function signalAgain(tx: Tx, stream: CrmStream, ids: string[], at: Date) {
  const signals = ids.map((objectId) => ({
    mark: `again ${stream} ${objectId}`,
    stream,
    objectId,
    isDeletion: false,
    occurredAt: at,
  }))
  if (signals.length === 0) return
  await tx
    .insertInto('crmSignals')
    .values(signals.map((signal) => ({ ...signal, receivedAt: at })))
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ handledAt: null }))
    .execute()
}

/** Objects of which signals wait, in the order of their keys, with the marks of all that there are now. */
export async function listSignaled(tx: Tx, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sql<{
    key: string
    stream: CrmStream
    objectId: string
    marks: string[]
  }>`
    select key, stream, object_id as "objectId", marks from (
      select stream || ' ' || object_id as key, stream, object_id, array_agg(mark) as marks
      from crm_signals where handled_at is null group by stream, object_id
    ) signaled
    where key collate "C" > ${after} order by key collate "C" limit ${limit}`.execute(tx)
  return rows
}

export async function endSignals(tx: Tx, marks: string[], handledAt: Date): Promise<void> {
  await tx
    .updateTable('crmSignals')
    .set({ handledAt })
    .where(sql<boolean>`mark = any(${marks}::text[])`)
    .execute()
}

export async function deleteOldSignals(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('crmSignals').where('receivedAt', '<', until).execute()
}

/** Counts the jobs of a name that are not running yet. */
export async function countWaiting(tx: Tx, name: string): Promise<number> {
  const { count } = await tx
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('name', '=', name)
    .where('handedAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the settings that decide whether a webhook is of the connected CRM, and is wanted. */
export function findWebhookSettings(tx: Tx) {
  return tx
    .selectFrom('crmConnection')
    .select(['state', 'accountId', 'webhookSecret'])
    .executeTakeFirstOrThrow()
}
