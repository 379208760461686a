import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_CALENDAR_LENGTH, MAX_CONTRACT_NAME } from '#shared/service-contracts/values.ts'
import { type Holiday, intervalProblem } from '#shared/sla/calendar.ts'
import * as words from '#words/service-contracts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { type AnyProblems, fieldsOf, hasProblems } from '#web/ui/form/problems.ts'
import { importHolidays, toImport } from './holiday-model.ts'
import styles from './holidays.module.css'

type ImportFieldsProps = {
  onFound: (holidays: Holiday[], leftOut: number) => void
  onCancel: () => void
}

/** Reads an iCalendar file, which is pasted or chosen, or the one at an address. */
export function ImportFields({ onFound, onCancel }: ImportFieldsProps) {
  const file = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState('')
  const read = useMutation({
    mutationFn: (text: string) => importHolidays(toImport(text)),
    onSuccess: ({ holidays, leftOut }) => onFound(holidays, leftOut),
  })
  const fields = fieldsOf(read.error)

  function enter(text: string) {
    setEntered(text)
    setProblem('')
    read.reset()
  }

  function send(text: string) {
    if (text.trim() === '') setProblem(words.calendarRequired)
    else if (text.length > MAX_CALENDAR_LENGTH) setProblem(words.calendarTooLong)
    else read.mutate(text)
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (!chosen) return
    // A letter has up to four bytes.
    const text = chosen.size > 4 * MAX_CALENDAR_LENGTH ? null : await chosen.text()
    // Otherwise choosing the same file again would change nothing.
    target.value = ''
    if (text === null) return setProblem(words.calendarTooLong)
    enter(text)
    send(text)
  }

  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legendText}>{words.importCalendar}</legend>
      {!hasProblems(fields) && <FormFailure title={words.importFailed} error={read.error} />}
      <Field
        label={words.calendarSource}
        hint={words.calendarSourceHint}
        error={problem || fields['url'] || fields['text']}
        aside={
          <Button
            variant="ghost"
            icon={<FileUp aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {words.chooseFile}
          </Button>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            spellCheck={false}
            autoComplete="off"
            value={entered}
            onChange={({ target }) => enter(target.value)}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words.chooseFile}
        accept=".ics,.ical,text/calendar"
        onChange={(event) => void readFile(event)}
      />
      <PanelButtons
        action={words.readCalendar}
        busyLabel={words.readingCalendar}
        isBusy={read.isPending}
        onAct={() => send(entered)}
        onCancel={onCancel}
      />
    </fieldset>
  )
}

type DayFieldsProps = { onAdd: (day: Holiday) => void; onCancel: () => void }

/** A holiday of one day, whole or half. */
export function DayFields({ onAdd, onCancel }: DayFieldsProps) {
  const id = useId()
  const [day, setDay] = useState({ date: '', name: '', from: '09:00', to: '12:00' })
  const [isHalf, setIsHalf] = useState(false)
  const [problems, setProblems] = useState<AnyProblems>({})
  const intervals = isHalf ? [{ from: day.from, to: day.to }] : []

  function change(field: keyof typeof day, value: string) {
    setDay({ ...day, [field]: value })
    setProblems({})
  }

  function add() {
    const name = day.name.trim()
    const isWrong = isHalf && (!day.from || !day.to || intervalProblem(intervals) !== null)
    const found: AnyProblems = {
      ...(day.date === '' && { date: words.dayRequired }),
      ...(name === '' && { name: words.holidayNameRequired }),
      ...(isWrong && { hours: words.intervalsWrong }),
    }
    setProblems(found)
    if (!hasProblems(found)) onAdd({ date: day.date, name, intervals, counts: true })
  }

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    // Otherwise it would send the form around.
    event.preventDefault()
    add()
  }

  const inputOf = (field: keyof typeof day) => ({
    value: day[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
    onKeyDown: addOnEnter,
  })

  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legendText}>{words.addHoliday}</legend>
      <div className={styles.area}>
        <Field label={words.holidayDate} required error={problems['date']}>
          {(control) => <TextInput {...control} type="date" {...inputOf('date')} />}
        </Field>
        <Field label={words.holidayName} required error={problems['name']}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={MAX_CONTRACT_NAME}
              {...inputOf('name')}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={words.halfDay}
        hint={words.halfDayHint}
        checked={isHalf}
        onChange={({ target }) => setIsHalf(target.checked)}
      />
      {isHalf && (
        <Field label={words.openFrom} error={problems['hours']}>
          {(control) => (
            <div className={styles.interval}>
              <TextInput {...control} type="time" {...inputOf('from')} />
              <span id={`${id}-to`}>{words.openTo}</span>
              <TextInput type="time" aria-labelledby={`${id}-to`} {...inputOf('to')} />
            </div>
          )}
        </Field>
      )}
      <PanelButtons action={words.addDay} onAct={add} onCancel={onCancel} />
    </fieldset>
  )
}

type PanelButtonsProps = {
  action: string
  busyLabel?: string
  isBusy?: boolean
  onAct: () => void
  onCancel: () => void
}

function PanelButtons({ action, busyLabel, isBusy, onAct, onCancel }: PanelButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button variant="primary" busy={isBusy} busyLabel={busyLabel} onClick={onAct}>
        {action}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {words.cancelHolidays}
      </Button>
    </div>
  )
}
