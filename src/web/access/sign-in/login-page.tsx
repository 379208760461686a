import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import * as words from '#words/sign-in.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { homePath } from '#web/lib/navigation/return-path.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { authQueries } from '#web/access/session/auth-queries.ts'

import { Arrival } from './arrival.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { LoginForm } from './login-form.tsx'
import { idpSessionIn } from './login-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignedIn } from './signed-in.tsx'
import { useConnection } from './use-connection.ts'
import { useLeaving } from './use-leaving.ts'
import styles from './login-page.module.css'

const REDIRECTED_KEY = 'idp-redirected'

/** True once per browser session, so that an identity provider that sends back makes no loop. */
function mayRedirect(): boolean {
  if (readStored('sessionStorage', REDIRECTED_KEY) !== null) return false
  return writeStored('sessionStorage', REDIRECTED_KEY, 'true')
}

export function LoginPage() {
  const [query] = useSearchParams()
  const queryClient = useQueryClient()
  const connection = useConnection()
  const detection = useQuery(authQueries.idpDetection())
  const { isLeaving, leaveFor } = useLeaving()
  const { name } = useBrand()
  useDocumentTitle(words.documentTitle)

  const title = words.titleOf(name)
  const { currentUser, isDown } = connection
  const hasFailed = Boolean(query.get('error'))
  const idpSession = idpSessionIn(detection.data, location.origin)
  const isChecking = currentUser.isPending || detection.isPending
  const isVisitor = currentUser.data === null
  const isSignedInElsewhere = isVisitor && detection.data?.authenticated === true
  const redirectUrl = isVisitor && !hasFailed ? idpSession?.redirectUrl : undefined

  // The session was begun in another tab between the two questions.
  useWhen(isSignedInElsewhere, () => {
    void queryClient.invalidateQueries(authQueries.currentUser())
  })

  useWhen(redirectUrl, () => {
    if (redirectUrl !== undefined && mayRedirect()) leaveFor(redirectUrl)
  })

  if (isChecking) {
    return (
      <main>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <PageSpinner label={words.checkingSession} />
      </main>
    )
  }
  if (currentUser.data) {
    return <SignedIn start={homePath(currentUser.data)} user={currentUser.data} />
  }

  return (
    <SignInFrame
      title={title}
      lead={words.lead}
      banners={
        <>
          {isDown && <ConnectionBanner busy={connection.isRetrying} onRetry={connection.retry} />}
          {!isDown && <Arrival query={query} />}
          {idpSession && !isDown && (
            <Banner
              action={
                <Button busy={isLeaving} onClick={() => leaveFor(idpSession.activeUrl)}>
                  {words.continueWith(idpSession.customerName)}
                </Button>
              }
            >
              {words.sessionAt(idpSession.customerName)}
            </Banner>
          )}
        </>
      }
    >
      <LoginForm
        isDown={isDown}
        isLeaving={isLeaving}
        onStarted={leaveFor}
        onConnectionLost={connection.reportLost}
      />
      <LoginHelp />
    </SignInFrame>
  )
}

/** How signing in goes, whom to ask, and the way of the staff. */
function LoginHelp() {
  const { contact } = useBrand()

  return (
    <>
      <ol className={styles.steps}>
        <li>{words.enterEmail}</li>
        <li>{words.weVerify}</li>
        <li>{words.clickToSignIn}</li>
      </ol>
      <div className={styles.foot}>
        {contact.url !== null && (
          <p>
            {words.troubleSigningIn} <a href={contact.url}>{contact.text}</a>
          </p>
        )}
        <Link to={paths.adminLogin} className={styles.admin} title={words.adminLogin}>
          <img src="/admin-login.svg" alt={words.adminLogin} width="20" height="20" />
        </Link>
      </div>
    </>
  )
}
