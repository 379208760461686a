import { useViewer } from '#web/access/viewer-context.ts'
import { readDraft } from '#web/lib/drafts.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'

import styles from './closed-note.module.css'
import { PlainText } from '#web/tickets/conversation/plain-text.tsx'
import { replyDraftKey } from '#web/tickets/writing/lost-replies.ts'

/** Where the reply box was. A reply that came too late can still be taken along. */
export function ClosedNote({ ticketId }: { ticketId: string }) {
  const draft = readDraft(replyDraftKey(useViewer().id, ticketId))

  return (
    <div className={styles.note} data-print="hide">
      <p>
        This ticket is closed and takes no more replies. If you still need help,{' '}
        <Link to={paths.newTicket}>create a new ticket</Link>.
      </p>
      {draft?.trim() && (
        <div className={styles.unsent}>
          <h2 className={styles.title}>Your reply was not sent</h2>
          <CopyButton value={draft} name="unsent reply" />
          <PlainText text={draft} />
        </div>
      )}
    </div>
  )
}
