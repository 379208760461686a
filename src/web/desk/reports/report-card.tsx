import { axisMaximum, barHeight } from '#shared/tickets/activity-chart.ts'
import { number, percent } from '#words/language.ts'
import * as ticketWords from '#words/tickets.ts'
import * as words from '#words/reports.ts'
import type { MonthRatings } from '#shared/desk/reports/contract.ts'
import { metPercent } from '#web/lib/format/met-percent.ts'
import { formatMonthAndDay, monthNames } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Chart, type ChartColumn, Legend, PLOT_PX, ShareBar } from '#web/ui/display/chart.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'

import styles from './report-card.module.css'
import type { NumberPart, NumberRow } from './report-rows.ts'

/** As many weeks have their day below them. */
const MOST_LABELS = 4

type WeekCardProps = {
  title: string
  hint?: string
  kind: 'grouped' | 'stacked' | 'line'
  /** From the oldest week on. */
  rows: NumberRow[]
}

/** A picture of weeks, with the table behind it. */
export function WeekCard({ title, hint, kind, rows }: WeekCardProps) {
  const legend = rows[0]?.parts ?? []
  const isEmpty = rows.every((row) => totalOf(row) === 0)
  const axisMax =
    kind === 'stacked' ? 1 : axisMaximum(rows.flatMap(({ parts }) => parts.map(countOf)))
  const labelEvery = Math.ceil(rows.length / MOST_LABELS)
  const columns = rows.map((row, index): ChartColumn => {
    const total = Math.max(1, totalOf(row))
    return {
      key: row.key,
      label: index % labelEvery === 0 && formatMonthAndDay(row.key),
      parts: row.parts.map(({ tone, name, count, to }) => ({
        tone,
        title: words.partOf(name, row.label, count),
        heightPx: kind === 'stacked' ? (count / total) * PLOT_PX : barHeight(count, axisMax),
        to,
      })),
    }
  })

  return (
    <Card title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {legend.length > 1 && <Legend parts={legend} />}
      <Chart
        kind={kind}
        columns={columns}
        axisMax={axisMax}
        {...(kind === 'stacked' && { formatTick: percent, ticks: [0, 0.5, 1] })}
        empty={isEmpty && words.noneInWeeks}
      />
      <details className={styles.behind}>
        <summary>{words.table}</summary>
        <DataTable
          caption={title}
          columns={[words.week, ...legend.map(({ name }) => name)]}
          className={styles.table}
        >
          {rows.toReversed().map(({ key, label, parts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {parts.map((part) => (
                <td key={part.tone} data-label={part.name}>
                  <Count part={part} of={label} />
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </details>
    </Card>
  )
}

type WorkloadCardProps = {
  title: string
  /** Heading of the first column. */
  of: string
  rows: NumberRow[]
  hint?: string | false
}

/** Bars with their numbers below the heads of their columns. */
export function WorkloadCard({ title, of, rows, hint }: WorkloadCardProps) {
  const most = Math.max(1, ...rows.map(totalOf))
  const heads = rows[0]?.parts ?? []
  if (rows.every((row) => totalOf(row) === 0))
    return (
      <Card title={title}>
        <p className={styles.hint}>{words.noneOpen}</p>
      </Card>
    )

  return (
    <Card title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <table className={styles.workload}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {heads.map(({ tone, name }) => (
              <th key={tone} scope="col">
                <Legend parts={[{ tone, name: '' }]} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={styles.label}>
                  <bdi>{row.label}</bdi>
                </span>
                <ShareBar parts={row.parts} most={most} />
              </th>
              {row.parts.map((part) => (
                <td key={part.tone}>
                  <Count part={part} of={row.label} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Satisfaction by month, the newest first. */
export function RatingsCard({ ratings }: { ratings: MonthRatings[] }) {
  return (
    <Card title={ticketWords.satisfaction}>
      <p className={styles.hint}>
        {ratings.length > 0 ? ticketWords.ratingsByMonth : ticketWords.noRatings}
      </p>
      {ratings.length > 0 && (
        <table className={styles.workload} data-wide>
          <caption>
            <VisuallyHidden>{ticketWords.satisfaction}</VisuallyHidden>
          </caption>
          <tbody>
            {ratings.map(({ month, good, bad }) => (
              <tr key={month}>
                <th scope="row">
                  <span className={styles.label}>{monthNames(month).long}</span>
                  <ShareBar
                    parts={[
                      { tone: 'met', count: good },
                      { tone: 'breached', count: bad },
                    ]}
                  />
                </th>
                <td>
                  {ticketWords.monthlyRating(
                    (metPercent({ met: good, breached: bad }) ?? 0) / 100,
                    good + bad,
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

/** Nothing leads nowhere, and is written all the same: each number stays in its column. */
function Count({ part: { name, count, to }, of }: { part: NumberPart; of: string }) {
  if (count === 0) return <span className={styles.zero}>{number(0)}</span>
  return (
    <Link to={to} className={styles.count}>
      {number(count)}
      <VisuallyHidden> {words.numberOf(name, of)}</VisuallyHidden>
    </Link>
  )
}

function countOf({ count }: NumberPart): number {
  return count
}

function totalOf({ parts }: NumberRow): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}
