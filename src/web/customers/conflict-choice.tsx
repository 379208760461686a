import styles from './conflict-choice.module.css'
import { CUSTOMER_LABELS, type CustomerField } from './customer-fields.ts'
import { FieldValue } from './field-value.tsx'
import type { CustomerConflict } from './use-customer-form.ts'

type ConflictChoiceProps = {
  field: CustomerField
  conflict: CustomerConflict
  onDecide: (field: CustomerField, side: 'ours' | 'theirs') => void
}

/** Two values of one field, side by side. */
export function ConflictChoice({ field, conflict, onDecide }: ConflictChoiceProps) {
  const decided = conflict.decided[field]
  const sides = [
    { side: 'theirs', text: conflict.by },
    { side: 'ours', text: 'You' },
  ] as const

  return (
    <fieldset className={styles.choice} data-undecided={!decided}>
      <legend className={styles.legend}>{CUSTOMER_LABELS[field]}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, text }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={`decide ${field}`}
              checked={decided === side}
              onChange={() => onDecide(field, side)}
            />
            <span className={styles.who}>{text}</span>
            <span className={styles.value}>
              <FieldValue field={field} value={conflict[side][field]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
