import { useQuery } from '@tanstack/react-query'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'

import { AutomaticMail } from '#web/desk/ticket-mail/ticket-mail.tsx'
import { authorForStaff } from '#web/desk/composer/desk-author.tsx'
import { OriginalMail } from './original-mail.tsx'
import { ticketMailQuery } from '#web/desk/ticket-mail/ticket-mail-query.ts'
import { countAtLeast, deskComments } from '#web/desk/ticket-query.ts'

/** Replies and notes, newest first, and between them what machines sent. */
export function DeskConversation({ ticket }: { ticket: DeskTicket }) {
  const mails = useQuery(ticketMailQuery(ticket.id)).data?.automatic ?? []
  if (ticket.comments.length + mails.length === 0) return null

  return (
    <Conversation
      ticket={{ comments: ticket.comments, commentCount: countAtLeast(ticket) }}
      source={deskComments(ticket.id)}
      authorOf={(comment) => {
        const author = authorForStaff(comment)
        const original = <OriginalMail ticketId={ticket.id} partId={comment.id} />
        return { ...author, footnote: original }
      }}
      beside={mails.map((mail) => ({
        id: mail.id,
        createdAt: mail.receivedAt,
        entry: <AutomaticMail mail={mail} />,
      }))}
    />
  )
}
