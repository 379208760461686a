import * as words from '#words/people.ts'
import type { Person } from '#shared/people/contract.ts'
import { ActiveBadge } from '#web/customers/list/customer-badges.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'

import styles from './people-table.module.css'
import { PersonActions } from './person-actions.tsx'

export function PersonRow({ customerId, person }: { customerId: string; person: Person }) {
  const { name, email, active, lastSignInAt, openSessions } = person

  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={styles.email}>{email}</td>
      <td className={styles.status}>
        <ActiveBadge isActive={active} />
      </td>
      <td className={styles.time} data-label={words.lastSignInInCard}>
        {lastSignInAt ? <TimeText at={lastSignInAt} format={formatShortAge} /> : words.never}
      </td>
      <td className={styles.sessions} data-label={words.signedInInCard}>
        {openSessions === 0 ? words.notSignedIn : words.sessions(openSessions)}
      </td>
      <td className={styles.actions} data-print="hide">
        <PersonActions customerId={customerId} person={person} />
      </td>
    </tr>
  )
}
