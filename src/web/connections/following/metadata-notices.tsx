import { queryOptions, useQuery } from '@tanstack/react-query'

import { followingEndpoints } from '#shared/connections/following/endpoints.ts'
import * as words from '#words/sign-on-certificates.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Link } from '#web/kit/basic/navigation.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { call } from '#web/lib/call.ts'

import styles from './certificates-card.module.css'

const metadataNotices = queryOptions({
  queryKey: ['metadata-notices'] as const,
  queryFn: ({ signal }) => call(followingEndpoints.listMetadataNotices, {}, { signal }),
})

/** Nothing while all metadata is as it is here. */
export function MetadataNotices() {
  const { data = [] } = useQuery(metadataNotices)
  if (data.length === 0) return null

  return (
    <div className={styles.notices}>
      <Banner>
        <strong>{words.noticesTitle}</strong>
        <ul className={styles.noticed}>
          {data.map(({ customerId, name, kind }) => (
            <li key={`${customerId} ${kind}`}>
              <Link to={adminPaths.signOn(customerId)}>{name}</Link>: {words.notice(kind)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
