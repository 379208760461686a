import { type ReactNode, useRef } from 'react'

import * as words from '#words/ui.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import type { FieldOf } from './problems.ts'
import type { Conflict } from './use-stored-form.ts'
import styles from './conflict-notice.module.css'

type ConflictNoticeProps<Values> = {
  /** Returns the message, such as "Ada has saved this customer in the meantime". */
  savedBy: (name: string) => string
  conflict: Conflict<Values>
  labels: Record<FieldOf<Values>, string>
  /** How a value is told in a comparison. */
  showValue: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => ReactNode
  onDecide: (field: FieldOf<Values>, side: 'ours' | 'theirs') => void
}

/** Author and changes of the other version, and the fields to decide. */
export function ConflictNotice<Values>(props: ConflictNoticeProps<Values>) {
  const { savedBy, conflict, labels, showValue, onDecide } = props
  const { at, base, ours, theirs, takenOver, clashes, decided } = conflict
  const by = conflict.by ?? words.somebodyElse
  const heading = useRef<HTMLSpanElement>(null)
  const time = <TimeText at={at} format={formatAge} />

  // It stands above what was pressed, and may be out of sight.
  useFocusWhen(true, () => heading.current)

  return (
    <Card
      className={styles.notice}
      title={
        <span ref={heading} tabIndex={-1}>
          {savedBy(by)}
        </span>
      }
    >
      <div className={styles.parts}>
        <p>
          <Rich>
            {clashes.length > 0 ? words.decideThenSave(time) : words.lookOverThenSave(time)}
          </Rich>
        </p>
        {clashes.map((field) => (
          <ConflictChoice
            key={field}
            field={field}
            label={labels[field]}
            by={by}
            values={{
              ours: showValue(field, ours[field]),
              theirs: showValue(field, theirs[field]),
            }}
            decided={decided[field]}
            onDecide={(side) => onDecide(field, side)}
          />
        ))}
        {takenOver.length > 0 && (
          <div>
            <h3>{words.takenOverFrom(by)}</h3>
            <dl className={styles.changes}>
              {takenOver.map((field) => (
                <div key={field} className={styles.change}>
                  <dt>{labels[field]}</dt>
                  <dd>
                    <del>{showValue(field, base[field])}</del>
                    <ins>{showValue(field, theirs[field])}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Card>
  )
}

type Side = 'ours' | 'theirs'

type ConflictChoiceProps = {
  /** The name of the field, and what it is called. */
  field: string
  label: string
  /** Author of the other value. */
  by: string
  values: Record<Side, ReactNode>
  decided: Side | undefined
  onDecide: (side: Side) => void
}

/** Two values of one field, side by side. */
function ConflictChoice(props: ConflictChoiceProps) {
  const { field, label, by, values, decided, onDecide } = props
  const sides = [
    { side: 'theirs', text: by },
    { side: 'ours', text: words.you },
  ] as const

  return (
    <fieldset data-undecided={!decided}>
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
