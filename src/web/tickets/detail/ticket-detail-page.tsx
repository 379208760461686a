import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Cog, TicketX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'

import * as words from '#words/tickets.ts'
import type { Comment } from '#shared/tickets/contract.ts'
import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readDraft } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { ClosedBox, Unsent } from '#web/tickets/conversation/closed-box.tsx'
import type { CommentAuthor } from '#web/tickets/conversation/conversation-comment.tsx'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'
import type { CommentSource } from '#web/tickets/conversation/older-comments.ts'
import { TicketDescription } from '#web/tickets/conversation/ticket-description.tsx'
import { RatingCard } from '#web/tickets/rating/rating-card.tsx'
import { ratingQuery } from '#web/tickets/rating/rating-query.ts'
import { Queued } from '#web/tickets/display/queued.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { findListedTicket, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { replyDraftKey } from '#web/tickets/writing/lost-replies.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { formatDay } from '#web/lib/format/format-time.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { personName } from '#web/tickets/display/person-name.tsx'

import { mergeOf } from './merge-of.ts'
import { ReopenTicketDialog } from './reopen-ticket-dialog.tsx'
import { NewReply } from './new-reply.tsx'
import { ReplyAndClose } from './reply-and-close.tsx'
import { TicketHeader } from './ticket-header.tsx'
import { TicketSide } from './ticket-side.tsx'
import styles from './ticket-detail-page.module.css'

export function TicketDetailPage() {
  const { ticketId = '' } = useParams()
  // One ticket can lead straight to another, which must not find the reply begun for the first.
  return <TicketDetail key={ticketId} ticketId={ticketId} />
}

function TicketDetail({ ticketId }: { ticketId: string }) {
  const { ticket, isMissing, isPartial, refetch } = useTicket(ticketId)
  const rating = useRating(ticketId, ticket?.closedAt)
  const [isClosing, setIsClosing] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useShownSubject()
  useDocumentTitle(isMissing ? words.notFound : ticket ? shown(ticket.subject) : words.ticketTitle)

  // The focused element goes with the closing: the reply box, or the button of the dialog.
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
      {ticket && !rating.isLoading && (
        <>
          {ticket.isReadOnly ? (
            <ClosedBox text={words.readOnlyNote} unsent={null} />
          ) : isClosed && merge !== 'unseen' ? (
            <div className={styles.closed}>
              <ClosedNote
                ticketId={ticket.id}
                reopenableUntil={ticket.reopenableUntil}
                into={merge}
              />
              {rating.data?.closedAt === ticket.closedAt && (
                <RatingCard ticketId={ticket.id} rating={rating.data}>
                  <ReopenButton ticketId={ticket.id} until={ticket.reopenableUntil} />
                </RatingCard>
              )}
            </div>
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
            authorOf={authorFor}
          />
        </>
      )}
      {/* With room for one column only, reading and answering come first. */}
      <TicketSide ticket={ticket} isPartial={isPartial} />
      {ticket && !isPartial && <NewReply comments={ticket.comments} />}
    </article>
  )
}

/** The ticket, at first as far as a list knows it. When it cannot be loaded, leads to the list. */
function useTicket(ticketId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery({
    ...ticketQueries.detail(ticketId),
    placeholderData: () => findListedTicket(queryClient, ticketId),
  })

  // A malformed id is answered with 400; for the reader of the link the ticket is missing.
  const isMissing = isStatus(query.error, 404) || isStatus(query.error, 400)
  const isLost = query.isLoadingError && !isMissing

  useWhen(isLost, () => {
    toast.error(words.ticketLoadFailed)
    void navigate(paths.tickets, { replace: true })
  })

  return {
    ticket: query.data,
    // A ticket that they left, or that became confidential meanwhile, goes from the page as well.
    isMissing,
    /** Attachments and comments are not there yet. */
    isPartial: query.isPlaceholderData,
    refetch: query.refetch,
  }
}

/** The rating of the ticket's closing, asked for together with the ticket, and again when it is closed. */
function useRating(ticketId: string, closedAt: string | null | undefined) {
  const { askForRating } = useBrand()
  const rating = useQuery({ ...ratingQuery(ticketId), enabled: askForRating })
  const isOfAnother = rating.isSuccess && closedAt && rating.data.closedAt !== closedAt
  useWhen(isOfAnother && closedAt, () => void rating.refetch())
  return rating
}

export function TicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>{words.notFound}</h1>}
      action={
        <Link to={paths.tickets} className={buttonClass('primary')}>
          {words.backToTickets}
        </Link>
      }
    >
      {words.notFoundText}
    </DeadEnd>
  )
}

