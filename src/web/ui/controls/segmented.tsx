import { number } from '#words/language.ts'

import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice among two or three views of the same thing. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count !== undefined && (
            <span className={styles.count}>{number(option.count)}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
