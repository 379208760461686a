import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import * as words from '#words/sign-in.ts'
import { checkingSession } from '#words/sign-in.ts'
import { orByPassword, signInBySignOn as signIn } from '#words/staff.ts'

import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { startPath } from '#web/lib/navigation/return-path.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { AdminLoginForm } from './admin-login-form.tsx'
import styles from './admin-login-page.module.css'
import { teamSignOnQuery } from './team-sign-on-query.ts'
import { ArrivalBanner } from '#web/access/sign-in/arrival-banner.tsx'
import { useLeaving } from '#web/access/sign-in/use-leaving.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { FirstAdministrator } from '#web/access/sign-in/first-administrator.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { SignedIn } from '#web/access/sign-in/signed-in.tsx'
import { useConnection } from '#web/access/sign-in/use-connection.ts'

export function AdminLoginPage() {
  const { state, search } = useLocation()
  const signOn = useQuery(teamSignOnQuery)
  const { isLeaving, leaveFor } = useLeaving()
  const connection = useConnection()
  useDocumentTitle(words.adminTitle)

  const { currentUser, isDown } = connection

  const signOnUrl = signOn.data

  // Both are asked at once, and the form does not move when the other way in is known.
  if (currentUser.isPending || (!currentUser.data && signOn.isPending))
    return <PageSpinner label={checkingSession} />
  if (currentUser.data) {
    return <SignedIn start={startPath(currentUser.data)} user={currentUser.data} />
  }

  return (
    <SignInFrame
      title={words.adminTitle}
      lead={words.adminLead}
      banners={
        <>
          {isDown && <ConnectionBanner busy={connection.isRetrying} onRetry={connection.retry} />}
          <FirstAdministrator />
          {!isDown && <ArrivalBanner query={new URLSearchParams(search)} />}
          {hasSetPassword(state) && <Banner>{words.passwordIsSet}</Banner>}
        </>
      }
    >
      {signOnUrl && (
        <div className={styles.signOn}>
          <Button
            variant="primary"
            className={styles.tall}
            busy={isLeaving}
            disabled={isDown}
            onClick={() => leaveFor(signOnUrl)}
          >
            {signIn}
          </Button>
          <p className={styles.or}>{orByPassword}</p>
        </div>
      )}
      <AdminLoginForm
        isFallback={Boolean(signOnUrl)}
        isDown={isDown}
        onConnectionLost={connection.reportLost}
      />
      <p className={styles.other}>
        {words.lookingForTickets} <Link to={paths.login}>{words.toUserLogin}</Link>
      </p>
    </SignInFrame>
  )
}

/** Said by the page where it was set. */
function hasSetPassword(state: unknown): boolean {
  const isObject = typeof state === 'object' && state !== null
  return isObject && 'isPasswordSet' in state && state.isPasswordSet === true
}
