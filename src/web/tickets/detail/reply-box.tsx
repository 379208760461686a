import { type KeyboardEvent } from 'react'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { DropZone } from '#web/kit/files/drop-zone.tsx'
import { Field, FieldError } from '#web/kit/basic/field.tsx'
import { TextArea } from '#web/kit/basic/text-input.tsx'

import styles from './reply-box.module.css'
import { isSendShortcut, SendHint } from '#web/tickets/writing/send-shortcut.tsx'
import { LateUploadProgress } from '#web/tickets/files/late-upload-progress.tsx'
import type { ReplyForm } from './use-reply-form.ts'

export function ReplyBox({ reply }: { reply: ReplyForm }) {
  const { fields, failureText, canSend, isSending, isUploading } = reply

  function sendOnShortcut(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    reply.send()
  }

  return (
    <div data-print="hide">
      <Card title="Add Reply">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            reply.send()
          }}
        >
          <Field label="Your reply" hint={<SendHint verb="sends" />} error={failureText}>
            {(control) => (
              <TextArea
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
          {reply.mayHaveArrived && (
            <p className={styles.note}>
              It may have arrived all the same: we look as soon as we can. Sending it again does not
              send it twice.
            </p>
          )}
          <DropZone
            files={reply.files}
            onChange={reply.changeFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint="Up to 5 files, 10MB each"
            disabled={isSending}
            sent={isUploading ? reply.uploaded.files : undefined}
          />
          {fields['attachments'] && <FieldError>{fields['attachments']}</FieldError>}
          <div className={styles.actions}>
            {isUploading && (
              <LateUploadProgress sent={reply.uploaded} onCancel={reply.cancelUpload} />
            )}
            {!reply.isOnline && <p className={styles.note}>You are offline. Your text is kept.</p>}
            <Button
              type="submit"
              variant="primary"
              disabled={!canSend && !isSending}
              busy={isSending}
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
