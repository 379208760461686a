import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { CrmComment, CrmTicket } from '#server/channels/crm/port.ts'
import type { SeenValues } from '#server/channels/crm/values/seen-values.ts'
import type { CrmAction } from './queries.ts'
import type { TicketKey } from './kinds.ts'

/** A ticket with all that is known of it, its requester and its customer in the CRM. */
export async function findTicketFacts(tx: Tx, { customerId, ticketId }: TicketKey) {
  const ticket = await tx
    .selectFrom('tickets')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'tickets.customerId')
        .onRef('users.id', '=', 'tickets.requesterId'),
    )
    .leftJoin('crmContacts', (join) =>
      join
        .onRef('crmContacts.customerId', '=', 'users.customerId')
        .onRef('crmContacts.userId', '=', 'users.id'),
    )
    .select([
      'tickets.customerId',
      'tickets.id',
      'tickets.requesterId',
      'tickets.subject',
      'tickets.description',
      'tickets.priority',
      'tickets.status',
      'tickets.categories',
      'tickets.resolutionCode',
      'tickets.createdAt',
      'users.email',
      'users.name',
      'crmContacts.contactId',
    ])
    .where('tickets.customerId', '=', customerId)
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) return undefined
  const remote = await tx
    .selectFrom('crmTickets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .executeTakeFirst()
  const company = await tx
    .selectFrom('crmCompanies')
    .select('companyId')
    .where('customerId', '=', customerId)
    .where('isPrimary', '=', true)
    .executeTakeFirst()
  return { ...ticket, remote, companyId: company?.companyId ?? null }
}

export type TicketFacts = NonNullable<Awaited<ReturnType<typeof findTicketFacts>>>

/**
 * Returns whether another record of the ticket, its requester or its customer's company is known by
 * now. The binding of another company waits for the transaction, or is waited for.
 */
export async function hasMoved(tx: Tx, ticket: TicketFacts): Promise<boolean> {
  const { customerId, id: ticketId } = ticket
  await tx
    .selectFrom('crmCompanies')
    .select('companyId')
    .where('customerId', '=', customerId)
    .forShare()
    .execute()
  const present = await findTicketFacts(tx, { customerId, ticketId })
  if (!present) return false
  const { contactId, companyId, remote } = ticket
  return (
    present.companyId !== companyId ||
    (contactId !== null && present.contactId !== contactId) ||
    (remote !== undefined &&
      (present.remote?.remoteId !== remote.remoteId ||
        present.remote.mergedInto !== remote.mergedInto))
  )
}

export async function saveContact(tx: Tx, ticket: TicketFacts, contactId: string): Promise<void> {
  const { customerId, requesterId: userId } = ticket
  await tx
    .insertInto('crmContacts')
    .values({ customerId, userId, contactId })
    .onConflict((conflict) => conflict.columns(['customerId', 'userId']).doUpdateSet({ contactId }))
    .execute()
}

/** Has a ticket made without this company, which the CRM does not know any more. */
export async function leaveCompanyOut(tx: Tx, { customerId, id }: CrmAction, companyId: string) {
  await tx
    .updateTable('crmActions')
    .set({ data: sql`data || jsonb_build_object('withoutCompany', ${companyId}::text)` })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Has a ticket that was made without its company filed with it, which is refused for as long as it is gone. */
export async function insertLinkAction(tx: Tx, { customerId, ticketId, createdAt }: CrmAction) {
  await tx
    .insertInto('crmActions')
    .values({ customerId, ticketId, kind: 'link_company', createdAt })
    .execute()
}

/** Remembers which ticket of the CRM is ours. A reading from there may have been faster. */
export async function saveRemoteTicket(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  remote: { id: string; modifiedAt: Date; seen: SeenValues },
): Promise<void> {
  await tx
    .insertInto('crmTickets')
    .values({
      customerId,
      ticketId,
      remoteId: remote.id,
      remoteModifiedAt: remote.modifiedAt,
      seen: JSON.stringify(remote.seen),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes what was sent as seen, so that it does not count as a change of the CRM's own. */
export async function saveSentValues(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { modifiedAt, seen }: Pick<CrmTicket, 'modifiedAt'> & { seen: Partial<SeenValues> },
): Promise<void> {
  const row = await tx
    .selectFrom('crmTickets')
    .select(['seen', 'remoteModifiedAt'])
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  await tx
    .updateTable('crmTickets')
    .set({
      seen: JSON.stringify({ ...row.seen, ...seen }),
      remoteModifiedAt: row.remoteModifiedAt > modifiedAt ? row.remoteModifiedAt : modifiedAt,
    })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .execute()
}

/** Has the ticket read again, because a change of the CRM's own won over ours. */
export async function askToRead(tx: Tx, remoteId: string, action: CrmAction, at: Date) {
  await tx
    .insertInto('crmSignals')
    .values({
      mark: `own ${action.id}`,
      stream: 'tickets',
      objectId: remoteId,
      isDeletion: false,
      occurredAt: at,
      receivedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** With its author's own contact, if they have one. */
export function findComment(tx: Tx, customerId: string, commentId: string) {
  return tx
    .selectFrom('comments')
    .leftJoin('crmContacts', (join) =>
      join
        .onRef('crmContacts.customerId', '=', 'comments.customerId')
        .onRef('crmContacts.userId', '=', 'comments.authorId'),
    )
    .selectAll('comments')
    .select('crmContacts.contactId')
    .where('comments.customerId', '=', customerId)
    .where('comments.id', '=', commentId)
    .executeTakeFirst()
}

/** Forgets a contact that the CRM no longer has. */
export async function deleteContact(tx: Tx, customerId: string, contactId: string): Promise<void> {
  await tx
    .deleteFrom('crmContacts')
    .where('customerId', '=', customerId)
    .where('contactId', '=', contactId)
    .execute()
}

/** Lists the files of the comment, or of the ticket itself. */
export function listFiles(tx: Tx, { customerId, ticketId }: TicketKey, commentId: string | null) {
  return tx
    .selectFrom('attachments')
    .leftJoin('crmFiles', (join) =>
      join
        .onRef('crmFiles.customerId', '=', 'attachments.customerId')
        .onRef('crmFiles.attachmentId', '=', 'attachments.id'),
    )
    .selectAll('attachments')
    .select('crmFiles.remoteId')
    .where('attachments.customerId', '=', customerId)
    .where('attachments.isInternal', '=', false)
    .$if(commentId !== null, (query) => query.where('attachments.commentId', '=', commentId))
    .$if(commentId === null, (query) =>
      query.where('attachments.ticketId', '=', ticketId).where('commentId', 'is', null),
    )
    .orderBy('attachments.createdAt')
    .orderBy('attachments.position')
    .execute()
}

export type FileToSend = Awaited<ReturnType<typeof listFiles>>[number]

export async function saveFile(tx: Tx, file: FileToSend, remoteId: string): Promise<void> {
  const { customerId, id: attachmentId, ticketId } = file
  await tx
    .insertInto('crmFiles')
    .values({ customerId, attachmentId, ticketId, remoteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isCommentThere(tx: Tx, customerId: string, commentId: string) {
  const row = await tx
    .selectFrom('crmComments')
    .select('remoteId')
    .where('customerId', '=', customerId)
    .where('commentId', '=', commentId)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveRemoteComment(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { commentId, remote }: { commentId: string; remote: Pick<CrmComment, 'stream' | 'id'> },
): Promise<void> {
  await tx
    .insertInto('crmComments')
    .values({ customerId, commentId, ticketId, stream: remote.stream, remoteId: remote.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
