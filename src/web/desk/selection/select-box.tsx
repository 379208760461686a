import { useRef } from 'react'

import styles from './select-box.module.css'

type SelectBoxProps = {
  label: string
  isOn: boolean
  /** Some of what it stands for is selected. */
  isPartly?: boolean
  onToggle: (isRange: boolean) => void
}

/** Selects a row, or all: with Shift everything from the one before. */
export function SelectBox({ label, isOn, isPartly = false, onToggle }: SelectBoxProps) {
  // A change says nothing of the keys that were held.
  const isRange = useRef(false)

  return (
    <label className={styles.label} data-print="hide">
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey
        }}
        onChange={() => onToggle(isRange.current)}
      />
    </label>
  )
}
