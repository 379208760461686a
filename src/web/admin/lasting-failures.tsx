import { useQuery } from '@tanstack/react-query'

import type { LastingFailure } from '#shared/health/contract.ts'
import type { FailureKind } from '#shared/health/values.ts'
import * as words from '#words/operations.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { failurePath } from '#web/lib/navigation/failure-path.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './certificates-to-renew.module.css'

/** Have a banner of their own on the dashboard, with more about them. */
const SHOWN_BESIDE: FailureKind[] = ['secret_ends', 'metadata_unreadable']

function Failure({ failure: { kind, subjectId, name, since, step } }: { failure: LastingFailure }) {
  const title = words.failureTitles[kind](name ?? '', step)
  const time = formatDayAndTime(new Date(since))
  const path = failurePath(kind, subjectId)
  // No page of the portal helps with it.
  if (path === adminPaths.adminDashboard)
    return (
      <>
        {words.failingSince(title, time)} {words.whatToDo[kind]}
      </>
    )
  return (
    <>
      <Link to={path}>
        <bdi>{title}</bdi>
      </Link>
      , {words.failureLasts(time)}
    </>
  )
}

/** Shows nothing while everything works. */
export function LastingFailures() {
  const { data = [] } = useQuery(failureQuery)
  const failures = data.filter(({ kind }) => !SHOWN_BESIDE.includes(kind))
  if (failures.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone="danger">
        <strong>{words.attentionTitle}</strong>
        <ul className={styles.list}>
          {failures.map((failure) => (
            <li key={failure.kind + failure.subjectId}>
              <Failure failure={failure} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
