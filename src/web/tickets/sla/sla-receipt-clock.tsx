import { useState } from 'react'

import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { number } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { zoneName } from './business-times.ts'
import { foldMiddle, type ReceiptRow, receiptRows, sumMinutes } from './sla-receipt-rows.ts'
import styles from './sla-receipt-clock.module.css'
import { describeVerdict, differenceLine } from './sla-verdict.ts'

type Clock = TicketSlaReceipt['response']

type SlaReceiptClockProps = {
  title: string
  clock: Clock
  receipt: Pick<TicketSlaReceipt, 'events' | 'timeZone'>
}

/** One clock as a receipt: a line for each event and stretch, and the sum below. */
export function SlaReceiptClock({ title, clock, receipt }: SlaReceiptClockProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { first, middle, last } = foldMiddle(receiptRows(clock, receipt))
  const difference = differenceLine(clock)

  return (
    <section className={styles.clock} data-status={clock.verdict.status}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.verdict}>{describeVerdict(clock)}</p>
      </div>
      <UsedTime clock={clock} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.lineByLine(title, zoneName(receipt.timeZone))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.minutes}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <Lines rows={first} />
        {middle.length > 0 && (
          <>
            <tbody data-print="hide">
              <tr>
                <td colSpan={4} className={styles.fold}>
                  <button
                    type="button"
                    className={styles.unfold}
                    aria-expanded={isUnfolded}
                    onClick={() => setIsUnfolded(!isUnfolded)}
                  >
                    {isUnfolded
                      ? words.fewerLines
                      : words.moreLines(middle.length, sumMinutes(middle))}
                  </button>
                </td>
              </tr>
            </tbody>
            <Lines rows={middle} isFolded={!isUnfolded} />
          </>
        )}
        <Lines rows={last} />
        <tfoot>
          <SumLine label={words.businessTime} minutes={clock.totalMinutes} />
          <SumLine label={words.target} minutes={clock.targetMinutes} />
          <SumLine {...difference} />
        </tfoot>
      </table>
    </section>
  )
}

/** Folded lines are printed: on paper nothing can be unfolded. */
function Lines({ rows, isFolded = false }: { rows: ReceiptRow[]; isFolded?: boolean }) {
  return (
    <tbody data-folded={isFolded}>
      {rows.map((row) => (
        <tr key={`${row.kind} ${row.from} ${row.totalMinutes}`} data-kind={row.kind}>
          <td className={styles.when}>
            <time dateTime={row.from}>
              {row.isNewDay ? (
                <span className={styles.day}>{row.day}</span>
              ) : (
                <VisuallyHidden>{row.day}, </VisuallyHidden>
              )}
              <Span time={row.time} until={row.until} />
            </time>
            {row.device && (
              <span className={styles.device}>
                <Span time={row.device.time} until={row.device.until} />
                <VisuallyHidden> {words.onDevice}</VisuallyHidden>
              </span>
            )}
          </td>
          <th scope="row" className={styles.what}>
            {row.what}
          </th>
          <td className={styles.number}>{row.minutes === null ? '' : number(row.minutes)}</td>
          <td className={styles.number}>{number(row.totalMinutes)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Span({ time, until }: { time: string; until: string | null }) {
  return (
    <>
      {time}
      {until && (
        <>
          –<span className={styles.until}>{until}</span>
        </>
      )}
    </>
  )
}

function SumLine({ label, minutes }: { label: string; minutes: number }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label} {minutes >= 60 && <span className={styles.hours}>{formatMinutes(minutes)}</span>}
      </th>
      <td className={styles.number} colSpan={2}>
        {number(minutes)}
      </td>
    </tr>
  )
}

/** How much of the target is used, and by how much it is exceeded. */
function UsedTime({ clock: { totalMinutes, targetMinutes } }: { clock: Clock }) {
  const whole = Math.max(totalMinutes, targetMinutes)
  const percent = (minutes: number) => `${(100 * minutes) / whole}%`
  const isOver = totalMinutes > targetMinutes

  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
      <rect
        className={styles.used}
        width={percent(Math.min(totalMinutes, targetMinutes))}
        height="6"
      />
      {isOver && (
        <rect
          className={styles.over}
          x={percent(targetMinutes)}
          width={percent(totalMinutes - targetMinutes)}
          height="6"
        />
      )}
    </svg>
  )
}
