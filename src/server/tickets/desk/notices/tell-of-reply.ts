import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { notify } from './notify.ts'
import { deleteUnread, findReply } from './queries.ts'

const ReplyKey = z.object({ customerId: z.uuid(), ticketId: z.uuid(), commentId: z.uuid() })
type ReplyKey = z.infer<typeof ReplyKey>

/** Asked for by tell_assignee (db/functions/notices.sql). */
export const TELL_OF_REPLY: JobKind<ReplyKey> = {
  name: 'tell-of-reply',
  title: textKey('jobs.tellOfReply'),
  payload: ReplyKey,
}

/** Tells the assignee that the customer has replied. Several replies are one notice until it is read. */
export function tellOfReply(
  deps: Pick<Deps, 'db' | 'now'>,
  { customerId, ticketId, commentId }: ReplyKey,
) {
  const ticket = { customerId, id: ticketId }
  return asWorker(deps.db, async (tx) => {
    const reply = await findReply(tx, { customerId, commentId })
    if (!reply?.assigneeId) return
    const { authorId: userId, authorName: name, isExternal, assigneeId } = reply
    await deleteUnread(tx, ticket, { kind: 'customer_replied', userId: assigneeId })
    await notify(tx, ticket, {
      kind: 'customer_replied',
      to: [assigneeId],
      by: { userId, name },
      at: deps.now(),
      data: { commentId, ...(isExternal && { isExternal }) },
    })
  })
}
