import { sql } from 'kysely'

import type { MailPart } from '#shared/tickets/mail.ts'

import type { Tx } from '#server/platform/db/client.ts'

export type MailPartRow = { partId: string; mail: MailPart }

/** Lists what mails have beside their text: of these comments, and of the ticket where its id is among them. */
export function listMailParts(
  tx: Tx,
  customerId: string,
  partIds: string[],
): Promise<MailPartRow[]> {
  return tx
    .selectFrom('mailParts')
    .select(['partId', sql<MailPart>`mail_part_json(mail_parts)`.as('mail')])
    .where('customerId', '=', customerId)
    .where(sql<boolean>`part_id = any(${partIds}::uuid[])`)
    .execute()
}
