import type { ConnectionTest } from '#shared/connections/tests/contract.ts'
import * as words from '#words/sign-on-test.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Link } from '#web/kit/basic/navigation.ts'
import { Spinner } from '#web/kit/parts/spinner.tsx'
import { useNow } from '#web/kit/parts/time-text.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'
import { formatAge } from '#web/lib/format-time.ts'

import { verdictOf } from './test-badge.tsx'
import styles from './test-report.module.css'
import { TestResult } from './test-result.tsx'

type TestReportProps = {
  test: ConnectionTest
  /** The settings that the page shows are others by now. */
  isOfOthers?: boolean
}

/** Where a test stands, and all that its answer said. */
export function TestReport({ test, isOfOthers = false }: TestReportProps) {
  const { state, result, begunBy, begunAt } = test
  const now = useNow()

  return (
    <div className={styles.report}>
      {/* There before its text is, so that the end of the wait is read out. */}
      <div role="status">
        <VisuallyHidden>
          {state === 'waiting' ? words.waiting.title : words.verdict.told(verdictOf(test))}
        </VisuallyHidden>
      </div>
      {state === 'waiting' && <Waiting test={test} />}
      {state === 'expired' && (
        <p>
          {words.verdict.expired} <ErrorsLink test={test} />
        </p>
      )}
      {isOfOthers && state !== 'waiting' && <Banner>{words.isOfOthers}</Banner>}
      {result ? (
        <TestResult test={test} result={result} />
      ) : (
        state === 'passed' && <p>{words.ranOut}</p>
      )}
      <p className={styles.by}>{words.begunBy(begunBy, formatAge(new Date(begunAt), now))}</p>
    </div>
  )
}

function Waiting({ test }: { test: ConnectionTest }) {
  return (
    <div className={styles.waiting}>
      <Spinner />
      <div>
        <p className={styles.strong}>{words.waiting.title}</p>
        <p>{words.waiting.text}</p>
        <p className={styles.stuck}>
          {words.waiting.stuck} <ErrorsLink test={test} />
        </p>
      </div>
    </div>
  )
}

function ErrorsLink({ test: { provider } }: { test: ConnectionTest }) {
  const { guideTo } = useConnectionCalls()
  return <Link to={guideTo({ provider, place: 'problems' })}>{words.waiting.stuckLink}</Link>
}
