import { ChevronDown } from 'lucide-react'

import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import { formatDayAndTime } from '#web/lib/format-time.ts'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import { ChangeLinks } from './change-links.tsx'
import styles from './failure-kind.module.css'
import { FailureTable } from './failure-table.tsx'

/** The failures of one customer with one cause; opened, what to change and the newest of them. */
export function FailureKind({ kind, isOpen }: { kind: SignInFailureKind; isOpen: boolean }) {
  const { title, customer, count, lastAt, sentence, explanation, failures } = kind

  return (
    <details className={styles.kind} open={isOpen || undefined}>
      <summary className={styles.summary}>
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          <span className={styles.customer}>{customer?.name ?? 'No customer'}</span>
        </span>
        <span className={styles.extent}>
          <span className={styles.count}>{count === 1 ? 'Once' : `${count} times`}</span>
          <TimeText at={lastAt} format={formatDayAndTime} className={styles.last} />
        </span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.body}>
        <p className={styles.explanation}>{explanation}</p>
        <ChangeLinks kind={kind} />
        <p className={styles.sentence}>The person read: “{sentence}”</p>
        <FailureTable failures={failures} title={title} />
        {count > failures.length && (
          <p className={styles.sentence}>
            The newest {failures.length} of {count}. Search for a code to find any other.
          </p>
        )}
      </div>
    </details>
  )
}
