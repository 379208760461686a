import { CONNECTION_FIELD_NAMES } from '#shared/connections/fields.ts'
import type { ConnectionTest, ExplainedRefusal } from '#shared/connections/tests/contract.ts'
import { labels } from '#words/connections.ts'
import * as words from '#words/connection-tests.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { guideFor } from '#web/connections/settings/connection-values.ts'
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

function Failure({ test, refusal }: { test: ConnectionTest; refusal: ExplainedRefusal }) {
  const { reason, title, explanation, expected, received, hint, settings: named, guide } = refusal
  const { guideTo, fieldOf } = useConnectionCalls()
  const settings = CONNECTION_FIELD_NAMES.filter((name) =>
    named.some((one) => one === `saml.${name}`),
  )

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
            <dd className={styles.settings}>
              {settings.map((name) => {
                const to = fieldOf(name)
                return to ? (
                  <Link key={name} to={to}>
                    {labels[name]}
                  </Link>
                ) : (
                  <span key={name}>{labels[name]}</span>
                )
              })}
            </dd>
          </>
        )}
      </dl>
      <Link to={guideTo({ provider: guideFor(test), place: guide, mend: reason })}>
        {words.failures.guide}
      </Link>
    </article>
  )
}
