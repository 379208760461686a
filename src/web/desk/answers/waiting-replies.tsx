import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Paperclip, SendHorizontal, Trash2, Undo2 } from 'lucide-react'

import * as words from '#words/desk-ticket.ts'
import type { AnswerDraft, WaitingReply } from '#shared/desk/answers/parts.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'
import { formatZoneTime, knownZone, zoneName } from '#web/tickets/sla/business-times.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import styles from './waiting-replies.module.css'

/** Called once for each: what has just begun to wait can be taken back for some seconds only. */
function bringIntoView(card: HTMLLIElement | null) {
  card?.scrollIntoView({ block: 'nearest' })
}

type WaitingRepliesProps = {
  ticket: DeskTicket
  onUndone: UndoneReply
  onSent?: () => void
}

/** Replies that are not sent yet, which no customer sees. */
export function WaitingReplies({ ticket, onUndone, onSent }: WaitingRepliesProps) {
  return (
    <ul className={styles.list} aria-label={words.notSentYet} data-print="hide">
      {ticket.waiting.map((reply) => (
        <li key={reply.id} ref={reply.isLater ? undefined : bringIntoView}>
          <WaitingReplyCard
            ticket={ticket}
            reply={reply}
            onUndone={onUndone}
            onSent={() => onSent?.()}
          />
        </li>
      ))}
    </ul>
  )
}

type WaitingReplyCardProps = {
  ticket: DeskTicket
  reply: WaitingReply
  onUndone: UndoneReply
  onSent: () => void
}

/** One reply that is not sent yet: why, what it says, and what can be done about it. */
function WaitingReplyCard({ ticket, reply, onUndone, onSent }: WaitingReplyCardProps) {
  const viewer = useViewer()
  const decide = useWaitingReply(ticket.id, reply, { onUndone, onSent })
  const { author, isLater, stopped } = reply
  const isOwn = author.id === viewer.id
  const isUndo = !isLater && !stopped
  // Its author knows what it says, and wants the button at hand.
  const isOwnUndo = isUndo && isOwn
  const maySend = ticket.status !== 'Closed' && stopped !== 'author_gone'
  const back = isLater || stopped ? (isOwn ? words.editReply : words.takeOver) : words.undoSending

  const ways = (
    <>
      <Button
        variant="primary"
        icon={<Undo2 aria-hidden="true" />}
        busy={decide.isUndoing}
        onClick={decide.undo}
      >
        {back}
      </Button>
      {maySend && (
        <Button
          icon={<SendHorizontal aria-hidden="true" />}
          busy={decide.isSending}
          onClick={decide.sendNow}
        >
          {stopped ? words.sendAnyway : words.sendNow}
        </Button>
      )}
    </>
  )

  return (
    <Banner
      tone={stopped ? 'danger' : 'info'}
      action={
        stopped ? (
          <InlineConfirm
            label={words.waitingActions(author.name)}
            question={words.discardReplyQuestion}
            note={words.discardReplyNote}
            onConfirm={decide.discard}
          >
            {(button) => (
              <>
                {ways}
                <Button icon={<Trash2 aria-hidden="true" />} busy={decide.isDiscarding} {...button}>
                  {words.discardReply}
                </Button>
              </>
            )}
          </InlineConfirm>
        ) : (
          (isOwn || !isUndo) && ways
        )
      }
    >
      <strong>{describe(ticket, reply, isOwn)}</strong>
      {(isLater || stopped) && (
        <p className={styles.author} dir="auto">
          {isOwn ? words.writtenByYou : words.writtenBy(author.name)}
        </p>
      )}
      {isUndo && <Passing reply={reply} />}
      {!isOwnUndo && <Content reply={reply} />}
    </Banner>
  )
}

function Content({ reply: { content, files } }: { reply: WaitingReply }) {
  return (
    <>
      <div className={styles.text}>
        <SafeHtml html={content} />
      </div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={words.fileNames}>
          {files.map(({ id, filename }) => (
            <li key={id} dir="auto">
              <Paperclip aria-hidden="true" />
              {filename}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describe(
  { requester, customer }: DeskTicket,
  { author, isLater, stopped, releaseAt }: WaitingReply,
  isOwn: boolean,
): string {
  if (stopped) return words.whyStopped[stopped](requester.name)
  if (!isLater) return isOwn ? words.ownGoesOut : words.otherGoesOut(author.name)
  const zone = knownZone(customer.timeZone)
  const at = words.inZone(formatZoneTime(releaseAt, zone), zoneName(zone))
  return words.willBeSent(at, requester.name)
}

/** How much of the seconds is left. An ornament: the words beside it say the same. */
function Passing({ reply: { createdAt, releaseAt } }: { reply: WaitingReply }) {
  const animationDuration = `${Date.parse(releaseAt) - Date.parse(createdAt)}ms`
  return <div className={styles.passing} style={{ animationDuration }} aria-hidden="true" />
}

type UndoneReply = (draft: AnswerDraft, text: string) => void

/** Decisions about a waiting reply. After a failure its current state is shown. */
function useWaitingReply(
  ticketId: string,
  { id: waitingId, content }: WaitingReply,
  { onUndone, onSent }: { onUndone: UndoneReply; onSent: () => void },
) {
  const queryClient = useQueryClient()
  const params = { ticketId, waitingId }

  function showFailure(title: string, error: Error) {
    toast.error(`${title}. ${errorMessage(error)}`)
    void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
  }

  const undoing = useMutation({
    mutationFn: () => call(sendingEndpoints.takeBackReply, { params }),
    onSuccess: async ({ ticket, draft }) => {
      onUndone(draft, content)
      acceptDeskTicket(queryClient, ticket)
      toast.info(words.replyRecalled)
    },
    onError: (error) => showFailure(words.recallFailed, error),
  })
  const sending = useMutation({
    mutationFn: () => call(sendingEndpoints.sendReplyNow, { params }),
    onSuccess: async ({ ticket }) => {
      acceptDeskTicket(queryClient, ticket)
      onSent()
      toast.success(words.waitingReplySent)
    },
    onError: (error) => showFailure(words.sendingFailed, error),
  })
  const discarding = useMutation({
    mutationFn: () => call(sendingEndpoints.discardReply, { params }),
    onSuccess: async ({ ticket }) => {
      acceptDeskTicket(queryClient, ticket)
      toast.success(words.replyDiscarded)
    },
    onError: (error) => showFailure(words.discardReplyFailed, error),
  })
  const isBusy = undoing.isPending || sending.isPending || discarding.isPending

  return {
    isUndoing: undoing.isPending,
    isSending: sending.isPending,
    isDiscarding: discarding.isPending,
    discard: () => !isBusy && discarding.mutate(),
    undo: () => !isBusy && undoing.mutate(),
    sendNow: () => !isBusy && sending.mutate(),
  }
}
