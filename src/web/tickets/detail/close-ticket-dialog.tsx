import { useRef } from 'react'

import { list } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { type Closing, ClosingFields, NOTHING_SAID } from '#web/tickets/writing/closing-fields.tsx'
import { isClosedAlready, useCloseTicket } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import type { ReplyForm } from './use-reply-form.ts'
import styles from '#web/tickets/writing/closing-fields.module.css'

type CloseTicketDialogProps = {
  ticketId: string
  open: boolean
  /** It may have been begun, and cannot be sent afterwards. */
  reply: ReplyForm
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

export function CloseTicketDialog(props: CloseTicketDialogProps) {
  const { ticketId, open, reply, onCancel, onClosed } = props
  const close = useCloseTicket(ticketId, {
    onSuccess: () => {
      submission.accepted()
      onClosed()
      toast.success(words.ticketClosed)
    },
    onError: (error) => {
      submission.failed()
      if (!isClosedAlready(error)) return
      onClosed()
      toast.info(words.closedAlready)
    },
  })
  const isOnline = useOnline()
  const form = useForm<Closing>({ initial: NOTHING_SAID, sending: close })
  const { values } = form
  const submission = useSubmission({ userId: useViewer().id, name: `close:${ticketId}` })
  const cancelButton = useRef<HTMLButtonElement>(null)

  const hasReply = reply.text.trim() !== '' || reply.files.length > 0
  // Once it is sent, the button that sent it is gone.
  useFocusWhen(open && !hasReply, () => cancelButton.current)

  function cancel() {
    if (close.isPending || reply.isSending) return
    close.reset()
    onCancel()
  }

  function send() {
    const closing = {
      resolutionCode: values.resolutionCode,
      additionalComment: values.additionalComment.trim() || undefined,
    }
    const sending = submission.begin(closing, [])
    if (sending) close.mutate({ closing, key: sending.key })
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={words.closeTicket}
      description={words.askClose}
      initialFocus={cancelButton}
    >
      <Form
        form={form}
        className={styles.form}
        canSend={isOnline && !reply.isSending}
        onSend={send}
      >
        <FormFailure title={words.closingFailed} error={close.error} />
        <UnsentReply reply={reply} isBusy={close.isPending} />
        <ClosingFields
          form={form}
          labels={{
            resolution: words.resolutionReason,
            comment: words.additionalComment,
            hint: words.optionalComment,
          }}
        />
        {!isOnline && <p>{words.closeOffline}</p>}
        <DialogActions>
          <Button ref={cancelButton} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isOnline}
            busy={close.isPending}
            busyLabel={words.closingTicket}
          >
            {words.closeTicket}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Before a ticket is closed: the reply that was begun, because afterwards it cannot be sent. */
function UnsentReply({ reply, isBusy }: { reply: ReplyForm; isBusy: boolean }) {
  const { text, files, failureText, canSend, isSending } = reply
  const isWritten = text.trim() !== ''
  if (!isWritten && files.length === 0) return null

  return (
    <Banner
      action={
        isWritten && (
          <Button
            busy={isSending}
            busyLabel={words.sendingReply}
            disabled={!canSend && !isSending}
            onClick={() => {
              if (!isBusy) reply.send()
            }}
          >
            {words.sendItFirst}
          </Button>
        )
      }
    >
      <strong>{isWritten ? words.hasReply : words.hasFiles}</strong>
      {isWritten && (
        <q className={styles.unsentReplyText} dir="auto">
          {text.trim()}
        </q>
      )}
      {files.length > 0 && (
        <span className={styles.files}>
          {words.replyWithFiles(list(files.map(({ name }) => name)))}
        </span>
      )}
      {failureText && (
        <span role="alert" className={styles.failure}>
          {failureText}
        </span>
      )}
      <span className={styles.files}>{words.noMoreReplies}</span>
    </Banner>
  )
}
