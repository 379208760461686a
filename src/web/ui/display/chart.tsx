import type { ReactNode } from 'react'

import { number } from '#words/language.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './chart.module.css'

/** Meaning of a color: the marks of statuses and verdicts, or none. */
export type Tone = 'open' | 'pending' | 'met' | 'breached' | 'running' | 'plain'
export type ChartPart = {
  tone: Tone
  /** Its name, shown when it is pointed at. */
  title: string
  heightPx: number
  /** The tickets that it counts. */
  to?: Address
}
export type ChartColumn = {
  key: string
  /** Below the column. */
  label?: ReactNode
  /** Above it. */
  value?: string | false
  parts: ChartPart[]
}

type ChartProps = {
  /** Makes it a group with this name, whose bars the keyboard reaches. A table next to the chart has the numbers in any case. */
  label?: string
  /** Side by side, one on the other, or as points of a line. */
  kind: 'grouped' | 'stacked' | 'line'
  /** In the order of time. */
  columns: ChartColumn[]
  axisMax: number
  /** As whole numbers, unless given. */
  ticks?: number[]
  formatTick?: (tick: number) => string
  /** Said where no column has anything. */
  empty?: ReactNode
}

const MAX_STEPS = 4
export const PLOT_PX = 200
/** The lower corners of a bar are cut off below the base line. */
const CORNER_PX = 3

export function Chart({ label, kind, columns, axisMax, empty, ...axis }: ChartProps) {
  const { ticks = axisTicks(axisMax), formatTick = number } = axis
  return (
    <div className={styles.chart} data-kind={kind} aria-hidden={label === undefined}>
      <Grid axisMax={axisMax} ticks={ticks} formatTick={formatTick} />
      {kind === 'line' && <Line heights={columns.map(({ parts }) => parts[0]?.heightPx ?? 0)} />}
      <div className={styles.columns} role={label && 'group'} aria-label={label}>
        {columns.map((column) => (
          <div key={column.key} className={styles.column}>
            {column.value && (
              <span className={styles.value} aria-hidden="true">
                {column.value}
              </span>
            )}
            <div className={styles.parts}>
              {column.parts.map((part) => (
                <Part key={part.tone} {...part} kind={kind} isNamed={label !== undefined} />
              ))}
            </div>
            <span className={styles.label} aria-hidden="true">
              {column.label}
            </span>
          </div>
        ))}
      </div>
      {empty && <p className={styles.empty}>{empty}</p>}
    </div>
  )
}

type PartProps = ChartPart & Pick<ChartProps, 'kind'> & { isNamed: boolean }

function Part({ tone, title, heightPx, to, kind, isNamed }: PartProps) {
  const corner = kind === 'grouped' ? CORNER_PX : 0
  const bar = (
    <svg
      width="100%"
      height={kind === 'line' ? PLOT_PX : heightPx}
      data-tone={tone}
      aria-hidden="true"
    >
      {kind !== 'line' && <rect width="100%" height={heightPx + corner} rx={corner} />}
    </svg>
  )
  if (!to)
    return (
      <span className={styles.part} title={title}>
        {bar}
      </span>
    )
  return (
    <Link
      to={to}
      className={styles.part}
      title={title}
      {...(isNamed ? { 'aria-label': title } : { tabIndex: -1 })}
    >
      {bar}
    </Link>
  )
}

type GridProps = Required<Pick<ChartProps, 'axisMax' | 'ticks' | 'formatTick'>>

function Grid({ axisMax, ticks, formatTick }: GridProps) {
  const lines = ticks.map((tick) => ({ tick, y: PLOT_PX * (1 - tick / axisMax) }))
  return (
    <>
      <svg className={styles.axis} height={PLOT_PX} aria-hidden="true">
        {lines.map(({ tick, y }) => (
          <text key={tick} x="50%" y={y} dy="0.32em" textAnchor="middle">
            {formatTick(tick)}
          </text>
        ))}
      </svg>
      <svg className={styles.grid} height={PLOT_PX} aria-hidden="true">
        {lines.map(({ tick, y }) => (
          <line key={tick} data-base={tick === 0 || undefined} x2="100%" y1={y} y2={y} />
        ))}
      </svg>
    </>
  )
}

function Line({ heights }: { heights: number[] }) {
  const points = heights.map((height, index) => ({
    index,
    x: `${((index + 0.5) / heights.length) * 100}%`,
    y: PLOT_PX - height,
  }))
  return (
    <svg className={styles.line} height={PLOT_PX}>
      {points.map(({ index, x, y }) => {
        const next = points[index + 1]
        return (
          <g key={index}>
            {next && <line x1={x} y1={y} x2={next.x} y2={next.y} />}
            <circle cx={x} cy={y} r={heights.length > 26 ? 2 : 3} />
          </g>
        )
      })}
    </svg>
  )
}

type Share = { tone: Tone; count: number }

/** Parts of a whole as one bar; of `most`, where it is compared with others. */
export function ShareBar({ parts, most }: { parts: Share[]; most?: number }) {
  const sumOf = (some: Share[]) => some.reduce((sum, { count }) => sum + count, 0)
  const whole = Math.max(1, most ?? sumOf(parts))
  return (
    <svg className={styles.share} width="100%" height="8" aria-hidden="true">
      {parts.map(({ tone, count }, index) => (
        <rect
          key={tone}
          data-tone={tone}
          x={`${(sumOf(parts.slice(0, index)) / whole) * 100}%`}
          width={`${(count / whole) * 100}%`}
          height="8"
        />
      ))}
    </svg>
  )
}

export function Legend({ parts }: { parts: { tone: Tone; name: string }[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {parts.map(({ tone, name }) => (
        <li key={tone}>
          <svg width="10" height="10" data-tone={tone}>
            <rect width="10" height="10" rx="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The whole numbers next to the axis: few, evenly apart, from 0 up to the axis maximum. */
export function axisTicks(axisMax: number): number[] {
  const step = niceStep(axisMax / MAX_STEPS)
  const ticks = []
  for (let tick = 0; tick <= axisMax; tick += step) ticks.push(tick)
  return ticks
}

/** The next of 1, 2, 5, 10, 20, 50, ... */
function niceStep(atLeast: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)))
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= atLeast) ?? 10
  return factor * magnitude
}
