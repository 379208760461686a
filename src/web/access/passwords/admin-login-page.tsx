import { useLocation } from 'react-router'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { startPath } from '#web/lib/return-place.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'

import { AdminLoginForm } from './admin-login-form.tsx'
import styles from './admin-login-page.module.css'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { SignedIn } from '#web/access/sign-in/signed-in.tsx'
import { useConnection } from '#web/access/sign-in/use-connection.ts'

export function AdminLoginPage() {
  const { state } = useLocation()
  const connection = useConnection()
  useDocumentTitle('Admin login')

  const { currentUser, isDown } = connection

  if (currentUser.isPending) return <PageSpinner label="Checking for an existing session" />
  if (currentUser.data) {
    return <SignedIn start={startPath(currentUser.data)} user={currentUser.data} />
  }

  return (
    <SignInFrame
      title="Admin login"
      lead="For the people who run this portal."
      banners={
        <>
          {isDown && <ConnectionBanner busy={connection.isRetrying} onRetry={connection.retry} />}
          {hasSetPassword(state) && <Banner>Your password is set. Sign in with it.</Banner>}
        </>
      }
    >
      <AdminLoginForm isDown={isDown} onConnectionLost={connection.reportLost} />
      <p className={styles.other}>
        Looking for your tickets? <Link to={paths.login}>Go to the user login</Link>
      </p>
    </SignInFrame>
  )
}

/** Said by the page where it was set. */
function hasSetPassword(state: unknown): boolean {
  const isObject = typeof state === 'object' && state !== null
  return isObject && 'isPasswordSet' in state && state.isPasswordSet === true
}
