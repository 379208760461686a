import { list } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'

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
        <q className={styles.text} dir="auto">
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
