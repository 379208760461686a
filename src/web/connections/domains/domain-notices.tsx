import { queryOptions, useQuery } from '@tanstack/react-query'

import { domainEndpoints } from '#shared/customers/domains/endpoints.ts'
import * as words from '#words/domain-proofs.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Link } from '#web/kit/basic/navigation.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { call } from '#web/lib/call.ts'
import { formatCalendarDay } from '#web/lib/format-time.ts'

import styles from './domains-card.module.css'

const unprovenDomains = queryOptions({
  queryKey: ['unproven-domains'] as const,
  queryFn: ({ signal }) => call(domainEndpoints.listUnprovenDomains, {}, { signal }),
})

/** Nothing while no domain needs anybody. */
export function DomainNotices() {
  const { data = [] } = useQuery(unprovenDomains)
  if (data.length === 0) return null

  return (
    <div className={styles.notices}>
      <Banner>
        <strong>{words.noticesTitle}</strong>
        <ul className={styles.noticed}>
          {data.map(({ customerId, name, shown, state, refusedFrom }) => (
            <li key={`${customerId} ${shown}`}>
              <Link to={adminPaths.signOn(customerId)}>{name}</Link>: {words.notice(shown, state)}
              {refusedFrom !== null && `. ${words.refusedFrom(formatCalendarDay(refusedFrom))}`}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
