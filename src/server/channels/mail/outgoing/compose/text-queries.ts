import { sql } from 'kysely'

import type { Words } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'

/** Finds the name of the installation, and its logo. */
export function findBrand(tx: Tx) {
  return tx
    .selectFrom('installation')
    .leftJoin('installationLogo', (join) => join.onTrue())
    .select([
      'installation.name',
      'installation.timeZone',
      'installation.askForRating',
      'installationLogo.digest',
      'installationLogo.width',
      'installationLogo.height',
    ])
    .executeTakeFirstOrThrow()
}

/** A ticket as mails speak of it. */
export function findTicketText(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'tickets.customerId')
        .onRef('users.id', '=', 'tickets.requesterId'),
    )
    .where('tickets.customerId', '=', customerId)
    .where('tickets.id', '=', ticketId)
    .where('customers.deletedAt', 'is', null)
    .select([
      'tickets.id',
      'tickets.customerId',
      'tickets.number',
      'tickets.subject',
      'tickets.description',
      'tickets.createdAt',
      'tickets.firstResponseAt',
      'tickets.responseDueAt',
      'tickets.requesterId',
      'tickets.closedAt',
      'tickets.isMerged',
      'tickets.timeZone',
      'users.name as requesterName',
      'customers.name as customerName',
      sql<Date | null>`case when not tickets.is_merged then reopenable_until(tickets.closed_at) end`.as(
        'reopenableUntil',
      ),
    ])
    .executeTakeFirst()
}

type Which = {
  /** Only what customers see, unless the reader is one of staff who is told of a note. */
  withNotes: boolean
}

/** Reads comments of a ticket by their ids, the oldest first. */
export function listSaid(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { ids, withNotes }: Which & { ids: string[] },
) {
  return comments(tx, { customerId, ticketId })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(!withNotes, (query) => query.where('isInternal', '=', false))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Reads the newest comments before an instant that the customer sees. */
export function listHistory(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { before, atMost }: { before: Date; atMost: number },
) {
  return comments(tx, { customerId, ticketId })
    .where('isInternal', '=', false)
    .where('kind', '<>', 'system')
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

function comments(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('comments')
    .select(['id', 'authorName', 'isExternal', 'kind', 'content', 'createdAt'])
    .select(
      sql<string[]>`array(
        select filename from attachments file
        where file.customer_id = comments.customer_id and file.comment_id = comments.id
        order by position
      )`.as('files'),
    )
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
}

/** Lists the names of the files of the ticket itself. */
export async function listTicketFiles(tx: Tx, { customerId, ticketId }: TicketKey) {
  const rows = await tx
    .selectFrom('attachments')
    .select('filename')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('commentId', 'is', null)
    .where('isInternal', '=', false)
    .orderBy('position')
    .execute()
  return rows.map(({ filename }) => filename)
}

type Naming = { reader: { isStaff: boolean }; customerId: string; words: Pick<Words, 'tickets'> }

/** Names those who caused what happened: the staff and, for others, people of the customer. */
export async function listNames(
  tx: Tx,
  items: { actorId?: string | null | undefined }[],
  { reader, customerId, words }: Naming,
): Promise<Map<string, string>> {
  const ids = items.flatMap(({ actorId }) => actorId ?? [])
  const people = await tx
    .selectFrom('customers')
    .innerJoin('users', 'users.customerId', 'customers.id')
    .where((eb) =>
      eb.or([
        eb('customers.internal', '=', true),
        ...(reader.isStaff ? [] : [eb('customers.id', '=', customerId)]),
      ]),
    )
    .where(sql<boolean>`users.id = any(${ids}::uuid[])`)
    .select(['users.id', 'users.name', 'users.isExternal'])
    .execute()
  return new Map(people.map((person) => [person.id, personName(person, words)]))
}

/** Returns a name as others read it: people from outside of the company are marked. */
export function personName(
  { name, isExternal }: { name: string; isExternal: boolean },
  { tickets }: Pick<Words, 'tickets'>,
): string {
  return isExternal ? tickets.externalName(name) : name
}

/** By which address of ours answers are read: the sender's own before others. */
export async function findReplyBase(tx: Tx, from: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('mailboxes')
    .select('address')
    .where('isOn', '=', true)
    .orderBy(sql`address = lower(${from})`, 'desc')
    .orderBy('isSender', 'desc')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return found?.address
}
