import { ChevronDown } from 'lucide-react'

import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import * as words from '#words/sign-in-failures.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import { ChangeLinks } from './change-links.tsx'
import styles from './failure-kind.module.css'
import { FailureTable } from './failure-table.tsx'

/** The failures of one customer with one cause; opened, what to change and the newest of them. */
export function FailureKind({ kind, isOpen }: { kind: SignInFailureKind; isOpen: boolean }) {
  const { title, customer, count, people, worksSince, lastAt, sentence, explanation } = kind
  const { failures } = kind

  return (
    <details className={styles.kind} open={isOpen || undefined}>
      <summary className={styles.summary}>
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>
            {customer?.name ?? (kind.isTeam ? words.yourTeam : words.noCustomer)}
          </span>
          <span className={styles.meta}>
            {words.times(count)}
            {' · '}
            <Rich>{words.lastAt(<TimeText at={lastAt} format={formatDayAndTime} />)}</Rich>
          </span>
        </span>
        <span className={styles.state}>
          {worksSince === null ? (
            <Badge tone="breached" icon={<CrossMark />}>
              {words.stops(people)}
            </Badge>
          ) : (
            <Badge tone="met" icon={<TickMark />}>
              {words.worksAgain}
            </Badge>
          )}
          <span className={styles.meta}>
            <Rich>
              {words.since(<TimeText at={worksSince ?? kind.since} format={formatDayAndTime} />)}
            </Rich>
          </span>
        </span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.body}>
        <p className={styles.explanation}>{explanation}</p>
        <ChangeLinks kind={kind} />
        <p className={styles.sentence}>{words.personRead(sentence)}</p>
        {worksSince !== null && <p className={styles.sentence}>{words.stopped(people)}</p>}
        <FailureTable failures={failures} title={title} />
        {count > failures.length && (
          <p className={styles.sentence}>{words.newestOf(failures.length, count)}</p>
        )}
      </div>
    </details>
  )
}