type ClosedNoteProps = {
  ticketId: string
  /** Undefined when it never can be. */
  reopenableUntil?: string | undefined
  /** The viewer's own ticket within which this one goes on. */
  into?: { id: string; number: number } | undefined
}

/** Stands in the place of the reply box. A reply that came too late can still be taken along. */
export function ClosedNote({ ticketId, reopenableUntil, into }: ClosedNoteProps) {
  const draft = readDraft(replyDraftKey(useViewer().id, ticketId))
  const until = new Date(reopenableUntil ?? 0)
  const isReopenable = useNow() <= until && !into

  return (
    <ClosedBox
      text={
        into ? (
          <Rich>
            {words.mergedNote(
              <Link key="into" to={paths.ticket(into.id)}>
                {words.mergedTicket(into.number)}
              </Link>,
            )}
          </Rich>
        ) : isReopenable ? (
          words.reopenNote(formatDay(until))
        ) : (
          <Rich>
            {words.closedNote((text) => (
              <Link to={paths.followUp(ticketId)}>{text}</Link>
            ))}
          </Rich>
        )
      }
      action={isReopenable && <ReopenButton ticketId={ticketId} until={reopenableUntil} />}
      unsent={
        draft?.trim() && (
          <Unsent title={words.replyNotSent} copy={{ value: draft, name: words.unsentReply }}>
            <PlainText text={draft} />
          </Unsent>
        )
      }
    />
  )
}

/** Nothing once the ticket can no longer be reopened. */
function ReopenButton({ ticketId, until }: { ticketId: string; until: string | undefined }) {
  const [isReopening, setIsReopening] = useState(false)
  if (useNow() > new Date(until ?? 0)) return null

  return (
    <>
      <Button onClick={() => setIsReopening(true)}>{words.reopenTicket}</Button>
      <ReopenTicketDialog
        ticketId={ticketId}
        open={isReopening}
        onClose={() => setIsReopening(false)}
      />
    </>
  )
}

/** The comments of one of the viewer's own tickets. */
function requesterComments(ticketId: string): CommentSource {
  return {
    ticketKey: ticketQueries.detail(ticketId).queryKey,
    key: ['tickets', 'conversation', ticketId],
    list: (query, signal) =>
      callWithHeaders(ticketEndpoints.listComments, { params: { ticketId }, query }, { signal }),
  }
}

function authorFor({
  id,
  isAgent,
  isSystem,
  isOfColleague,
  isExternal,
  authorName,
  said,
}: Comment): CommentAuthor {
  if (isSystem)
    return {
      look: 'system',
      title: words.system,
      icon: <Cog aria-hidden="true" />,
      footnote: said && 'ticketId' in said && said.ticketId && (
        <Link to={paths.ticket(said.ticketId)}>{words.openTicket(said.number)}</Link>
      ),
    }
  if (!isAgent)
    return {
      look: 'viewer',
      title: isOfColleague ? personName({ name: authorName, isExternal }) : words.you,
      icon: <Avatar name={authorName} />,
      footnote: <Queued commentId={id} />,
    }
  return {
    look: 'agent',
    title: words.supportAgent,
    name: authorName,
    icon: <Avatar name={authorName} />,
  }
}
