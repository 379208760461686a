import { Pencil } from 'lucide-react'

import type { TimeEntry } from '#shared/desk/time/contract.ts'
import * as words from '#words/time-entries.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'

import { paths } from '#web/lib/navigation/paths.ts'

import styles from './ticket-time.module.css'

type EntryLineProps = {
  /** The ticket on whose page it is shown: it may have been worked at one that was merged into this. */
  ticketId: string
  entry: TimeEntry
  corrected: TimeEntry | null
  mayCorrect: boolean
  onCorrect: () => void
}

export function EntryLine({ ticketId, entry, corrected, mayCorrect, onCorrect }: EntryLineProps) {
  const { ticket, minutes, agent, day, kind, invoiceText, isBillable, exportedAt, reason } = entry
  const marks = [
    kind.name,
    ...(isBillable ? [] : [words.notBillable]),
    ...(exportedAt ? [words.exported] : []),
  ]

  return (
    <li className={styles.entry}>
      <span className={styles.minutes}>{formatMinutes(minutes)}</span>
      <div className={styles.what}>
        <p>
          <bdi>{agent.name}</bdi>, {formatCalendarDay(day)}
        </p>
        {invoiceText && <p dir="auto">{invoiceText}</p>}
        <p className={styles.quiet}>{marks.join(' · ')}</p>
        {ticket.id !== ticketId && (
          <p className={styles.quiet}>
            <Link to={paths.deskTicket(ticket.id)}>{words.workedAt(ticket.number)}</Link>
          </p>
        )}
        {corrected && (
          <p className={styles.quiet} title={reason ?? undefined}>
            {words.correctedFrom(formatMinutes(corrected.minutes))}
          </p>
        )}
      </div>
      {mayCorrect && (
        <IconButton
          label={words.correctEntry(formatMinutes(minutes), agent.name)}
          aria-haspopup="dialog"
          data-print="hide"
          onClick={onCorrect}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
