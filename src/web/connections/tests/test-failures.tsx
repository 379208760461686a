import { CONNECTION_FIELD_NAMES } from '#shared/connections/fields.ts'
import type { ConnectionTest, ExplainedRefusal } from '#shared/connections/tests/contract.ts'
import { labels } from '#words/connections.ts'
import * as words from '#words/connection-tests.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { OctagonMark } from '#web/ui/display/marks.tsx'

import styles from './test-failures.module.css'

type TestFailuresProps = { test: ConnectionTest; refusals: ExplainedRefusal[] }

/** Why a sign-in would be refused, each with what to change and where. */
export function TestFailures({ test, refusals }: TestFailuresProps) {
  return (
    <section className={styles.failures}>
      <h3>{words.failures.counted(refusals.length)}</h3>
      <ul className={styles.list}>
        {refusals.map((refusal) => (
          <li key={refusal.reason}>
            <Failure test={test} refusal={refusal} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Failure({
  test: { provider },
  refusal,
}: {
  test: ConnectionTest
  refusal: ExplainedRefusal
}) {
  const { reason, title, explanation, expected, received, hint, guide } = refusal
  const { guideTo } = useConnectionCalls()
  const settings = settingsOf(refusal)

  return (
    <article className={styles.failure}>
      <h4 className={styles.title}>
        <OctagonMark />
        {title}
      </h4>
      <p className={styles.explanation}>{explanation}</p>
      <dl className={styles.facts}>
        <dt>{words.failures.expected}</dt>
        <dd>{expected}</dd>
        <dt>{words.failures.received}</dt>
        <dd>{received}</dd>
        {hint && (
          <>
            <dt>{words.failures.hint}</dt>
            <dd>{hint}</dd>
          </>
        )}
        {settings.length > 0 && (
          <>
            <dt>{words.failures.settings}</dt>
            <dd>{settings.join(', ')}</dd>
          </>
        )}
      </dl>
      <Link to={guideTo({ provider, place: guide, mend: reason })}>{words.failures.guide}</Link>
    </article>
  )
}

/** The labels of those settings of the connection that it may have to do with. */
function settingsOf({ settings }: ExplainedRefusal): string[] {
  const names = settings.map((setting) => setting.replace('saml.', ''))
  return CONNECTION_FIELD_NAMES.filter((name) => names.includes(name)).map((name) => labels[name])
}
