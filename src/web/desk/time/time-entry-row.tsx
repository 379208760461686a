import { Pencil } from 'lucide-react'

import type { TimeEntry } from '#shared/desk/time/contract.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/time-entries.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './time-page.module.css'
import { signedMinutes } from './time-texts.ts'

type TimeEntryRowProps = { entry: TimeEntry; onIntent: () => void; onCorrect: () => void }

export function TimeEntryRow({ entry, onIntent, onCorrect }: TimeEntryRowProps) {
  const viewer = useViewer()
  const { ticket, customer, agent, day, kind, minutes, billedMinutes, invoiceText } = entry
  const mayCorrect = viewer.isAdmin || agent.id === viewer.id
  const isCurrent = !entry.isReversal && entry.correctedAt === null
  const sign = minutes < 0 ? styles.negative : undefined

  return (
    <tr>
      <td>
        {formatCalendarDay(day)}
        <span className={styles.quiet}>{marksOf(entry).join(' · ')}</span>
      </td>
      <td className={styles.main}>
        <Link to={paths.deskTicket(ticket.id)} className={styles.name}>
          {words.ticketNumber(ticket.number)}{' '}
          <bdi>{withoutOrganization(ticket.subject, customer.name)}</bdi>
        </Link>
        <bdi className={styles.quiet}>{customer.name}</bdi>
        {invoiceText && <bdi className={styles.text}>{invoiceText}</bdi>}
      </td>
      <td data-label={words.agent}>
        <bdi>{agent.name}</bdi>
      </td>
      <td data-label={words.kind}>
        <bdi>{kind.name}</bdi>
        {!entry.isBillable && <span className={styles.quiet}>{words.notBillable}</span>}
      </td>
      <td data-label={words.worked} className={styles.number}>
        <span className={sign}>{signedMinutes(minutes)}</span>
      </td>
      <td data-label={words.billed} className={styles.number}>
        <span className={sign}>{signedMinutes(billedMinutes)}</span>
      </td>
      <td data-print="hide">
        {mayCorrect && isCurrent && (
          <IconButton
            label={words.correctEntry(formatMinutes(minutes), agent.name)}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={onCorrect}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </td>
    </tr>
  )
}

function marksOf({ isReversal, correctsId, exportedAt }: TimeEntry): string[] {
  const standing = isReversal ? [words.reversal] : correctsId === null ? [] : [words.correction]
  return [...standing, ...(exportedAt ? [words.exported] : [])]
}
