import { sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'

/** A statement that gives a ticket and each of its comments, notes among them, what a mail would. Run it as the worker. */
export function mailPartsOfTicket(ticketId: string): string {
  return `
    insert into mail_parts (customer_id, part_id, ticket_id, comment_id, html, quoted, left_out, remarks)
      select customer_id, id, id, null, '<p>Raised by mail</p>', 'Quoted', '[{"name": "a.iso", "why": "too-large"}]'::jsonb,
        '{signed}'::text[]
      from tickets where id = '${ticketId}'
      union all
      select customer_id, id, ticket_id, id, '<p>' || content || '</p>', 'Quoted', '[]', '{}'
      from comments where ticket_id = '${ticketId}'`
}

/** Gives one comment or note what a mail would. */
export async function giveMailPart({ db }: Pick<Deps, 'db'>, commentId: string): Promise<void> {
  const row = sql`
    insert into mail_parts (customer_id, part_id, ticket_id, comment_id, html, quoted)
      select customer_id, id, ticket_id, id, content, content from comments where id = ${commentId}`
  await asWorker(db, (tx) => row.execute(tx))
}

export async function giveMailParts({ db }: Pick<Deps, 'db'>, ticketId: string): Promise<void> {
  await asWorker(db, (tx) => sql.raw(mailPartsOfTicket(ticketId)).execute(tx))
}
