import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { type Calendar, type Holiday, WEEKDAYS } from '#shared/sla/calendar.ts'
import { locale } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { daysText, intervalsText } from '#web/tickets/sla/contract-sentences.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { daysOfMonth, weekdayOf } from './holiday-model.ts'
import styles from './holidays.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

type YearViewProps = {
  calendar: Calendar
  /** The year that is shown first. */
  from: number
  /** Removes days; without it they are only shown. */
  onChange?: (holidays: Holiday[]) => void
}

/** A year at a glance, with its holidays as text. */
export function YearView({ calendar, from, onChange }: YearViewProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [year, setYear] = useState(from)
  const { holidays, hours } = calendar
  const closed = WEEKDAYS.filter((day) => hours[day].length === 0)
  const listed = holidays.filter(({ date, counts }) => counts && date.startsWith(`${year}-`))

  function remove(date: string) {
    onChange?.(holidays.filter((holiday) => holiday.date !== date))
    // The button that had the focus goes with its day.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={id} className={styles.yearView}>
      <div className={styles.yearHead}>
        <IconButton label={words.showYear(year - 1)} onClick={() => setYear(year - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h3 id={id} ref={heading} tabIndex={-1} aria-live="polite" className={styles.year}>
          {year}
        </h3>
        <IconButton label={words.showYear(year + 1)} onClick={() => setYear(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <ul className={styles.legend} aria-hidden="true">
          {(['holiday', 'half', 'closed'] as const).map((kind) => (
            <li key={kind}>
              <span className={styles.day} data-kind={kind}>
                {'7'}
              </span>
              {words.dayKinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      {/* The list next to it says the same as text. */}
      <div className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <Month key={month} calendar={calendar} month={`${year}-${month}`} />
        ))}
      </div>
      <div className={styles.yearList}>
        {closed.length > 0 && <p>{words.closedOn(daysText(closed))}</p>}
        {listed.length === 0 ? (
          <p>{words.noHolidaysIn(year)}</p>
        ) : (
          <ul>
            {listed.map(({ date, name, intervals }) => (
              <li key={date}>
                <span>
                  {name}
                  <span className={styles.when}>
                    {words.holidayWhen(
                      dayText(date),
                      intervals.length > 0 ? intervalsText(intervals) : null,
                      null,
                    )}
                  </span>
                </span>
                {onChange && (
                  <IconButton
                    label={words.removeHoliday(name, dayText(date))}
                    onClick={() => remove(date)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Month({ calendar, month }: { calendar: Calendar; month: string }) {
  const days = daysOfMonth(calendar, month)
  const offset = WEEKDAYS.indexOf(weekdayOf(`${month}-01`))
  const title = new Date(month).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })

  return (
    <div className={styles.month}>
      <p>{title}</p>
      <div className={styles.grid}>
        {days.map(({ date, kind }, index) => (
          <span
            key={date}
            className={styles.day}
            data-kind={kind}
            style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
            title={calendar.holidays.find((one) => one.counts && one.date === date)?.name}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}

/** `Thu, Dec 24` */
function dayText(date: string): string {
  return new Date(date).toLocaleDateString(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
