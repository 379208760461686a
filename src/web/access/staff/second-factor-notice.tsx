import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import * as words from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './second-factor-notice.module.css'

/** Tells whether second factors are compulsory, and whether the viewer has one. */
export const signInRulesQuery = queryOptions({
  queryKey: ['account', 'sign-in-rules'] as const,
  queryFn: ({ signal }) => call(accountEndpoints.getSignInRules, {}, { signal }),
})

/** Tells staff without a second factor from when on they need one. */
export function SecondFactorNotice() {
  const { data: rules } = useQuery(signInRulesQuery)
  const { pathname } = useLocation()
  if (!rules?.secondFactorFrom || rules.hasSecondFactor) return null
  const isHere = pathname === paths.account

  return (
    <div className={styles.notice}>
      {rules.mustAddSecondFactor ? (
        <Banner tone="danger">
          <strong>{words.secondFactorNow}</strong> {words.setUpNow}
        </Banner>
      ) : (
        <Banner action={isHere ? undefined : <Link to={paths.account}>{words.setUpLink}</Link>}>
          <strong>{words.secondFactorFrom(formatCalendarDay(rules.secondFactorFrom))}</strong>{' '}
          {words.setUpBefore}
        </Banner>
      )}
    </div>
  )
}
