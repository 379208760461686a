import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TicketX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'

import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import type { DeskAnswer, DeskTicket } from '#shared/desk/contract.ts'
import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { ResolutionCode } from '#shared/tickets/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { authorForStaff } from '#web/desk/composer/desk-author.tsx'
import { keepAboveDock, useThreadStart } from '#web/desk/composer/thread-position.ts'
import { AddNote, WriteAndClose } from '#web/desk/composer/write-and-close.tsx'
import { listSearchIn } from '#web/tickets/navigation-state.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { MergedTickets } from '#web/desk/relations/merged-tickets.tsx'
import { useReadyForKeys } from '#web/desk/shortcuts/use-pending-keys.ts'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'
import { useDeskPreferences } from '#web/desk/desk-choices.ts'
import { acceptDeskTicket, deskComments, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useReopen } from '#web/desk/relations/relations-mutations.ts'
import { ClosedBox } from '#web/tickets/conversation/closed-box.tsx'
import { Conversation } from '#web/tickets/conversation/conversation.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { ClosedLeftovers } from './closed-leftovers.tsx'
import { DeskConversation, PinnedNote } from './desk-conversation.tsx'
import { DeskTicketHeader } from './desk-ticket-header.tsx'
import { TicketControls } from './ticket-controls.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { type ListAround, useListAround } from './use-list-around.ts'
import styles from './desk-ticket-page.module.css'

/** A ticket as agents see it, with its notes, its customer and its requester. */
export function DeskTicketPage() {
  const { ticketId = '' } = useParams()
  // One ticket can lead straight to another, which must not find what was begun for the first.
  return <DeskTicketDetail key={ticketId} ticketId={ticketId} />
}

