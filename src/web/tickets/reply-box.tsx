import { type KeyboardEvent, useRef, useState } from 'react'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { useViewer } from '#web/auth/viewer-context.ts'
import { ApiError, errorMessage, isAborted } from '#web/lib/api-error.ts'
import { readDraft, writeDraft } from '#web/lib/drafts.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

import styles from './reply-box.module.css'
import { replyDraftKey } from './reply-draft-key.ts'
import { isSendShortcut, SendHint } from './send-shortcut.tsx'
import { isClosedAlready, useReply } from './ticket-mutations.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useDraftFiles } from './use-draft-files.ts'
import { useSubmission } from './use-submission.ts'

type ReplyBoxProps = {
  ticketId: string
  /** Somebody has closed the ticket meanwhile, so that this box is about to go. */
  onClosedAlready: () => void
}

export function ReplyBox({ ticketId, onClosedAlready }: ReplyBoxProps) {
  const viewer = useViewer()
  const draftKey = replyDraftKey(viewer.id, ticketId)
  const isOnline = useOnline()
  const [text, setText] = useState(() => readDraft(draftKey) ?? '')
  const draftFiles = useDraftFiles(draftKey)
  const submission = useSubmission()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(ticketId, {
    onSuccess: () => {
      submission.accepted()
      write('')
      draftFiles.change([])
      focusText()
      toast.success('Reply sent successfully')
    },
    onError: (error) => {
      submission.failed()
      if (isClosedAlready(error)) onClosedAlready()
      else focusText()
      if (isAborted(error)) toast.info('Upload cancelled. Everything is kept.')
      else toast.error('Failed to send reply')
    },
  })

  const { files } = draftFiles
  const comment = text.trim()
  const canSend = comment !== '' && isOnline && !reply.isPending
  const isUploading = reply.isPending && files.length > 0
  const failure = isAborted(reply.error) ? null : reply.error
  const fields = failure instanceof ApiError ? failure.fields : {}

  function write(next: string) {
    setText(next)
    writeDraft(draftKey, next === '' ? null : next)
  }

  // The button, which may have had the focus, is off while there is nothing to send.
  function focusText() {
    textArea.current?.focus({ preventScroll: true })
  }

  function send() {
    const sending = canSend ? submission.begin(comment, files) : null
    if (sending) reply.mutate({ comment, ...sending })
  }

  function sendOnShortcut(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    send()
  }

  return (
    <div data-print="hide">
      <Card title="Add Reply">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Field
            label="Your reply"
            hint={<SendHint verb="sends" />}
            error={failure && (fields['comment'] ?? failureText(failure))}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={textArea}
                className={styles.text}
                dir="auto"
                value={text}
                readOnly={reply.isPending}
                onChange={(event) => write(event.target.value)}
                onKeyDown={sendOnShortcut}
              />
            )}
          </Field>
          <DropZone
            files={files}
            onChange={draftFiles.change}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint="Up to 5 files, 10MB each"
            disabled={reply.isPending}
            sent={isUploading ? submission.sent.files : undefined}
          />
          {fields['attachments'] && <FieldError>{fields['attachments']}</FieldError>}
          <div className={styles.actions}>
            {isUploading && <UploadProgress sent={submission.sent} onCancel={submission.cancel} />}
            {!isOnline && <p className={styles.offline}>You are offline. Your text is kept.</p>}
            <Button
              type="submit"
              variant="primary"
              disabled={!canSend && !reply.isPending}
              busy={reply.isPending}
              busyLabel="Sending..."
            >
              Send Reply
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

function failureText(error: Error): string {
  return `Failed to send reply. ${errorMessage(error)}`
}
