import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import styles from './conflict-choice.module.css'

type Side = 'ours' | 'theirs'

type ConflictChoiceProps = {
  /** The name of the field, and what it is called. */
  field: string
  label: string
  /** Who has saved the other value. */
  by: string
  values: Record<Side, ReactNode>
  decided: Side | undefined
  onDecide: (side: Side) => void
}

/** Two values of one field, side by side. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { field, label, by, values, decided, onDecide } = props
  const sides = [
    { side: 'theirs', text: by },
    { side: 'ours', text: words.you },
  ] as const

  return (
    <fieldset className={styles.choice} data-undecided={!decided}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, text }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={`decide ${field}`}
              checked={decided === side}
              onChange={() => onDecide(side)}
            />
            <span className={styles.who}>{text}</span>
            <span className={styles.value}>{values[side]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
