import * as words from '#words/ticket-detail.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { readDraft } from '#web/lib/drafts.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { Rich } from '#web/kit/parts/rich.tsx'
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
        <Rich>
          {words.closedNote((text) => (
            <Link to={paths.newTicket}>{text}</Link>
          ))}
        </Rich>
      }
      unsent={
        draft?.trim() && (
          <Unsent title={words.notSent} copy={{ value: draft, name: words.unsentReply }}>
            <PlainText text={draft} />
          </Unsent>
        )
      }
    />
  )
}
