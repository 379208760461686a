import { useRef } from 'react'

import * as words from '#words/desk-ticket.ts'
import { textToHtml } from '#web/desk/rich-text/plain-html.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from '#web/tickets/writing/closing-fields.module.css'
import { type Closing, ClosingFields, NOTHING_SAID } from '#web/tickets/writing/closing-fields.tsx'

import { useCloseTicket } from './use-close-ticket.ts'
import type { Composer } from './use-composer.ts'

type CloseDialogProps = {
  ticketId: string
  open: boolean
  /** Writing in it cannot be sent after the closing. */
  composer: Composer
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

export function CloseDialog({ ticketId, open, composer, onCancel, onClosed }: CloseDialogProps) {
  const close = useCloseTicket(ticketId, onClosed)
  const isOnline = useOnline()
  const form = useForm<Closing>({ initial: NOTHING_SAID, sending: close })
  const cancelButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    if (close.isPending) return
    close.reset()
    onCancel()
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={words.closeTitle}
      description={words.closeText}
      initialFocus={cancelButton}
    >
      <Form
        form={form}
        className={styles.form}
        canSend={isOnline}
        onSend={() =>
          close.run({
            ...form.values,
            additionalComment: textToHtml(form.values.additionalComment.trim()) || undefined,
          })
        }
      >
        <FormFailure title={words.closeFailed} error={close.error} />
        {composer.reply.hasText && <Banner>{words.unsentReply}</Banner>}
        {composer.note.hasText && <Banner>{words.unsentNote}</Banner>}
        <ClosingFields
          form={form}
          labels={{
            resolution: words.resolution,
            comment: words.closingWords,
            hint: words.optional,
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
            busyLabel={words.closing}
          >
            {words.close}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
