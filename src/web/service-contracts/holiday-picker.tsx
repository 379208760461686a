import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Calendar, type Holiday } from '#shared/sla/calendar.ts'
import * as words from '#words/service-contracts.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { intervalsText } from '#web/tickets/sla/contract-sentences.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import {
  type Area,
  groupHolidays,
  type HolidayGroup,
  holidayQueries,
  holidaysOf,
  withHolidays,
  withoutHolidays,
} from './holiday-model.ts'
import styles from './holidays.module.css'
import { YearView } from './year-view.tsx'
import { DayFields, ImportFields } from './holiday-panels.tsx'

type HolidayPickerProps = {
  calendar: Calendar
  onChange: (holidays: Holiday[]) => void
}

/**
 * The holidays of a calendar: those of a country or region, of an iCalendar file, and added ones. It is
 * part of a form and has none of its own.
 */
export function HolidayPicker({ calendar, onChange }: HolidayPickerProps) {
  const [isOpen, setIsOpen] = useState<'import' | 'day' | null>(null)
  const [told, setTold] = useState('')
  const buttons = useRef<HTMLDivElement>(null)
  const now = useNow()
  const today = now.toISOString().slice(0, 10)
  const { holidays } = calendar

  function close(text: string) {
    // Before it is closed: the button that opened it has the focus again.
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setIsOpen(null)
    setTold(text)
  }

  function add(added: Holiday[], leftOut: number) {
    onChange(withHolidays(calendar, added))
    close(words.importedHolidays(added.length, leftOut))
  }

  function addDay(day: Holiday) {
    const others = holidays.filter(({ date }) => date !== day.date)
    onChange(withHolidays({ ...calendar, holidays: [...others, day] }, []))
    close(words.addedHoliday(day.name))
  }

  return (
    <div className={styles.picker}>
      <AreaFields calendar={calendar} onChange={onChange} />
      <div ref={buttons} className={styles.buttons}>
        <Button
          icon={<FileUp aria-hidden="true" />}
          aria-expanded={isOpen === 'import'}
          onClick={() => setIsOpen(isOpen === 'import' ? null : 'import')}
        >
          {words.importCalendar}
        </Button>
        <Button
          icon={<Plus aria-hidden="true" />}
          aria-expanded={isOpen === 'day'}
          onClick={() => setIsOpen(isOpen === 'day' ? null : 'day')}
        >
          {words.addHoliday}
        </Button>
      </div>
      {isOpen === 'import' && <ImportFields onFound={add} onCancel={() => close('')} />}
      {isOpen === 'day' && <DayFields onAdd={addDay} onCancel={() => close('')} />}
      <output className={styles.told}>{told}</output>
      {holidays.length === 0 ? (
        <p className={styles.hint}>{words.noHolidaysYet}</p>
      ) : (
        <HolidayList
          groups={groupHolidays(holidays, today)}
          onSwitch={(name, counts) =>
            onChange(holidays.map((day) => (day.name === name ? { ...day, counts } : day)))
          }
          onRemove={(name) => {
            onChange(holidays.filter((day) => day.name !== name))
            // The button that had the focus goes with its holiday.
            buttons.current?.querySelector('button')?.focus()
          }}
        />
      )}
      <YearView calendar={calendar} from={now.getUTCFullYear()} onChange={onChange} />
    </div>
  )
}

/** Adds the holidays of a country or region. Choosing another one replaces them. */
function AreaFields({ calendar, onChange }: HolidayPickerProps) {
  const regions = useQuery(holidayQueries.regions())
  const [area, setArea] = useState<Area>({ country: '', region: '' })
  const [picked, setPicked] = useState<Holiday[]>([])
  const newest = useRef(area)
  const pick = useMutation({
    mutationFn: holidaysOf,
    onSuccess: (found, of) => {
      if (of !== newest.current) return
      const kept = withoutHolidays(calendar.holidays, picked)
      setPicked(found)
      onChange(withHolidays({ ...calendar, holidays: kept }, found))
    },
  })
  const country = regions.data?.find(({ code }) => code === area.country)

  function choose(chosen: Area) {
    newest.current = chosen
    setArea(chosen)
    pick.mutate(chosen)
  }

  return (
    <div className={styles.area}>
      <Field label={words.country} hint={words.countryHint}>
        {(control) => (
          <Select
            {...control}
            value={area.country}
            onChange={({ target }) => choose({ country: target.value, region: '' })}
          >
            <option value="">{words.noCountry}</option>
            {regions.data?.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {country && country.regions.length > 0 && (
        <Field label={words.region}>
          {(control) => (
            <Select
              {...control}
              value={area.region}
              onChange={({ target }) => choose({ ...area, region: target.value })}
            >
              <option value="">{words.wholeCountry}</option>
              {country.regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {regions.isError && (
        <LoadFailure
          message={words.holidaysFailed}
          busy={regions.isFetching}
          onRetry={() => void regions.refetch()}
        />
      )}
      <FormFailure title={words.holidaysFailed} error={pick.error} />
    </div>
  )
}

type HolidayListProps = {
  groups: HolidayGroup[]
  onSwitch: (name: string, counts: boolean) => void
  onRemove: (name: string) => void
}

/** A switch for each holiday, for all of its years. */
function HolidayList({ groups, onSwitch, onRemove }: HolidayListProps) {
  return (
    <ul className={styles.list} aria-label={words.holidayList}>
      {groups.map((group) => (
        <li key={group.name}>
          <div className={styles.switch}>
            <Switch
              label={group.name}
              isOn={group.days.some(({ counts }) => counts)}
              hint={hintOf(group)}
              onToggle={(isOn) => onSwitch(group.name, isOn)}
            />
          </div>
          <IconButton label={words.removeAll(group.name)} onClick={() => onRemove(group.name)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function hintOf({ isLocal, next, days }: HolidayGroup): string {
  const open = next.intervals.length > 0 ? intervalsText(next.intervals) : null
  const last = days.at(-1)?.date.slice(0, 4) ?? ''
  const until = next.date.startsWith(last) ? null : last
  const when = words.holidayWhen(formatCalendarDay(next.date), open, until)
  return isLocal ? words.localHoliday(when) : when
}
