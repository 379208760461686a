import type { KeyboardEvent } from 'react'

import * as words from '#words/tickets.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { UploadProgress } from '#web/tickets/writing/upload-progress.tsx'
import { isSendShortcut, SendHint } from '#web/tickets/writing/send-shortcut.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { GrowingTextArea } from '#web/ui/controls/text-input.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { CloseTicketDialog } from './close-ticket-dialog.tsx'
import { type ReplyForm, useReplyForm } from './use-reply-form.ts'
import styles from './reply-and-close.module.css'

type ReplyAndCloseProps = {
  ticket: Ticket
  /** It is closed, and a reply opens it again. */
  reopens: boolean
  /** The dialog is open. */
  isClosing: boolean
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

/** Everything that can be done to an open ticket. Together, because closing it ends an unsent reply. */
export function ReplyAndClose(props: ReplyAndCloseProps) {
  const { ticket, reopens, isClosing, onCancel, onClosed } = props
  const reply = useReplyForm(ticket, { onClosedAlready: onClosed })

  return (
    <>
      <ReplyBox reply={reply} reopens={reopens} />
      <CloseTicketDialog
        ticketId={ticket.id}
        open={isClosing}
        reply={reply}
        onCancel={onCancel}
        onClosed={onClosed}
      />
    </>
  )
}

export function ReplyBox({ reply, reopens }: { reply: ReplyForm; reopens: boolean }) {
  const { fields, failureText, canSend, isSending, isUploading } = reply

  function sendOnShortcut(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    reply.send()
  }

  return (
    <div data-print="hide">
      <Card title={words.addReply}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            reply.send()
          }}
        >
          {reopens && <p className={styles.note}>{words.reopensMerged}</p>}
          <Field label={words.yourReply} hint={<SendHint says={words.sends} />} error={failureText}>
            {(control) => (
              <GrowingTextArea
                {...control}
                ref={reply.textArea}
                className={styles.text}
                dir="auto"
                value={reply.text}
                readOnly={isSending}
                onChange={(event) => reply.write(event.target.value)}
                onKeyDown={sendOnShortcut}
              />
            )}
          </Field>
          {reply.mayHaveArrived && <p className={styles.note}>{words.mayHaveArrived}</p>}
          <DropZone
            files={reply.files}
            onChange={reply.changeFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint={words.fileLimits}
            areKept={reply.areFilesKept}
            disabled={isSending}
            sent={isUploading ? reply.uploaded.files : undefined}
          />
          {fields['attachments'] && <FieldError>{fields['attachments']}</FieldError>}
          <div className={styles.actions}>
            {isUploading && <UploadProgress sent={reply.uploaded} onCancel={reply.cancelUpload} />}
            {!reply.isOnline && <p className={styles.note}>{words.offlineWhileReplying}</p>}
            <Button
              type="submit"
              variant="primary"
              disabled={!canSend && !isSending}
              busy={isSending}
              busyLabel={words.sendingReply}
            >
              {words.sendReply}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
