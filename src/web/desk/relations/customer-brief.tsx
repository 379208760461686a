import { Pencil } from 'lucide-react'
import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relations.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { PlainText } from '#web/tickets/html/plain-text.tsx'

import { BriefDialog } from './brief-dialog.tsx'
import styles from './relations.module.css'

type CustomerBriefProps = { ticketId: string; customer: DeskTicket['customer'] }

/** The standing note on a customer and the facts of its contract, which agents write themselves. */
export function CustomerBrief({ ticketId, customer }: CustomerBriefProps) {
  const { note, contract, contractEndsOn, contractCovers } = customer.brief
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isEmpty = !note && !contract && !contractEndsOn && !contractCovers

  return (
    <div className={styles.brief} data-written={!isEmpty}>
      {note && (
        <div className={styles.note}>
          <h3 className={styles.quiet}>{words.standingNote}</h3>
          <PlainText text={note} />
        </div>
      )}
      {(contract || contractEndsOn || contractCovers) && (
        <div>
          <h3 className={styles.quiet}>{words.contract}</h3>
          {contract && <p dir="auto">{contract}</p>}
          {contractEndsOn && <p>{words.contractEnds(formatCalendarDay(contractEndsOn))}</p>}
          {contractCovers && <PlainText text={contractCovers} />}
        </div>
      )}
      <div data-print="hide">
        <Button
          variant="ghost"
          icon={<Pencil aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true)
            setIsOpen(true)
          }}
        >
          {isEmpty ? words.addBrief : words.editBrief}
        </Button>
      </div>
      {wasOpened && (
        <BriefDialog
          ticketId={ticketId}
          customer={customer}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
