import { Banner } from '#web/kit/basic/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'

import styles from './unsent-reply.module.css'
import type { ReplyForm } from './use-reply-form.ts'

/** Before a ticket is closed: the reply that was begun, because afterwards it cannot be sent. */
export function UnsentReply({ reply, isBusy }: { reply: ReplyForm; isBusy: boolean }) {
  const { text, files, failureText, canSend, isSending } = reply
  const isWritten = text.trim() !== ''
  if (!isWritten && files.length === 0) return null

  return (
    <Banner
      action={
        isWritten && (
          <Button
            busy={isSending}
            busyLabel="Sending..."
            disabled={!canSend && !isSending}
            onClick={() => {
              if (!isBusy) reply.send()
            }}
          >
            Send it first
          </Button>
        )
      }
    >
      <strong>
        {isWritten ? 'You have begun a reply' : 'You have attached files without a reply'}
      </strong>
      {isWritten && (
        <q className={styles.text} dir="auto">
          {text.trim()}
        </q>
      )}
      {files.length > 0 && (
        <span className={styles.files}>With {files.map(({ name }) => name).join(', ')}</span>
      )}
      {failureText && (
        <span role="alert" className={styles.failure}>
          {failureText}
        </span>
      )}
      <span className={styles.files}>A closed ticket takes no more replies.</span>
    </Banner>
  )
}
