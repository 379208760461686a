import { axisMaximum, barHeight } from '#shared/tickets/activity-chart.ts'
import type { Dashboard } from '#shared/tickets/contract.ts'
import { number } from '#words/language.ts'
import * as words from '#words/dashboard.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './activity-card.module.css'
import { axisTicks, monthNames } from './chart-axis.ts'

const PLOT_PX = 200
const AXIS_PX = 28
/** The lower corners of a bar are cut off below the base line. */
const CORNER_PX = 3

type Slots = Dashboard['activity']['slots']

export function ActivityCard({ slots }: { slots: Slots }) {
  const counts = slots.map((slot) => slot.count)
  const axisMax = axisMaximum(counts)
  const isEmpty = counts.every((count) => count === 0)

  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        <Gridlines axisMax={axisMax} />
        <div className={styles.slots}>
          {slots.map(({ month, count }, index) => {
            const height = barHeight(count, axisMax)
            const name = monthNames(month)
            return (
              <div key={month} className={styles.slot} title={words.monthCount(name.long, count)}>
                {count > 0 && <span className={styles.value}>{number(count)}</span>}
                <svg className={styles.bar} width="100%" height={height}>
                  <rect width="100%" height={height + CORNER_PX} rx={CORNER_PX} />
                </svg>
                <span className={styles.month}>
                  {name.short}
                  {(index === 0 || month.endsWith('-01')) && (
                    <span className={styles.year}>{name.year}</span>
                  )}
                </span>
              </div>
            )
          })}
        </div>
        {isEmpty && <p className={styles.empty}>{words.noActivity}</p>}
      </div>
      <VisuallyHidden>
        <ActivityTable slots={slots} />
      </VisuallyHidden>
    </>
  )
}

function Gridlines({ axisMax }: { axisMax: number }) {
  return (
    <svg className={styles.grid} width="100%" height={PLOT_PX}>
      {axisTicks(axisMax).map((tick) => {
        const y = PLOT_PX - (tick / axisMax) * PLOT_PX
        return (
          <g key={tick} className={tick === 0 ? styles.base : undefined}>
            <line x1={AXIS_PX} x2="100%" y1={y} y2={y} />
            <text x={AXIS_PX - 8} y={y} dy="0.32em" textAnchor="end">
              {number(tick)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The same for people who cannot see the bars. */
function ActivityTable({ slots }: { slots: Slots }) {
  return (
    <table>
      <caption>{words.perMonth}</caption>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col">{words.tickets}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map(({ month, count }) => (
          <tr key={month}>
            <th scope="row">{monthNames(month).long}</th>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
