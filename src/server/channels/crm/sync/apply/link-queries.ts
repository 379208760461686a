import { type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { CrmComment } from '#server/channels/crm/port.ts'
import type { SeenValues } from '#server/channels/crm/values/seen-values.ts'

/** Which ticket of the CRM is which of ours. */
export type TicketLink = Selectable<Tables['crmTickets']>
export type TicketKey = { customerId: string; ticketId: string }

/**
 * Begins a transaction that imports an object of the CRM: marks it as coming from there, and waits
 * for other work on the same object. Its commit waits for no disk: where reading stands is saved
 * afterwards by one that does, and a database that crashes in between has the object read again.
 */
export async function beginReading(tx: Tx, remoteId: string): Promise<void> {
  await sql`select
    set_config('portico.from_crm', 'on', true),
    set_config('synchronous_commit', 'off', true),
    pg_advisory_xact_lock(hashtextextended(${`portico crm ${remoteId}`}, 0))`.execute(tx)
}

/** Finds the ticket that a record of the CRM is, or else the one whose record it was merged into. */
export function findLink(tx: Tx, remoteId: string): Promise<TicketLink | undefined> {
  return tx
    .selectFrom('crmTickets')
    .selectAll()
    .where(isOrWasAmong([remoteId]))
    .orderBy(sql`remote_id = ${remoteId}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Names the condition of the partial index. */
function isOrWasAmong(remoteIds: string[]) {
  return sql<boolean>`(
    remote_id = any(${remoteIds}::text[]) or (merged_ids <> '{}' and merged_ids && ${remoteIds}::text[])
  )`
}

export function findLinkOfTicket(tx: Tx, key: TicketKey): Promise<TicketLink | undefined> {
  return tx
    .selectFrom('crmTickets')
    .selectAll()
    .where('customerId', '=', key.customerId)
    .where('ticketId', '=', key.ticketId)
    .executeTakeFirst()
}

/** Which of these records are tickets here, or were merged into one. */
export async function listLinkedIds(tx: Tx, remoteIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('crmTickets')
    .select(['remoteId', 'mergedIds'])
    .where(isOrWasAmong(remoteIds))
    .execute()
  return new Set(rows.flatMap((row) => [row.remoteId, ...row.mergedIds]))
}

/** The tickets whose own records these are, but for those that go on in another one already. */
export function listLinksOf(tx: Tx, remoteIds: string[]): Promise<TicketLink[]> {
  return tx
    .selectFrom('crmTickets')
    .selectAll()
    .where(sql<boolean>`remote_id = any(${remoteIds}::text[])`)
    .where('mergedInto', 'is', null)
    .orderBy(sql`array_position(${remoteIds}::text[], remote_id)`)
    .execute()
}

/** Locks the link until the transaction ends. Lock its ticket first. */
export function lockLink(tx: Tx, key: TicketKey): Promise<TicketLink> {
  return tx
    .selectFrom('crmTickets')
    .selectAll()
    .where('customerId', '=', key.customerId)
    .where('ticketId', '=', key.ticketId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Returns undefined when the ticket is linked already, to this or to another one. */
export function insertLink(
  tx: Tx,
  link: {
    remoteId: string
    remoteModifiedAt: Date
    seen: Partial<SeenValues>
    /** The backfill that imports the ticket, if any. */
    backfillId?: string | null
  } & TicketKey,
): Promise<TicketLink | undefined> {
  return tx
    .insertInto('crmTickets')
    .values({ ...link, seen: JSON.stringify(link.seen) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

type LinkChange = Partial<
  Pick<TicketLink, 'remoteId' | 'remoteModifiedAt' | 'goneAt' | 'mergedInto' | 'mergedIds'>
> & {
  seen?: Partial<SeenValues>
}

export async function updateLink(tx: Tx, key: TicketKey, { seen, ...set }: LinkChange) {
  await tx
    .updateTable('crmTickets')
    .set({ ...set, ...(seen && { seen: JSON.stringify(seen) }) })
    .where('customerId', '=', key.customerId)
    .where('ticketId', '=', key.ticketId)
    .execute()
}

/** Finds a ticket of ours by the reference that it has in the CRM. */
export function findOwnTicket(tx: Tx, ref: string) {
  return tx
    .selectFrom('deskTickets')
    .innerJoin('customers', 'customers.id', 'deskTickets.customerId')
    .select(['deskTickets.customerId', 'deskTickets.ticketId', 'customers.deletedAt'])
    .where('deskTickets.ticketId', '=', ref)
    .executeTakeFirst()
}

/** Has tickets that were merged into these records go on in the one that is left. Returns which they are. */
export function moveMerged(tx: Tx, remoteIds: string[], into: string): Promise<TicketKey[]> {
  return tx
    .updateTable('crmTickets')
    .set({ mergedInto: into })
    .where(sql<boolean>`merged_into = any(${remoteIds}::text[])`)
    .returning(['customerId', 'ticketId'])
    .execute()
}

/** Lists our changes of a ticket that the CRM does not know yet. */
export function listOwnChanges(tx: Tx, key: TicketKey) {
  return tx
    .selectFrom('crmActions')
    .select('data')
    .where('customerId', '=', key.customerId)
    .where('ticketId', '=', key.ticketId)
    .where('kind', '=', 'update_ticket')
    .where('state', 'in', ['waiting', 'sending', 'refused'])
    .execute()
}

type RemoteComment = Pick<CrmComment, 'stream' | 'id'>

export async function listKnownComments(tx: Tx, comments: RemoteComment[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('crmComments')
    .select(['stream', 'remoteId'])
    .where(sql<boolean>`remote_id = any(${comments.map(({ id }) => id)}::text[])`)
    .execute()
  return new Set(rows.map(({ stream, remoteId }) => `${stream} ${remoteId}`))
}

/** Answers whether the comment was not linked before. */
export async function insertCommentLink(
  tx: Tx,
  key: TicketKey,
  {
    commentId,
    remote,
  }: { commentId: string; remote: Pick<CrmComment, 'stream' | 'id' | 'recipientEmails'> },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('crmComments')
    .values({
      ...key,
      commentId,
      stream: remote.stream,
      remoteId: remote.id,
      recipientIds: sql`array(
        select id from users where customer_id = ${key.customerId} and email = any(${remote.recipientEmails ?? []}::text[])
      )`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Under which ids the CRM has the bytes of attachments. */
export async function insertFileLinks(
  tx: Tx,
  key: TicketKey,
  files: { id: string; remoteId: string }[],
): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('crmFiles')
    .values(files.map(({ id: attachmentId, remoteId }) => ({ ...key, attachmentId, remoteId })))
    .execute()
}

export async function hasComment(tx: Tx, key: TicketKey, commentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('comments')
    .select('id')
    .where('customerId', '=', key.customerId)
    .where('ticketId', '=', key.ticketId)
    .where('id', '=', commentId)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists comments of agents at about the same moment, as they came from another stream of the CRM. */
export function listSaidNear(
  tx: Tx,
  key: TicketKey,
  { stream, from, until }: { stream: string; from: Date; until: Date },
) {
  return tx
    .selectFrom('comments')
    .innerJoin('crmComments', (join) =>
      join
        .onRef('crmComments.customerId', '=', 'comments.customerId')
        .onRef('crmComments.commentId', '=', 'comments.id'),
    )
    .select('comments.content')
    .where('comments.customerId', '=', key.customerId)
    .where('comments.ticketId', '=', key.ticketId)
    .where('comments.createdAt', '>=', from)
    .where('comments.createdAt', '<=', until)
    .where('crmComments.stream', '<>', stream)
    .execute()
}

/** The tickets that are open here and not gone there. */
export async function listOpenLinks(
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('crmTickets')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'crmTickets.customerId')
        .onRef('tickets.id', '=', 'crmTickets.ticketId'),
    )
    .select('remoteId')
    .where('goneAt', 'is', null)
    .where('tickets.status', '<>', 'Closed')
    .where('remoteId', '>', after)
    .orderBy('remoteId')
    .limit(limit)
    .execute()
  return rows.map(({ remoteId }) => remoteId)
}
