import { useViewer } from '#web/access/viewer-context.ts'
import { readDraft } from '#web/lib/drafts.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'

import { PlainText } from '#web/tickets/conversation/plain-text.tsx'
import { ClosedBox, Unsent } from '#web/tickets/conversation/closed-box.tsx'
import { replyDraftKey } from '#web/tickets/writing/lost-replies.ts'

/** Where the reply box was. A reply that came too late can still be taken along. */
export function ClosedNote({ ticketId }: { ticketId: string }) {
  const draft = readDraft(replyDraftKey(useViewer().id, ticketId))

  return (
    <ClosedBox
      text={
        <>
          This ticket is closed and takes no more replies. If you still need help,{' '}
          <Link to={paths.newTicket}>create a new ticket</Link>.
        </>
      }
      unsent={
        draft?.trim() && (
          <Unsent title="Your reply was not sent" copy={{ value: draft, name: 'unsent reply' }}>
            <PlainText text={draft} />
          </Unsent>
        )
      }
    />
  )
}