function DeskTicketDetail({ ticketId }: { ticketId: string }) {
  const query = useQuery(deskTicketQuery(ticketId))
  const [isClosing, setIsClosing] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const assigneeSelect = useRef<HTMLSelectElement>(null)
  const { data: ticket } = query
  const isOpen = ticket !== undefined && ticket.status !== 'Closed'
  // A malformed id is answered with 400; for the reader of the link the ticket is missing.
  const isMissing = isStatus(query.error, 404) || isStatus(query.error, 400)
  const around = useListAround(ticketId)
  // The queue knows the most important of a ticket already.
  const known = query.isLoadingError ? undefined : (ticket ?? around.known)
  useDocumentTitle(isMissing ? words.missing : (known?.subject ?? words.title))

  useThreadStart(ticket)
  const { goTo, goOn, goOnAfterReply } = useWaysOn(ticketId, around)

  // The writing comes last.
  useReadyForKeys(ticketId, isMissing || query.isLoadingError)
  useShortcuts({
    j: () => goTo(around.next),
    k: () => goTo(around.previous),
    a: () => openChoices(assigneeSelect.current),
    c: () => setIsClosing(isOpen),
  })
  // The focused element goes with the closing: the box for replies, or the button of the dialog.
  useWhen(hasClosed, () => heading.current?.focus({ preventScroll: true }))

  function finishClosing() {
    setIsClosing(false)
    setHasClosed(true)
    goOn()
  }

  if (isMissing) return <DeskTicketMissing />

  return (
    <article className={styles.page} aria-busy={query.isPending}>
      <DeskTicketHeader
        known={known}
        ticket={ticket}
        around={around}
        hasFailed={query.isLoadingError}
        heading={heading}
        onClose={() => setIsClosing(true)}
      />
      {query.isLoadingError && (
        <Card flush className={styles.failure}>
          <LoadFailure
            message={words.loadFailed}
            detail={errorMessage(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Card>
      )}
      {query.isPending && (
        <div className={styles.main}>
          <Conversation
            ticket={undefined}
            source={deskComments(ticketId)}
            authorOf={authorForStaff}
          />
          <div className={styles.writing} />
        </div>
      )}
      {ticket && (
        <div className={styles.main}>
          <DeskConversation ticket={ticket} />
          {ticket.relations.merged.length > 0 && <MergedTickets ticket={ticket} />}
          <div ref={keepAboveDock} className={styles.dock} data-dock>
            <PinnedNote note={ticket.customer.brief.note} />
            {isOpen ? (
              <WriteAndClose
                ticket={ticket}
                isClosing={isClosing}
                onCancel={() => setIsClosing(false)}
                onClosed={finishClosing}
                onSentToClose={goOnAfterReply}
              />
            ) : (
              <>
                <ClosedDeskNote ticket={ticket} />
                <AddNote ticket={ticket} />
              </>
            )}
          </div>
        </div>
      )}
      {query.isPending && !known && <div className={styles.side} />}
      {known && (
        <aside className={styles.side} aria-label={words.beside}>
          <TicketControls ticket={known} assigneeSelect={assigneeSelect} />
          {ticket && <TicketFacts ticket={ticket} />}
        </aside>
      )}
    </article>
  )
}

/** Leads to the tickets around, and on from one that is closed, as its agent likes it. */
function useWaysOn(ticketId: string, around: ListAround) {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { preferences } = useDeskPreferences()

  function goTo(next: string | undefined) {
    if (next) void navigate(paths.deskTicket(next), { state })
  }

  function goOn() {
    const { afterClose } = preferences
    const hasList = around.position !== undefined
    if (afterClose === 'next' && around.nextToDo) goTo(around.nextToDo)
    else if (afterClose === 'list' || (afterClose === 'next' && hasList))
      void navigate(withSearch(paths.desk, listSearchIn(state)))
  }

  const undo = useMutation({
    mutationFn: (waitingId: string) =>
      call(sendingEndpoints.takeBackReply, { params: { ticketId, waitingId } }),
    onSuccess: ({ ticket }) => acceptDeskTicket(queryClient, ticket),
    onError: (error) => toast.error(`${words.recallFailed}. ${errorMessage(error)}`),
    onSettled: () => navigate(paths.deskTicket(ticketId), { state }),
  })

  /** The reply can still be undone, also from the next ticket. The one that it is for says so itself. */
  function goOnAfterReply(reason: ResolutionCode, { ticket }: DeskAnswer) {
    goOn()
    if (preferences.afterClose === 'stay') return
    const text = words.closingAs(ticket.number, ticketWords.resolutions[reason])
    const waiting = ticket.waiting.find(
      ({ author, isLater, stopped }) => author.id === viewer.id && !isLater && !stopped,
    )
    const forMs = waiting ? Date.parse(waiting.releaseAt) - Date.now() : 0
    const onClick = () => waiting && undo.mutate(waiting.id)
    toast.success(text, forMs > 0 ? { label: words.undoSending, onClick, forMs } : undefined)
  }

  return { goTo, goOn, goOnAfterReply }
}

/** Opens the list of a select where the browser can. */
function openChoices(select: HTMLSelectElement | null) {
  select?.focus()
  try {
    select?.showPicker?.()
  } catch {
    // It has the focus: the arrow keys choose.
  }
}

function DeskTicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>{words.missing}</h1>}
      action={
        <Link to={paths.desk} className={buttonClass('primary')}>
          {words.toDesk}
        </Link>
      }
    >
      {words.missingText}
    </DeadEnd>
  )
}

/** Stands in the place of the reply box. Things that came too late can still be taken along. */
function ClosedDeskNote({ ticket }: { ticket: DeskTicket }) {
  const reopen = useReopen(ticket.id)

  return (
    <ClosedBox
      text={
        <>
          {words.closedNote}{' '}
          {ticket.resolutionCode &&
            words.closedBecause(ticketWords.resolutions[ticket.resolutionCode])}
        </>
      }
      action={
        !ticket.relations.mergedInto && (
          <Button busy={reopen.isPending} onClick={() => reopen.mutate()}>
            {ticketWords.reopenTicket}
          </Button>
        )
      }
      unsent={<ClosedLeftovers ticket={ticket} />}
    />
  )
}
