import { type KeyboardEvent, useRef, useState } from 'react'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { useViewer } from '#web/auth/viewer-context.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
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
import { createSubmissionKeys, describeFiles } from './submission-keys.ts'
import { isClosedAlready, useReply } from './ticket-mutations.ts'
import { UploadProgress } from './upload-progress.tsx'

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
  const [files, setFiles] = useState<File[]>([])
  const [sent, setSent] = useState(0)
  const [keys] = useState(createSubmissionKeys)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(ticketId, {
    onSuccess: () => {
      keys.accepted()
      write('')
      setFiles([])
      focusText()
      toast.success('Reply sent successfully')
    },
    onError: (error) => {
      if (isClosedAlready(error)) onClosedAlready()
      else focusText()
      toast.error('Failed to send reply')
    },
  })

  const comment = text.trim()
  const canSend = comment !== '' && isOnline && !reply.isPending
  const fields = reply.error instanceof ApiError ? reply.error.fields : {}

  function write(next: string) {
    setText(next)
    writeDraft(draftKey, next === '' ? null : next)
  }

  // The button, which may have had the focus, is off while there is nothing to send.
  function focusText() {
    textArea.current?.focus({ preventScroll: true })
  }

  function send() {
    if (!canSend) return
    setSent(0)
    const key = keys.keyFor(JSON.stringify([comment, describeFiles(files)]))
    reply.mutate({ comment, files, key, onProgress: setSent })
  }

  function sendOnCtrlEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
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
            hint={<SendHint />}
            error={reply.error && (fields['comment'] ?? failureText(reply.error))}
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
                onKeyDown={sendOnCtrlEnter}
              />
            )}
          </Field>
          <DropZone
            files={files}
            onChange={setFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint="Up to 5 files, 10MB each"
            disabled={reply.isPending}
          />
          {fields['attachments'] && <FieldError>{fields['attachments']}</FieldError>}
          <div className={styles.actions}>
            {reply.isPending && files.length > 0 && <UploadProgress sent={sent} />}
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

function SendHint() {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <span className={styles.keys}>
      <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> + <kbd>Enter</kbd> sends
    </span>
  )
}
