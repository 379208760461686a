import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import * as words from '#words/tickets.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { UploadProgress } from '#web/tickets/writing/upload-progress.tsx'
import { isSendShortcut, SendHint } from '#web/tickets/writing/send-shortcut.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { GrowingTextArea } from '#web/ui/controls/text-input.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AudienceNote, useColleague } from './audience-card.tsx'
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
  const colleague = useColleague(ticket)
  const waiting = ticket.isOfColleague ? colleague && words.weWaitFor(colleague) : words.weWait
  const reply = useReplyForm(ticket, { onClosedAlready: onClosed })

  return (
    <>
      <ReplyBox
        reply={reply}
        note={reopens ? words.reopensMerged : ticket.status === 'Pending' ? waiting : undefined}
        audience={<AudienceNote ticketId={ticket.id} />}
      />
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

type ReplyBoxProps = {
  reply: ReplyForm
  note?: string | undefined
  /** Says who reads the reply. */
  audience?: ReactNode
}

/** One line until it is used, so that the conversation stands in sight. */
export function ReplyBox({ reply, note, audience }: ReplyBoxProps) {
  const { text, files, textArea, uploaded, fields, failureText } = reply
  const { canSend, isSending, isUploading, isOnline, mayHaveArrived } = reply
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = text === '' && files.length === 0
  const failureId = useId()

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
          data-resting={(!isOpen && isEmpty) || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            reply.send()
          }}
        >
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <GrowingTextArea
            ref={textArea}
            className={styles.text}
            dir="auto"
            aria-label={words.yourReply}
            aria-invalid={failureText ? true : undefined}
            aria-describedby={failureText ? failureId : undefined}
            placeholder={words.writeReply}
            value={text}
            readOnly={isSending}
            onFocus={() => setIsOpen(true)}
            onChange={(event) => reply.write(event.target.value)}
            onKeyDown={sendOnShortcut}
          />
          {failureText && <FieldError id={failureId}>{failureText}</FieldError>}
          {mayHaveArrived && <p className={styles.note}>{words.mayHaveArrived}</p>}
          <div className={styles.atWork}>
            <DropZone
              files={files}
              onChange={reply.changeFiles}
              maxFiles={MAX_ATTACHMENTS}
              maxBytes={MAX_ATTACHMENT_BYTES}
              hint={words.fileLimits}
              areKept={reply.areFilesKept}
              disabled={isSending}
              sent={isUploading ? uploaded.files : undefined}
            />
            {fields['attachments'] && <FieldError>{fields['attachments']}</FieldError>}
            {audience && <p className={styles.audience}>{audience}</p>}
            <div className={styles.actions}>
              {isUploading && <UploadProgress sent={uploaded} onCancel={reply.cancelUpload} />}
              {!isOnline && <p className={styles.note}>{words.offlineWhileReplying}</p>}
              <SendHint says={words.sends} />
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
          </div>
        </form>
      </Card>
    </div>
  )
}
