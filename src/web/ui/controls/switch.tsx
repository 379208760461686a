import { type ReactNode, useId } from 'react'

import styles from './switch.module.css'

type SwitchProps = {
  label: string
  name?: string
  isOn: boolean
  /** Why it cannot be switched, or what else there is to know. */
  hint?: ReactNode
  disabled?: boolean
  onToggle: (isOn: boolean) => void
}

/** A setting that holds from the moment it is switched. */
export function Switch({ label, name, isOn, hint, disabled = false, onToggle }: SwitchProps) {
  const hintId = useId()

  return (
    <div>
      <button
        type="button"
        name={name}
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => {
          if (!disabled) onToggle(!isOn)
        }}
      >
        {label}
        <span className={styles.track} aria-hidden="true" />
      </button>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
