import { Undo2, X } from 'lucide-react'
import type { RefObject } from 'react'

import * as words from '#words/desk.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import styles from './bulk-panel.module.css'
import type { BulkResult, useBulk } from './use-bulk.ts'

type BulkResultNoticeProps = {
  ref: RefObject<HTMLElement | null>
  result: BulkResult
  undo: ReturnType<typeof useBulk>['undo']
  onDismiss: () => void
}

/** Stays until it is dismissed: what was changed, what was not and why, and the way back. */
export function BulkResultNotice({ ref, result, undo, onDismiss }: BulkResultNoticeProps) {
  const { kind, tickets } = result
  const { bulkId, changed, refused } = result.outcome
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))

  return (
    <section ref={ref} tabIndex={-1} aria-label={words.bulkOutcome} className={styles.result}>
      <div className={styles.head}>
        <output className={styles.count}>
          {changed.length === 0
            ? words.bulkNothingChanged
            : words.bulkResults[kind](changed.length)}
        </output>
        <span className={styles.acts}>
          {bulkId && (
            <Button
              icon={<Undo2 aria-hidden="true" />}
              busy={undo.isPending}
              busyLabel={words.undoing}
              onClick={() => undo.mutate({ bulkId, tickets })}
            >
              {words.undo}
            </Button>
          )}
          <IconButton label={words.dismiss} onClick={onDismiss}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <FormFailure title={words.undoFailed} error={undo.error} />
      {refused.length > 0 && (
        <>
          <p>{words.bulkLeftOut(refused.length)}</p>
          <ul className={styles.refused}>
            {refused.map(({ ticketId, reason }) => {
              const ticket = byId.get(ticketId)
              const why = words.bulkRefusals[reason]
              return (
                <li key={ticketId} dir="auto">
                  {ticket
                    ? words.refusedTicket(String(ticket.number), ticket.subject, why)
                    : words.unknownTicket(why)}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
