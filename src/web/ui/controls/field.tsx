import { type ReactNode, useId } from 'react'

import styles from './field.module.css'
import { AlertMark } from '#web/ui/display/message-marks.tsx'

/** Spread onto the one control of the field. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Marked with a star, whose meaning the form says once. All that may not stay empty are marked. */
  required?: boolean
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, required, aside, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** For groups of controls, which have a legend instead of a label. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <AlertMark />
      <span>{children}</span>
    </p>
  )
}
