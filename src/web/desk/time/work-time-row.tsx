import { Timer } from 'lucide-react'

import * as words from '#words/time-entries.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'

import { KindSelect } from './kind-select.tsx'
import type { WorkTimeState } from './use-work-time.ts'
import styles from './work-time-row.module.css'

type WorkTimeRowProps = { time: WorkTimeState; disabled: boolean }

/** Minutes beside the button that sends. What they were for is asked once there are some. */
export function WorkTimeRow({ time, disabled }: WorkTimeRowProps) {
  const { fieldId: id, typed, isWrong } = time

  return (
    <fieldset className={styles.row} aria-label={words.workTime}>
      <label htmlFor={id} className={styles.label}>
        <Timer aria-hidden="true" />
        {words.workTime}
      </label>
      <TextInput
        id={id}
        className={styles.minutes}
        autoComplete="off"
        placeholder={words.minutesPlaceholder}
        title={words.minutesHint}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => time.type(target.value)}
      />
      {typed !== '' && (
        <>
          <KindSelect
            aria-label={words.kind}
            value={time.kindId}
            disabled={disabled}
            onChoose={time.chooseKind}
          />
          <Checkbox
            label={words.billable}
            checked={time.isBillable}
            disabled={disabled}
            onChange={({ target }) => time.chooseBillable(target.checked)}
          />
        </>
      )}
      {isWrong && <FieldError id={`${id}-wrong`}>{words.minutesWrong}</FieldError>}
    </fieldset>
  )
}
