import type { DeskTicket } from '#shared/desk/contract.ts'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'

import { authorForStaff } from './desk-author.tsx'
import { countAtLeast, deskComments } from '#web/desk/ticket-query.ts'

/** Replies and notes, newest first. */
export function DeskConversation({ ticket }: { ticket: DeskTicket }) {
  return (
    <Conversation
      ticket={{ comments: ticket.comments, commentCount: countAtLeast(ticket) }}
      source={deskComments(ticket.id)}
      authorOf={authorForStaff}
    />
  )
}
