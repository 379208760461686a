import type { ReactNode } from 'react'

import * as words from '#words/reports.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './report-card.module.css'
import type { NumberPart, NumberRow } from './report-rows.ts'

type NumberCardProps = {
  title: string
  /** Heading of the first column of the table. */
  of: string
  rows: NumberRow[]
  /** Rows of the table, when it has more than the picture. */
  tableRows?: NumberRow[]
  /** Said where nothing is to be shown. */
  empty: string
  children?: ReactNode
}

/** A picture of numbers, each of which leads to its tickets, with the table behind it. */
export function ReportCard({
  title,
  of,
  rows,
  tableRows = rows,
  empty,
  children,
}: NumberCardProps) {
  const most = Math.max(1, ...rows.map(totalOf))
  const isEmpty = rows.every((row) => totalOf(row) === 0)
  const legend = rows[0]?.parts ?? []

  return (
    <Card title={title}>
      {children}
      {isEmpty ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <>
          {legend.length > 1 && (
            <ul className={styles.legend} aria-hidden="true">
              {legend.map(({ tone, name }) => (
                <li key={tone} data-tone={tone}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <ol className={styles.rows}>
            {rows.map((row) => (
              <li key={row.key} className={styles.row}>
                <bdi className={styles.label}>{row.label}</bdi>
                <Bar parts={row.parts} most={most} />
                <span className={styles.counts}>
                  <Counts row={row} />
                </span>
              </li>
            ))}
          </ol>
          <details className={styles.behind}>
            <summary>{words.table}</summary>
            <NumberTable caption={title} of={of} rows={tableRows} />
          </details>
        </>
      )}
    </Card>
  )
}

function totalOf({ parts }: NumberRow): number {
  return sumOf(parts)
}

function sumOf(parts: NumberPart[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

function Bar({ parts, most }: { parts: NumberPart[]; most: number }) {
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      {parts.map(({ tone, count }, index) => (
        <rect
          key={tone}
          data-tone={tone}
          x={`${(sumOf(parts.slice(0, index)) / most) * 100}%`}
          width={`${(count / most) * 100}%`}
          height="12"
        />
      ))}
    </svg>
  )
}

/** Nothing leads nowhere. */
function Counts({ row: { label, parts } }: { row: NumberRow }) {
  const some = parts.filter(({ count }) => count > 0)
  if (some.length === 0) return <span className={styles.quiet}>0</span>
  return some.map(({ tone, name, count, to }) => (
    <Link
      key={tone}
      to={to}
      className={styles.count}
      data-tone={tone}
      title={words.numberOf(name, label)}
    >
      {count}
      <VisuallyHidden> {words.numberOf(name, label)}</VisuallyHidden>
    </Link>
  ))
}

type NumberTableProps = { caption: string; of: string; rows: NumberRow[] }

function NumberTable({ caption, of, rows }: NumberTableProps) {
  const names = rows[0]?.parts.map(({ name }) => name) ?? []
  return (
    <DataTable caption={caption} columns={[of, ...names]} className={styles.table}>
      {rows.map(({ key, label, parts }) => (
        <tr key={key}>
          <th scope="row">
            <bdi>{label}</bdi>
          </th>
          {parts.map(({ tone, name, count, to }) => (
            <td key={tone} data-label={name}>
              {count === 0 ? count : <Link to={to}>{count}</Link>}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
