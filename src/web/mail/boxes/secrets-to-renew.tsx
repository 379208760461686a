import { useQuery } from '@tanstack/react-query'

import * as words from '#words/mailboxes.ts'
import { daysUntil, SECRET_WARNING_DAYS } from '#shared/mail/boxes/values.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useNow } from '#web/ui/display/time-text.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { mailboxQueries } from './mailbox-queries.ts'
import styles from './mailboxes-page.module.css'

const URGENT_DAYS = 7

/** For the dashboard: nothing while every secret of a mailbox lasts. */
export function SecretsToRenew() {
  const now = useNow()
  const { data = [] } = useQuery(mailboxQueries.all())
  const ends = data.flatMap(({ id, name, secretEndsOn }) => {
    if (secretEndsOn === null) return []
    const days = daysUntil(secretEndsOn, now)
    return days <= SECRET_WARNING_DAYS ? [{ id, name, days }] : []
  })
  if (ends.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone={ends.some(({ days }) => days <= URGENT_DAYS) ? 'danger' : 'info'}>
        <strong>{words.secretsTitle}</strong>
        <ul className={styles.ends}>
          {ends.map(({ id, name, days }) => (
            <li key={id}>
              <Link to={adminPaths.mailbox(id)}>
                <bdi>{name}</bdi>
              </Link>
              : {words.secretEnds(days)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
