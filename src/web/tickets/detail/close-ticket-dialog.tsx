import { type FormEvent, useEffect, useRef, useState } from 'react'

import { RESOLUTION_CODES, RESOLUTION_LABELS, type ResolutionCode } from '#shared/tickets/values.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { Select, TextArea } from '#web/kit/form/text-input.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

import styles from './close-ticket-dialog.module.css'
import { isClosedAlready, useCloseTicket } from '#web/tickets/ticket-mutations.ts'
import { UnsentReply } from './unsent-reply.tsx'
import type { ReplyForm } from './use-reply-form.ts'
import { useSubmission } from '#web/tickets/use-submission.ts'

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
      toast.success('Ticket closed successfully')
    },
    onError: (error) => {
      submission.failed()
      if (!isClosedAlready(error)) return
      onClosed()
      toast.info('This ticket is closed already')
    },
  })
  const isOnline = useOnline()
  const [resolutionCode, setResolutionCode] = useState<ResolutionCode>('ISSUE_FIXED')
  const [comment, setComment] = useState('')
  const submission = useSubmission({ userId: useViewer().id, name: `close:${ticketId}` })
  const cancelButton = useRef<HTMLButtonElement>(null)
  const fields = close.error instanceof ApiError ? close.error.fields : {}

  const hasReply = reply.text.trim() !== '' || reply.files.length > 0
  // Once it is sent, the button that sent it is gone.
  useEffect(() => {
    if (open && !hasReply) cancelButton.current?.focus()
  }, [open, hasReply])

  function cancel() {
    if (close.isPending || reply.isSending) return
    close.reset()
    onCancel()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOnline || reply.isSending) return
    const closing = { resolutionCode, additionalComment: comment.trim() || undefined }
    const sending = submission.begin(closing, [])
    if (sending) close.mutate({ closing, key: sending.key })
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title="Close Ticket"
      description="Are you sure you want to close this ticket? This action cannot be undone."
      initialFocus={cancelButton}
    >
      <form className={styles.form} onSubmit={submit}>
        {close.error && (
          <Banner tone="danger">
            <strong>Failed to close ticket</strong>
            <br />
            {errorMessage(close.error)}
          </Banner>
        )}
        <UnsentReply reply={reply} isBusy={close.isPending} />
        <Field label="Resolution Reason" error={fields['resolutionCode']}>
          {(control) => (
            <Select
              {...control}
              value={resolutionCode}
              onChange={(event) => {
                const code = RESOLUTION_CODES.find((known) => known === event.target.value)
                if (code) setResolutionCode(code)
              }}
            >
              {RESOLUTION_CODES.map((code) => (
                <option key={code} value={code}>
                  {RESOLUTION_LABELS[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Additional Comment" hint="Optional" error={fields['additionalComment']}>
          {(control) => (
            <TextArea
              {...control}
              className={styles.comment}
              dir="auto"
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        </Field>
        {!isOnline && <p>You are offline. The ticket can be closed once you are back.</p>}
        <DialogActions>
          <Button ref={cancelButton} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isOnline}
            busy={close.isPending}
            busyLabel="Closing..."
          >
            Close Ticket
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
