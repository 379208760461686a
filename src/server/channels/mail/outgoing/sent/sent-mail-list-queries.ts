import { sql } from 'kysely'

import type { SentMailState } from '#shared/mail/out/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

export async function isMailOn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`select is_mail_on() as is_on`.execute(tx)
  return rows[0]?.isOn === true
}

export function listMails(
  tx: Tx,
  {
    state,
    before,
    limit,
  }: { state: SentMailState | undefined; before: string | undefined; limit: number },
) {
  return tx
    .selectFrom('sentMails')
    .innerJoin('customers', 'customers.id', 'sentMails.customerId')
    .leftJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'sentMails.customerId')
        .onRef('tickets.id', '=', 'sentMails.ticketId'),
    )
    .where('customers.deletedAt', 'is', null)
    .$if(state !== undefined, (query) => query.where('sentMails.state', '=', state ?? 'sent'))
    .$if(before !== undefined, (query) => query.where('sentMails.id', '<', before ?? ''))
    .select([
      'sentMails.id',
      'sentMails.kind',
      'sentMails.state',
      'sentMails.subject',
      'sentMails.address',
      'sentMails.ticketId',
      'sentMails.data',
      'sentMails.createdAt',
      'sentMails.sentAt',
      'sentMails.nextTryAt',
      'tickets.number',
    ])
    .orderBy('sentMails.id', 'desc')
    .limit(limit)
    .execute()
}

export function listAttempts(tx: Tx, mailIds: string[]) {
  return tx
    .selectFrom('sentMails')
    .innerJoin('mailAttempts', (join) =>
      join
        .onRef('mailAttempts.customerId', '=', 'sentMails.customerId')
        .onRef('mailAttempts.sentMailId', '=', 'sentMails.id'),
    )
    .where(sql<boolean>`sent_mails.id = any(${mailIds}::uuid[])`)
    .select(['sentMailId', 'at', 'outcome', 'code', 'words'])
    .orderBy('number')
    .execute()
}

export function listBouncedAddresses(tx: Tx, atMost: number) {
  return tx
    .selectFrom('mailAddresses')
    .innerJoin('customers', 'customers.id', 'mailAddresses.customerId')
    .where('customers.deletedAt', 'is', null)
    .select([
      'mailAddresses.customerId',
      'customers.name as customerName',
      'address',
      'bouncedAt',
      'words',
    ])
    .orderBy('bouncedAt', 'desc')
    .limit(atMost)
    .execute()
}

/** Answers whether the address was there. */
export async function deleteBouncedAddress(
  tx: Tx,
  { customerId, address }: { customerId: string; address: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mailAddresses')
    .where('customerId', '=', customerId)
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Settles a mail that waits or has failed. Undefined where there is none any more. */
export function settleMail(
  tx: Tx,
  { mailId, state }: { mailId: string; state: 'waiting' | 'dismissed' },
) {
  return tx
    .updateTable('sentMails')
    .set({ state, nextTryAt: null })
    .where('id', '=', mailId)
    .where('state', 'in', ['failed', 'waiting'])
    .returning(['customerId', 'id', 'userId', 'subject'])
    .executeTakeFirst()
}
