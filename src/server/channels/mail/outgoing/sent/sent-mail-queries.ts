import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { AttemptOutcome } from '#shared/mail/out/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { MAIL_SEND, MAIL_SEND_BULK, type MailKey, type TicketKey } from './kinds.ts'

export type SentMailRow = Selectable<Tables['sentMails']>
export type ToSend = Pick<SentMailRow, 'customerId' | 'id' | 'ticketId' | 'userId' | 'kind'>

/** The subject that the first mail of a ticket to this person had. */
export async function findFirstSubject(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  userId: string,
): Promise<string | undefined> {
  const first = await tx
    .selectFrom('sentMails')
    .select('subject')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.subject
}

/** The subject of the mail by which this address raised the ticket. */
export async function findRaisedSubject(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  address: string,
): Promise<string | undefined> {
  const raised = await tx
    .selectFrom('receivedMails')
    .select('subject')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('state', '=', 'placed')
    .where('commentId', 'is', null)
    .where(sql<boolean>`lower(from_address) = ${address}`)
    .orderBy('receivedAt')
    .limit(1)
    .executeTakeFirst()
  return raised?.subject
}

/** Answers whether there was none for this cause. */
export async function insertSentMail(
  tx: Tx,
  mail: Insertable<Tables['sentMails']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('sentMails')
    .values(mail)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks the mail until the transaction ends. */
export function lockSentMail(
  tx: Tx,
  { customerId, mailId }: MailKey,
): Promise<SentMailRow | undefined> {
  return tx
    .selectFrom('sentMails')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', mailId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSentMail(
  tx: Tx,
  { customerId, mailId }: MailKey,
  changes: Updateable<Tables['sentMails']>,
): Promise<void> {
  await tx
    .updateTable('sentMails')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('id', '=', mailId)
    .execute()
}

/** Writes down that an attempt begins, and returns its number. What becomes of it is unknown until it ends. */
export async function beginAttempt(
  tx: Tx,
  { customerId, mailId: sentMailId }: MailKey,
  at: Date,
): Promise<number> {
  const { number } = await tx
    .insertInto('mailAttempts')
    .values({
      customerId,
      sentMailId,
      number: sql<number>`(
        select count(*) + 1 from mail_attempts
        where customer_id = ${customerId} and sent_mail_id = ${sentMailId}
      )`,
      at,
      outcome: 'unknown',
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export async function endAttempt(
  tx: Tx,
  { customerId, mailId }: MailKey,
  number: number,
  result: { outcome: AttemptOutcome; code: string | null; words: string | null },
): Promise<void> {
  await tx
    .updateTable('mailAttempts')
    .set(result)
    .where('customerId', '=', customerId)
    .where('sentMailId', '=', mailId)
    .where('number', '=', number)
    .execute()
}

/** Finds out whether an earlier attempt ended so, with such a code where it matters. */
export async function hasEndedBefore(
  tx: Tx,
  { customerId, mailId }: MailKey,
  { number, outcome, code }: { number: number; outcome: AttemptOutcome; code?: string | null },
): Promise<boolean> {
  const before = await tx
    .selectFrom('mailAttempts')
    .select('number')
    .where('customerId', '=', customerId)
    .where('sentMailId', '=', mailId)
    .where('outcome', '=', outcome)
    .where('number', '<', number)
    .$if(code !== undefined, (query) => query.where('code', 'is not distinct from', code ?? null))
    .executeTakeFirst()
  return before !== undefined
}

/**
 * Counts the addresses to which mail was refused by a rule, as the code of a temporary failure says, since one
 * was last accepted.
 */
export async function countRefusedByRule(tx: Tx, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct mail.address)::integer as count
    from mail_attempts attempt
    join sent_mails mail
      on mail.customer_id = attempt.customer_id and mail.id = attempt.sent_mail_id
    where attempt.outcome = 'temporary' and attempt.code like '5%' and attempt.at > greatest(
      ${since},
      (select max(at) from mail_attempts where outcome = 'sent')
    )`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Since when each attempt has ended without an answer of the mail server, with the words of the last. */
export async function findUnanswered(
  tx: Tx,
): Promise<{ since: Date; words: string | null } | undefined> {
  const { rows } = await sql<{ since: Date | null; words: string | null }>`
    select min(attempt.at) as since, (array_agg(attempt.words order by attempt.at desc))[1] as words
    from sent_mails mail
    join mail_attempts attempt
      on attempt.customer_id = mail.customer_id and attempt.sent_mail_id = mail.id
    where mail.state = 'waiting' and attempt.code is null and attempt.words is not null
      and attempt.at > coalesce(
        (select max(at) from mail_attempts where outcome = 'sent'),
        '-infinity'
      )`.execute(tx)
  const [found] = rows
  return found?.since ? { since: found.since, words: found.words } : undefined
}

/** Keeps by which id a mail can be answered. */
export async function insertMessageId(
  tx: Tx,
  known: Insertable<Tables['mailMessageIds']>,
): Promise<void> {
  await tx
    .insertInto('mailMessageIds')
    .values(known)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The id of the first mail that a ticket's mails hang on. */
export async function findRootMessageId(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
): Promise<string | undefined> {
  const first = await tx
    .selectFrom('mailMessageIds')
    .select('messageId')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('isInternal', '=', false)
    .orderBy('at')
    .orderBy('messageId')
    .limit(1)
    .executeTakeFirst()
  return first?.messageId
}

/**
 * The id that a person's thread of a ticket goes on from: of the last mail that they were sent, or
 * that came in. Mails to others alone do not count.
 */
export async function findLastMessageId(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { userId, beforeId }: { userId: string; beforeId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ messageId: string }>`
    select known.message_id
    from mail_message_ids known
    left join sent_mails sent on sent.message_id = known.message_id
    where known.customer_id = ${customerId} and known.ticket_id = ${ticketId}
      and (sent.id is null or (sent.user_id = ${userId} and sent.id < ${beforeId}))
      and (sent.id is not null or not known.is_internal)
    order by known.at desc, sent.id desc nulls first limit 1`.execute(tx)
  return rows[0]?.messageId
}

/** The job that is going to send an earlier mail about the ticket to the same reader. */
export async function findJobOfEarlier(
  tx: Tx,
  { customerId, id, ticketId, userId }: ToSend,
): Promise<string | undefined> {
  if (ticketId === null) return undefined
  const { rows } = await sql<{ name: string }>`
    select outbox.name
    from sent_mails earlier
    join outbox on outbox.key = earlier.user_id::text and payload ->> 'mailId' = earlier.id::text
    where earlier.customer_id = ${customerId} and ticket_id = ${ticketId} and user_id = ${userId}
      and earlier.id < ${id} and state = 'waiting'
      and outbox.name in (${MAIL_SEND.name}, ${MAIL_SEND_BULK.name}) and failed_at is null
    order by outbox.seq desc limit 1`.execute(tx)
  return rows[0]?.name
}

/** Lists mails that wait and that no job is going to send, such as after a stop or a restore. */
export async function listForgotten(tx: Tx, at: Date, atMost: number) {
  const { rows } = await sql<ToSend>`
    select customer_id, id, ticket_id, user_id, kind
    from sent_mails mail
    where state = 'waiting' and (next_try_at is null or next_try_at <= ${at}) and not exists (
      select from outbox
      where name in (${MAIL_SEND.name}, ${MAIL_SEND_BULK.name}) and key = mail.user_id::text and payload ->> 'mailId' = mail.id::text
        and failed_at is null
    )
    order by id limit ${atMost}`.execute(tx)
  return rows
}
