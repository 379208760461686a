import { useQuery } from '@tanstack/react-query'

import type { FailureKind } from '#shared/health/values.ts'
import * as words from '#words/health.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Link } from '#web/kit/basic/navigation.ts'
import { failurePath } from '#web/lib/admin/failure-path.ts'
import { failureQuery } from '#web/lib/admin/failure-query.ts'
import { formatDayAndTime } from '#web/lib/format-time.ts'

import styles from './certificates-to-renew.module.css'

/** Have a banner of their own on the dashboard, with more about them. */
const SHOWN_BESIDE: FailureKind[] = ['secret_ends', 'metadata_unreadable']

/** Shows nothing while everything works. */
export function LastingFailures() {
  const { data = [] } = useQuery(failureQuery)
  const failures = data.filter(({ kind }) => !SHOWN_BESIDE.includes(kind))
  if (failures.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone="danger">
        <strong>{words.title}</strong>
        <ul className={styles.list}>
          {failures.map(({ kind, subjectId, name, since, step }) => (
            <li key={kind + subjectId}>
              <Link to={failurePath(kind, subjectId)}>
                <bdi>{words.titles[kind](name ?? '', step)}</bdi>
              </Link>
              , {words.lasts(formatDayAndTime(new Date(since)))}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
