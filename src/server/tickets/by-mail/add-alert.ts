import type { Priority } from '#shared/tickets/values.ts'

import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { Correspondent } from '#server/tickets/core/audience.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { changedExternally } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

/** Resolution of a ticket whose alert is over. */
const RESOLUTION = 'ISSUE_FIXED'

type Alert = {
  customerId: string
  ticketId: string
  /** Name of the rule that read it. */
  author: string
  content: string
  files: ReceivedFile[]
  /** A worse state than before. */
  priority?: Priority
  /** The ticket is closed with it. */
  isOver: boolean
}

/**
 * Adds an alert of a monitoring tool to its ticket. It changes no status, wakes no ticket and sends no mail, because it has no author. Returns the ids of the comment and of its files.
 *
 * @throws AppError `ticket_closed`
 */
export async function addAlert(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { customerId, ticketId, author, content, files, priority, isOver }: Alert,
): Promise<{ commentId: string; fileIds: string[] }> {
  const row = await lockTicket(tx, customerId, ticketId)
  if (!row || row.status === 'Closed')
    throw new AppError('ticket_closed', (words) => words.tickets.ticketIsClosed)
  const ticket = changedExternally(row)
  const at = now()
  const by: Correspondent = { viewer: { userId: null, name: author }, byAgent: false }
  const added = await addComment(tx, ticket, { by: 'system', content, at, files })
  const { id: commentId, attachments } = added
  if (isOver) {
    await closeTicket(tx, ticket, {
      by,
      at,
      resolutionCode: RESOLUTION,
      line: null,
      commentId,
      newComments: 1,
    })
  } else {
    const change = {
      set: { ...(priority && { priority }) },
      newComments: 1,
      event: {
        type: 'edited' as const,
        data: {
          changed: [...(priority ? ['priority'] : []), 'comments'],
          ...(priority && { priority }),
          commentId,
        },
      },
    }
    await applyChange(tx, ticket, change, { by, at })
  }
  return { commentId, fileIds: attachments.map(({ id }) => id) }
}
