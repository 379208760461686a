import { useEffect, useRef } from 'react'

import { formatAge } from '#web/lib/format-time.ts'
import { Card } from '#web/ui/card.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

import { ConflictChoice } from './conflict-choice.tsx'
import styles from './conflict-notice.module.css'
import { CUSTOMER_LABELS, type CustomerField } from './customer-fields.ts'
import { FieldValue } from './field-value.tsx'
import type { CustomerConflict } from './use-customer-form.ts'

type ConflictNoticeProps = {
  conflict: CustomerConflict
  onDecide: (field: CustomerField, side: 'ours' | 'theirs') => void
}

/** Who was faster, what comes from them, and what has to be decided. */
export function ConflictNotice({ conflict, onDecide }: ConflictNoticeProps) {
  const { by, at, base, theirs, takenOver, clashes } = conflict
  const heading = useRef<HTMLSpanElement>(null)

  // It stands above what was pressed, and may be out of sight.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card
      className={styles.notice}
      title={
        <span ref={heading} tabIndex={-1}>
          {by} has saved this customer in the meantime
        </span>
      }
    >
      <div className={styles.parts}>
        <p>
          <TimeText at={at} format={formatAge} />. Nothing is saved over it, and what you changed is
          kept below.{' '}
          {clashes.length > 0
            ? 'Decide where you both changed the same, then save.'
            : 'Look it over, then save again.'}
        </p>
        {clashes.map((field) => (
          <ConflictChoice key={field} field={field} conflict={conflict} onDecide={onDecide} />
        ))}
        {takenOver.length > 0 && (
          <div>
            <h3>Taken over from {by}</h3>
            <dl className={styles.changes}>
              {takenOver.map((field) => (
                <div key={field} className={styles.change}>
                  <dt>{CUSTOMER_LABELS[field]}</dt>
                  <dd>
                    <del>
                      <FieldValue field={field} value={base[field]} />
                    </del>
                    <ins>
                      <FieldValue field={field} value={theirs[field]} />
                    </ins>
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
