import { Copy, Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { type DayInterval, WEEKDAYS } from '#shared/sla/calendar.ts'
import * as words from '#words/service-contracts.ts'
import { weekdayName } from '#web/tickets/sla/business-times.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useLines } from '#web/ui/form/use-lines.ts'

import { type TermsForm, tidyHours, WHOLE_DAY } from './terms-form-model.ts'
import styles from './terms-fields.module.css'

const USUAL_DAY: DayInterval = { from: '09:00', to: '17:00' }
const BLANK: DayInterval = { from: '', to: '' }
const LAST_WEEKDAY = 4

/** Hours of each weekday, with any number of intervals. */
export function HoursFields({ form }: { form: TermsForm }) {
  const { hours } = form.values
  /** As they were typed, while they can be had back. */
  const [night, setNight] = useState<{ day: number; typed: DayInterval[][] } | null>(null)

  function tidy(day: number) {
    form.touch(`hours.${day}.day`)
    const tidied = tidyHours(hours)
    const [first] = tidied.split
    if (first !== undefined) setNight({ day: first, typed: hours })
    if (JSON.stringify(tidied.hours) !== JSON.stringify(hours)) form.change('hours', tidied.hours)
  }

  function change(day: number, intervals: DayInterval[]) {
    form.change('hours', hours.with(day, intervals))
  }

  return (
    <>
      <div className={styles.days}>
        {hours.map((intervals, day) => (
          <DayHours
            // oxlint-disable-next-line react/no-array-index-key -- a weekday is its place in the week
            key={day}
            day={day}
            intervals={intervals}
            problem={form.problemOf(`hours.${day}.day`)}
            onChange={(changed) => change(day, changed)}
            onLeave={() => tidy(day)}
          />
        ))}
      </div>
      <Button
        className={styles.add}
        icon={<Copy aria-hidden="true" />}
        onClick={() =>
          form.change(
            'hours',
            hours.map((own, day) => (day <= LAST_WEEKDAY ? (hours[0] ?? own) : own)),
          )
        }
      >
        {words.copyToWeekdays(dayName(0))}
      </Button>
      <output className={styles.note}>
        {night && (
          <>
            {words.nightSplit(dayName(night.day), dayName((night.day + 1) % hours.length))}{' '}
            <Button
              variant="ghost"
              onClick={() => {
                form.change('hours', night.typed)
                setNight(null)
              }}
            >
              {words.undo}
            </Button>
          </>
        )}
      </output>
      {form.problemOf('hours') && <FieldError>{form.problemOf('hours')}</FieldError>}
    </>
  )
}

export function dayName(day: number): string {
  return weekdayName(WEEKDAYS[day], 'long')
}

type DayHoursProps = {
  day: number
  intervals: DayInterval[]
  problem: string | undefined
  onChange: (intervals: DayInterval[]) => void
  onLeave: () => void
}

function DayHours({ day, intervals, problem, onChange, onLeave }: DayHoursProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const { addButton, add, replace, remove } = useLines({
    group,
    lines: intervals,
    blank: intervals.length === 0 ? USUAL_DAY : BLANK,
    onChange,
  })
  const name = dayName(day)
  const isWhole =
    intervals.length === 1 &&
    intervals[0]?.to === WHOLE_DAY.to &&
    intervals[0].from === WHOLE_DAY.from

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tidies up once the focus is elsewhere
    <fieldset
      ref={group}
      className={styles.day}
      aria-describedby={problem ? id : undefined}
      onBlur={({ relatedTarget }) => {
        if (!group.current?.contains(relatedTarget)) onLeave()
      }}
    >
      {/* WebKit lays a legend out above the rest, wherever it is to stand. */}
      <legend className={styles.unseen}>{name}</legend>
      <span className={styles.dayName} aria-hidden="true">
        {name}
      </span>
      <div className={styles.intervals}>
        {intervals.length === 0 && <span className={styles.closed}>{words.closed}</span>}
        {isWhole && <span className={styles.closed}>{words.wholeDay}</span>}
        {!isWhole &&
          intervals.map(({ from, to }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an interval is known by its place alone
            <div key={index} data-line={index} className={styles.interval}>
              <TextInput
                type="time"
                name={`hours.${day}.day`}
                aria-label={words.fromOn(name, index + 1)}
                aria-invalid={problem ? true : undefined}
                value={from}
                onChange={({ target }) => replace(index, { from: target.value, to })}
              />
              <span aria-hidden="true">–</span>
              <TextInput
                type="time"
                aria-label={words.untilOn(name, index + 1)}
                aria-invalid={problem ? true : undefined}
                value={to === WHOLE_DAY.to ? WHOLE_DAY.from : to}
                onChange={({ target }) =>
                  // Midnight at the end of an interval is that of the next day.
                  replace(index, {
                    from,
                    to: target.value === WHOLE_DAY.from ? WHOLE_DAY.to : target.value,
                  })
                }
              />
              <IconButton label={words.removeHours(name, index + 1)} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
        {problem && <FieldError id={id}>{problem}</FieldError>}
      </div>
      <div className={styles.dayActions}>
        {!isWhole && (
          <>
            <IconButton
              ref={addButton}
              name={day === 0 ? 'hours' : undefined}
              label={words.addHoursOn(name)}
              onClick={add}
            >
              <Plus aria-hidden="true" />
            </IconButton>
            <Button
              variant="ghost"
              aria-label={words.wholeDayOn(name)}
              onClick={() => onChange([WHOLE_DAY])}
            >
              {words.wholeDay}
            </Button>
          </>
        )}
        {isWhole && (
          <IconButton label={words.removeHours(name, 1)} onClick={() => onChange([])}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}
