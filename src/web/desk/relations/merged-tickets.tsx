import type { DeskTicket } from '#shared/desk/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/desk-relations.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import { PlainText } from '#web/tickets/html/plain-text.tsx'

import styles from './relations.module.css'
import { useUnmerge } from './relations-mutations.ts'

type Merged = DeskTicket['relations']['merged'][number]

/** Requests of the tickets that were merged into this one. Their comments are in the conversation. */
export function MergedTickets({ ticket: { relations, customer } }: { ticket: DeskTicket }) {
  return (
    <Card title={words.mergedTickets(relations.merged.length)}>
      <ul className={styles.merged}>
        {relations.merged.map((merged) => (
          <MergedTicket key={merged.id} merged={merged} customerName={customer.name} />
        ))}
      </ul>
    </Card>
  )
}

function MergedTicket({ merged, customerName }: { merged: Merged; customerName: string }) {
  const { id, number, subject, requester, description, attachments, at, byName } = merged
  const unmerge = useUnmerge(id)

  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <div>
          <h3>
            <Link to={paths.deskTicket(id)}>
              <bdi>{withoutOrganization(subject, customerName)}</bdi>
            </Link>
          </h3>
          <p className={styles.quiet}>
            {words.mergedBy({
              number: String(number),
              requester: requester.name,
              byName,
              at: formatDayAndTime(new Date(at)),
            })}
          </p>
        </div>
        <Button data-print="hide" busy={unmerge.isPending} onClick={() => unmerge.mutate()}>
          {words.takeBackOf(String(number))}
        </Button>
      </div>
      <PlainText text={description} />
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
    </li>
  )
}
