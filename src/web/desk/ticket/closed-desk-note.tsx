import type { DeskTicket } from '#shared/desk/contract.ts'
import { ANSWER_KINDS } from '#shared/desk/values.ts'
import { RESOLUTION_LABELS } from '#shared/tickets/values.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'
import { readDraft } from '#web/lib/drafts.ts'
import { SafeHtml } from '#web/tickets/conversation/safe-html.tsx'

import { answerDraftKey } from './answer-drafts.ts'
import styles from './closed-desk-note.module.css'

const KINDS = { reply: words.yourReply, note: words.yourNote }

/** Where the box for replies was. What came too late can still be taken along. */
export function ClosedDeskNote({ ticket }: { ticket: DeskTicket }) {
  const { id: userId } = useViewer()
  const unsent = ANSWER_KINDS.flatMap((kind) => {
    const html = readDraft(answerDraftKey(userId, ticket.id, kind))
    return html ? [{ kind, html }] : []
  })

  return (
    <div className={styles.note} data-print="hide">
      <p>
        {words.closedNote}{' '}
        {ticket.resolutionCode && words.closedBecause(RESOLUTION_LABELS[ticket.resolutionCode])}
      </p>
      {unsent.map(({ kind, html }) => (
        <div key={kind} className={styles.unsent}>
          <h2 className={styles.title}>{words.unsentText(KINDS[kind])}</h2>
          <CopyButton value={html} name={words.unsentCopy} />
          <SafeHtml html={html} />
        </div>
      ))}
    </div>
  )
}
