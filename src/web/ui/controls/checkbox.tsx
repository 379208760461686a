import { type ComponentProps, type ReactNode, useId } from 'react'

import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: ReactNode }

export function Checkbox({ label, hint, ...native }: CheckboxProps) {
  const id = useId()

  return (
    <div className={styles.row}>
      <input
        {...native}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
