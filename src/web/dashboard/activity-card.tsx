import { axisMaximum, barHeight } from '#shared/tickets/activity-chart.ts'
import type { Dashboard } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import { number } from '#words/language.ts'
import * as words from '#words/dashboard.ts'
import { ticketsAddress } from '#web/tickets/queries/ticket-list-filters.ts'
import { monthNames } from '#web/lib/format/format-time.ts'
import { Chart } from '#web/ui/display/chart.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

type Slots = Dashboard['activity']['slots']

export function ActivityCard({ scope, slots }: { scope: ListScope; slots: Slots }) {
  const counts = slots.map((slot) => slot.count)
  const axisMax = axisMaximum(counts)
  const columns = slots.map(({ month, count }, index) => {
    const { short, long, year } = monthNames(month)
    return {
      key: month,
      label: (
        <>
          <span>{short}</span>
          {(index === 0 || month.endsWith('-01')) && <span>{year}</span>}
        </>
      ),
      value: count > 0 && number(count),
      parts: [
        {
          tone: 'plain',
          title: words.monthCount(long, count),
          heightPx: barHeight(count, axisMax),
          to: count > 0 ? ticketsAddress({ scope, month }) : undefined,
        } as const,
      ],
    }
  })

  return (
    <>
      <Chart
        label={words.perMonth}
        kind="grouped"
        columns={columns}
        axisMax={axisMax}
        empty={counts.every((count) => count === 0) && words.noActivity}
      />
      <VisuallyHidden>
        <ActivityTable slots={slots} />
      </VisuallyHidden>
    </>
  )
}

/** The same, to be read month by month by people who cannot see the bars. */
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
