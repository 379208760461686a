import { useQuery } from '@tanstack/react-query'

import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import * as words from '#words/setup-links.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { setupPaths } from '#web/lib/navigation/setup-paths.ts'

import { setupQueries } from './setup-queries.ts'
import styles from './setup-steps.module.css'

/** Why people of this customer could not sign in, and what to change. */
export function FailuresCard({ token }: { token: string }) {
  const kinds = useQuery(setupQueries.failures(token))

  return (
    <Card title={words.failures.title}>
      <p className={styles.lead}>
        {kinds.data?.length === 0 ? words.failures.none : words.failures.lead}
      </p>
      <Loaded query={kinds} loading={words.failures.loading} failed={words.failures.loadFailed}>
        {(data) => (
          <ul className={styles.failures}>
            {data.map((kind) => (
              <Failure key={kind.reason} kind={kind} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function Failure({ kind }: { kind: SignInFailureKind }) {
  const [newest] = kind.failures

  return (
    <li className={styles.failure}>
      <h3>{kind.title}</h3>
      <p className={styles.facts}>{words.failures.stops(kind.people, stateOf(kind))}</p>
      <p>{kind.explanation}</p>
      {newest && (
        <p className={styles.facts}>
          {words.failures.compared({ expected: newest.expected, received: newest.received })}
        </p>
      )}
      <p>
        <Link to={setupPaths.place(kind.guide)}>{words.failures.guide}</Link>
      </p>
    </li>
  )
}

function stateOf({ worksSince, lastAt }: SignInFailureKind): string {
  return worksSince
    ? words.failures.worksSince(formatDayAndTime(new Date(worksSince)))
    : words.failures.last(formatDayAndTime(new Date(lastAt)))
}
