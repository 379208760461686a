import { Fragment, type ReactNode, useState } from 'react'

import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { number } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { zoneName } from './business-times.ts'
import { type Citation, foldMiddle, type ReceiptRow, sumMinutes } from './sla-receipt-rows.ts'
import styles from './sla-receipt-clock.module.css'
import { describeVerdict, differenceLine } from './sla-verdict.ts'

type Clock = TicketSlaReceipt['response']

type SlaReceiptClockProps = {
  title: string
  clock: Clock
  rows: ReceiptRow[]
  timeZone: string
  /** Numbers the sentence of the contract that a row cites. */
  cite: (citation: Citation) => ReactNode
}

/** One clock as a receipt: a line for each event and stretch, and the sum below. */
export function SlaReceiptClock({ title, clock, rows, timeZone, cite }: SlaReceiptClockProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { first, middle, last } = foldMiddle(rows)
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
          <VisuallyHidden>{words.lineByLine(title, zoneName(timeZone))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.minutes}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <Lines rows={first} cite={cite} />
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
            <Lines rows={middle} cite={cite} isFolded={!isUnfolded} />
          </>
        )}
        <Lines rows={last} cite={cite} />
        <tfoot>
          <SumLine label={words.businessTime} minutes={clock.totalMinutes} />
          <SumLine label={words.target} minutes={clock.targetMinutes} />
          <SumLine {...difference} />
        </tfoot>
      </table>
    </section>
  )
}

type LinesProps = Pick<SlaReceiptClockProps, 'rows' | 'cite'> & { isFolded?: boolean }

/** Folded lines are printed: on paper nothing can be unfolded. */
function Lines({ rows, cite, isFolded = false }: LinesProps) {
  return (
    <tbody data-folded={isFolded}>
      {rows.map((row) => (
        <Fragment key={`${row.kind} ${row.from} ${row.totalMinutes}`}>
          <tr data-kind={row.kind}>
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
              {row.citations.map((citation) => (
                <sup key={citation.key} className={styles.citation}>
                  {cite(citation)}
                </sup>
              ))}
            </th>
            <td className={styles.number}>{row.minutes === null ? '' : number(row.minutes)}</td>
            <td className={styles.number}>{number(row.totalMinutes)}</td>
          </tr>
          {row.causes.length > 0 && (
            <tr>
              <td colSpan={4} className={styles.causes}>
                <ul>
                  {row.causes.map((cause) => (
                    <li key={cause}>{cause}</li>
                  ))}
                </ul>
              </td>
            </tr>
          )}
        </Fragment>
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
