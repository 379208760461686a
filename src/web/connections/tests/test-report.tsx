import type { UseQueryResult } from '@tanstack/react-query'

import { sayActor } from '#shared/connections/link-holder.ts'
import type { ConnectionTest } from '#shared/connections/tests/contract.ts'
import * as words from '#words/connection-tests.ts'
import { guideFor } from '#web/connections/settings/connection-values.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { linkHolder } from '#words/connections.ts'

import type { MappingForm } from './attribute-list.tsx'
import { TestBadge, verdictOf } from './test-badge.tsx'
import styles from './test-report.module.css'
import { TestResult } from './test-result.tsx'

type TestReportProps = {
  test: ConnectionTest
  /** The settings that the page shows are others by now. */
  isOfOthers?: boolean
  /** Form in which the attributes can be mapped. */
  form?: MappingForm
}

/** State of a test, and everything in its answer. */
export function TestReport({ test, isOfOthers = false, form }: TestReportProps) {
  const { state, result, begunBy, begunAt } = test

  return (
    <div className={styles.report}>
      {state === 'waiting' && <Waiting test={test} />}
      {state === 'expired' && (
        <p>
          {test.kind === 'saml' ? words.verdict.expired : words.verdict.expiredElsewhere}{' '}
          <ErrorsLink test={test} />
        </p>
      )}
      {isOfOthers && state !== 'waiting' && <Banner>{words.isOfOthers}</Banner>}
      {result ? (
        <TestResult test={test} result={result} form={form} />
      ) : (
        state === 'passed' && <p>{words.ranOut}</p>
      )}
      <div className={styles.by}>
        {words.begunBy(sayActor(begunBy, linkHolder), formatDayAndTime(new Date(begunAt)))}
        {/* There while waiting, so that the end of the wait is read out. */}
        <VisuallyHidden>
          <output>{words.verdict.told(verdictOf(test))}</output>
        </VisuallyHidden>
      </div>
    </div>
  )
}

/** On the page that the provider leads back to. */
export function FinishedTest({ query }: { query: UseQueryResult<ConnectionTest> }) {
  return (
    <Loaded query={query} loading={words.loading} failed={words.loadFailed} isInCard>
      {(test) => (
        <Card title={words.result} actions={<TestBadge test={test} />}>
          <div className={styles.report}>
            <p className={styles.close}>{words.verdict.close}</p>
            <TestReport test={test} />
          </div>
        </Card>
      )}
    </Loaded>
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
          {test.kind === 'saml' ? words.waiting.stuck : words.waiting.stuckElsewhere}{' '}
          <ErrorsLink test={test} />
        </p>
      </div>
    </div>
  )
}

function ErrorsLink({ test }: { test: ConnectionTest }) {
  const { guideTo } = useConnectionCalls()
  return (
    <Link to={guideTo({ provider: guideFor(test), place: 'problems' })}>
      {words.waiting.stuckLink}
    </Link>
  )
}
