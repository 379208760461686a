import { useQuery } from '@tanstack/react-query'
import { ArrowUpDown, Pin } from 'lucide-react'

import * as words from '#words/desk-ticket.ts'
import * as relationWords from '#words/desk-relations.ts'
import * as ticketWords from '#words/tickets.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import { authorForStaff } from '#web/desk/composer/desk-author.tsx'
import { ticketMailQuery } from '#web/desk/ticket-mail/ticket-mail-query.ts'
import { useDeskPreferences } from '#web/desk/desk-choices.ts'
import { AutomaticMail } from '#web/desk/ticket-mail/ticket-mail.tsx'
import { countAtLeast, deskComments } from '#web/desk/ticket-query.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'
import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'

import styles from './desk-conversation.module.css'

/** Shows the pinned note, which agents must know before they answer. */
export function PinnedNote({ note }: { note: string }) {
  if (!note) return null
  return (
    <section className={styles.pinned} aria-label={relationWords.standingNote}>
      <Pin aria-hidden="true" />
      <PlainText text={note} />
    </section>
  )
}

/** The description, replies and notes as one thread, and between them what machines sent. */
export function DeskConversation({ ticket }: { ticket: DeskTicket }) {
  const mails = useQuery(ticketMailQuery(ticket.id)).data?.automatic ?? []
  const { preferences, save } = useDeskPreferences()
  const isOldestFirst = !preferences.newestFirst
  const { id, description, attachments, createdAt, mail, requester } = ticket

  return (
    <div data-order={isOldestFirst ? 'oldest' : 'newest'}>
      <Conversation
        ticket={{ comments: ticket.comments, commentCount: countAtLeast(ticket) }}
        source={deskComments(ticket.id)}
        authorOf={(comment) => {
          const author = authorForStaff(comment)
          const original = <OriginalMail ticketId={ticket.id} partId={comment.id} />
          return { ...author, footnote: original }
        }}
        beside={mails.map((one) => ({
          id: one.id,
          createdAt: one.receivedAt,
          entry: <AutomaticMail mail={one} />,
        }))}
        isOldestFirst={isOldestFirst}
        opening={{
          comment: {
            id,
            content: description,
            attachments,
            createdAt,
            authorName: requester.name,
            isAgent: false,
            isSystem: false,
            ...(mail && { mail }),
          },
          author: {
            look: 'viewer',
            title: requester.name,
            name: ticketWords.description,
            icon: <Avatar name={requester.name} />,
            footnote: <OriginalMail ticketId={id} partId={id} />,
          },
        }}
        actions={
          <Button
            variant="ghost"
            icon={<ArrowUpDown aria-hidden="true" />}
            onClick={() => save({ newestFirst: isOldestFirst })}
          >
            {isOldestFirst ? words.showNewestFirst : words.showOldestFirst}
          </Button>
        }
      />
    </div>
  )
}

type OriginalMailProps = {
  ticketId: string
  /** The comment, or the ticket itself. */
  partId: string
}

/** Leads to the mail that a text was made from, for what its reader did not make of it. */
function OriginalMail({ ticketId, partId }: OriginalMailProps) {
  const { originals = [] } = useQuery(ticketMailQuery(ticketId)).data ?? {}
  const original = originals.find((one) => one.partId === partId)
  if (!original) return null

  const { mailId } = original
  return (
    <p className={styles.original}>
      <a href={urlOf(heldMailEndpoints.getRawMail, { params: { mailId } })} download>
        {words.original}
      </a>
    </p>
  )
}
