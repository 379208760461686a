import { useRef, useState } from 'react'
import { useParams } from 'react-router'

import * as words from '#words/tickets.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useWhen } from '#web/lib/use-when.ts'

import { ClosedNote } from './closed-note.tsx'
import { ReplyAndClose } from './reply-and-close.tsx'
import styles from './ticket-detail-page.module.css'
import { TicketHeader } from './ticket-header.tsx'
import { TicketMissing } from './ticket-missing.tsx'
import { TicketSide } from './ticket-side.tsx'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'
import { TicketDescription } from '#web/tickets/conversation/ticket-description.tsx'
import { authorForRequester, requesterComments } from './requester-conversation.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { mergeOf } from './merge-of.ts'
import { useTicket } from './use-ticket.ts'

export function TicketDetailPage() {
  const { ticketId = '' } = useParams()
  // One ticket can lead straight to another, which must not find the reply begun for the first.
  return <TicketDetail key={ticketId} ticketId={ticketId} />
}

function TicketDetail({ ticketId }: { ticketId: string }) {
  const { ticket, isMissing, isPartial, refetch } = useTicket(ticketId)
  const [isClosing, setIsClosing] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useShownSubject()
  useDocumentTitle(isMissing ? words.notFound : ticket ? shown(ticket.subject) : words.ticketTitle)

  // Whatever had the focus goes with the closing: the reply box, or the button of the dialog.
  useWhen(hasClosed, () => heading.current?.focus({ preventScroll: true }))

  function finishClosing() {
    setIsClosing(false)
    setHasClosed(true)
  }

  if (isMissing) return <TicketMissing />

  const isClosed = ticket?.status === 'Closed'
  const merge = isClosed ? mergeOf(ticket) : undefined

  return (
    <article className={styles.page} data-loading={!ticket} aria-busy={isPartial || !ticket}>
      <TicketHeader
        ticket={ticket}
        heading={heading}
        refetch={refetch}
        onClose={() => setIsClosing(true)}
      />
      <TicketDescription ticket={ticket} isPartial={isPartial} />
      {/* Cards whose place depends on what stands above come when that is known, or they would jump. */}
      {ticket && (
        <>
          {isClosed && merge !== 'unseen' ? (
            <ClosedNote ticketId={ticket.id} into={merge} />
          ) : (
            <ReplyAndClose
              ticket={ticket}
              reopens={isClosed}
              isClosing={isClosing}
              onCancel={() => setIsClosing(false)}
              onClosed={finishClosing}
            />
          )}
          <Conversation
            ticket={isPartial ? undefined : ticket}
            source={requesterComments(ticket.id)}
            authorOf={authorForRequester}
          />
        </>
      )}
      {/* Where there is room for one column only, reading and answering come first. */}
      <TicketSide ticket={ticket} />
    </article>
  )
}
