import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'

import type { TicketTime as Time, TimeEntry } from '#shared/desk/time/contract.ts'
import * as words from '#words/time-entries.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'

import { timeQueries } from './time-queries.ts'
import styles from './ticket-time.module.css'
import { TimeDialog } from './time-dialog.tsx'

const SHOWN = 4

/** The time of a ticket, beside it. */
export function TicketTime({ ticketId }: { ticketId: string }) {
  const time = useQuery(timeQueries.ofTicket(ticketId))
  const kinds = useQuery(timeQueries.kinds())
  /** The entry to correct, or null for a new one. */
  const [editing, setEditing] = useState<TimeEntry | null | undefined>(undefined)

  return (
    <Card
      title={words.time}
      actions={
        <Button
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          aria-haspopup="dialog"
          data-print="hide"
          disabled={!kinds.data}
          onClick={() => setEditing(null)}
        >
          {words.addTime}
        </Button>
      }
    >
      {time.isLoadingError ? (
        <p>
          {words.timeFailed}{' '}
          <Button variant="ghost" busy={time.isFetching} onClick={() => void time.refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      ) : time.data ? (
        <Entries ticketId={ticketId} time={time.data} onCorrect={setEditing} />
      ) : (
        <SkeletonText width="half" />
      )}
      {editing !== undefined && kinds.data && (
        <TimeDialog
          ticketId={ticketId}
          entry={editing}
          kinds={kinds.data.filter(({ isRetired }) => !isRetired)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}

type EntriesProps = { ticketId: string; time: Time; onCorrect: (entry: TimeEntry) => void }

function Entries({ ticketId, time, onCorrect }: EntriesProps) {
  const viewer = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const entries = currentEntries(time.entries)
  const shown = isOpen ? entries : entries.slice(0, SHOWN)
  const isMerged = entries.some(({ entry }) => entry.ticket.id !== ticketId)
  if (entries.length === 0) return <p className={styles.quiet}>{words.noTime}</p>

  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{words.worked}</dt>
          <dd>{formatMinutes(time.minutes)}</dd>
        </div>
        <div>
          <dt>{words.billed}</dt>
          <dd>{formatMinutes(time.billedMinutes)}</dd>
        </div>
      </dl>
      {isMerged && <p className={styles.quiet}>{words.withMerged}</p>}
      <ul className={styles.entries} aria-label={words.entriesOf}>
        {shown.map(({ entry, corrected }) => (
          <EntryLine
            key={entry.id}
            ticketId={ticketId}
            entry={entry}
            corrected={corrected}
            mayCorrect={viewer.isAdmin || entry.agent.id === viewer.id}
            onCorrect={() => onCorrect(entry)}
          />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="ghost" data-print="hide" onClick={() => setIsOpen(true)}>
          {words.moreEntries(entries.length - shown.length)}
        </Button>
      )}
    </>
  )
}

/** An entry that counts, with the wrong one whose place it took. */
type CurrentEntry = { entry: TimeEntry; corrected: TimeEntry | null }

/** Leaves out what was corrected, and what takes it back. */
function currentEntries(entries: TimeEntry[]): CurrentEntry[] {
  return entries
    .filter(({ isReversal, correctedAt }) => !isReversal && correctedAt === null)
    .map((entry) => ({
      entry,
      corrected: entries.find(({ id }) => id === entry.correctsId) ?? null,
    }))
}

type EntryLineProps = {
  /** The ticket on whose page it is shown: it may have been worked at one that was merged into this. */
  ticketId: string
  entry: TimeEntry
  corrected: TimeEntry | null
  mayCorrect: boolean
  onCorrect: () => void
}

function EntryLine({ ticketId, entry, corrected, mayCorrect, onCorrect }: EntryLineProps) {
  const { ticket, minutes, agent, day, kind, invoiceText, isBillable, exportedAt, reason } = entry
  const marks = [
    ...(invoiceText ? [kind.name] : []),
    ...(isBillable ? [] : [words.notBillable]),
    ...(exportedAt ? [words.exported] : []),
  ]

  return (
    <li className={styles.entry}>
      <span className={styles.minutes}>{formatMinutes(minutes)}</span>
      <div className={styles.what}>
        <p className={styles.line} title={invoiceText || kind.name} dir="auto">
          {invoiceText || kind.name}
        </p>
        <p className={classNames(styles.quiet, styles.line)} title={marks.join(' · ')}>
          {formatCalendarDay(day)}, <bdi>{agent.name}</bdi> {marks.map((mark) => `· ${mark} `)}
        </p>
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
