import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { readDraft } from '#web/lib/storage/drafts.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { ClosedBox, Unsent } from '#web/tickets/conversation/closed-box.tsx'
import { replyDraftKey } from '#web/tickets/writing/lost-replies.ts'

type ClosedNoteProps = {
  ticketId: string
  /** The viewer's own ticket within which this one goes on. */
  into?: { id: string; number: number } | undefined
}

/** Where the reply box was. A reply that came too late can still be taken along. */
export function ClosedNote({ ticketId, into }: ClosedNoteProps) {
  const draft = readDraft(replyDraftKey(useViewer().id, ticketId))

  return (
    <ClosedBox
      text={
        <Rich>
          {into
            ? words.mergedNote(
                <Link key="into" to={paths.ticket(into.id)}>
                  {words.mergedTicket(into.number)}
                </Link>,
              )
            : words.closedNote((text) => <Link to={paths.newTicket}>{text}</Link>)}
        </Rich>
      }
      unsent={
        draft?.trim() && (
          <Unsent title={words.replyNotSent} copy={{ value: draft, name: words.unsentReply }}>
            <PlainText text={draft} />
          </Unsent>
        )
      }
    />
  )
}
