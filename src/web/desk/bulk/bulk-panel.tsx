import { CircleCheck, CircleDot, Flag, Undo2, UserRound, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { MAX_BULK_TICKETS } from '#shared/desk/endpoints.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'

import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'
import { type BulkResult, useBulk } from './use-bulk.ts'
import styles from './bulk-panel.module.css'

const ACTS = [
  { act: 'assign', Icon: UserRound },
  { act: 'status', Icon: CircleDot },
  { act: 'priority', Icon: Flag },
  { act: 'close', Icon: CircleCheck },
] as const

type BulkPanelProps = {
  tickets: DeskTicketItem[]
  onClear: () => void
  /** Nothing is shown any more, and what had the focus is gone. */
  onGone: () => void
}

/** At the lower edge: what can be done with the selected tickets, and what came of it. */
export function BulkPanel({ tickets, onClear, onGone }: BulkPanelProps) {
  const [act, setAct] = useState<BulkAct | null>(null)
  const [result, setResult] = useState<BulkResult | null>(null)
  const bulk = useBulk((came) => {
    setAct(null)
    setResult(came)
    onClear()
  })
  const isOnline = useOnline()
  const notice = useRef<HTMLElement>(null)
  // The button that was pressed goes with the selection.
  useFocusWhen(result, () => notice.current)

  const isTooMany = tickets.length > MAX_BULK_TICKETS
  const customers = new Set(tickets.map(({ customer }) => customer.id)).size

  return (
    <div className={styles.panel} data-print="hide" hidden={tickets.length === 0 && !result}>
      {result && (
        <BulkResultNotice
          ref={notice}
          result={result}
          undo={bulk.undo}
          onDismiss={() => {
            setResult(null)
            bulk.undo.reset()
            onGone()
          }}
        />
      )}
      <section
        aria-label={words.selection}
        className={styles.bar}
        hidden={tickets.length === 0}
        data-lower-edge
      >
        <output className={styles.count}>
          {tickets.length > 0 && words.selectedTickets(tickets.length, customers)}
          {isTooMany && <span className={styles.hint}>{words.selectAtMost(MAX_BULK_TICKETS)}</span>}
          {!isOnline && <span className={styles.hint}>{words.bulkOffline}</span>}
        </output>
        <div className={styles.acts}>
          {ACTS.map(({ act: one, Icon }) => (
            <Button
              key={one}
              icon={<Icon aria-hidden="true" />}
              disabled={isTooMany || !isOnline}
              onClick={() => {
                bulk.change.reset()
                setAct(one)
              }}
            >
              {words.bulkButtons[one]}
            </Button>
          ))}
          <IconButton
            label={words.clearSelection}
            onClick={() => {
              onClear()
              onGone()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </section>
      <BulkDialog
        act={act}
        tickets={tickets}
        change={bulk.change}
        onClose={() => {
          if (!bulk.change.isPending) setAct(null)
        }}
      />
    </div>
  )
}

type BulkResultNoticeProps = {
  ref: RefObject<HTMLElement | null>
  result: BulkResult
  undo: ReturnType<typeof useBulk>['undo']
  onDismiss: () => void
}

/** Stays until it is dismissed: what was changed, what was not and why, and the way back. */
function BulkResultNotice({ ref, result, undo, onDismiss }: BulkResultNoticeProps) {
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
