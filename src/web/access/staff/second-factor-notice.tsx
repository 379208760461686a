import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { call } from '#web/lib/call.ts'
import { formatCalendarDay } from '#web/lib/format-time.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { Banner } from '#web/kit/basic/banner.tsx'

import styles from './second-factor-notice.module.css'

/** Whether second factors are compulsory, and whether the viewer has one. */
export const signInRulesQuery = queryOptions({
  queryKey: ['account', 'sign-in-rules'] as const,
  queryFn: ({ signal }) => call(accountEndpoints.getSignInRules, {}, { signal }),
})

/** Tells somebody without a second factor from when on they need one. */
export function SecondFactorNotice() {
  const { data: rules } = useQuery(signInRulesQuery)
  const { pathname } = useLocation()
  if (!rules?.secondFactorFrom || rules.hasSecondFactor) return null
  const isHere = pathname === paths.account

  return (
    <div className={styles.notice}>
      {rules.mustAddSecondFactor ? (
        <Banner tone="danger">
          <strong>Two-step sign-in is compulsory.</strong> Set up an authenticator app or a passkey
          to go on. Everything else opens as soon as you have.
        </Banner>
      ) : (
        <Banner action={isHere ? undefined : <Link to={paths.account}>Set it up now</Link>}>
          <strong>
            Two-step sign-in is compulsory from {formatCalendarDay(rules.secondFactorFrom)} on.
          </strong>{' '}
          Set up an authenticator app or a passkey before then.
        </Banner>
      )}
    </div>
  )
}
