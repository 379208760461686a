import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/sign-in.ts'
import { invalidEmail } from '#words/sign-in.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { isNetworkError } from '#web/lib/http/api-error.ts'
import { lowercaseInput } from '#web/lib/input/lowercase-input.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { homePath } from '#web/lib/navigation/return-path.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useFocusWhen, useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import { ArrivalBanner } from './arrival-banner.tsx'
import { FirstAdministrator } from './first-administrator.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { idpSessionIn, loginFailure } from './login-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignedIn } from './signed-in.tsx'
import { useConnection } from './use-connection.ts'
import { useLeaving } from './use-leaving.ts'
import { type Choice, startSignIn, WayChoice } from './way-choice.tsx'
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
          <FirstAdministrator />
          {!isDown && <ArrivalBanner query={query} />}
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
          {words.staffSignIn}
        </Link>
      </div>
    </>
  )
}

type LoginFormProps = {
  /** The server cannot be reached. */
  isDown: boolean
  /** On the way to the identity provider. */
  isLeaving: boolean
  onStarted: (redirectUrl: string) => void
  onConnectionLost: () => void
}

/** Kept over the reload that another language takes. */
const EMAIL_KEY = 'login-email'

function LoginForm(props: LoginFormProps) {
  const { isDown, isLeaving, onStarted, onConnectionLost } = props
  const [choice, setChoice] = useState<Choice | null>(null)
  const sending = useSending(async (address: string) => {
    try {
      const start = await startSignIn(accessEndpoints.initiateLogin, address)
      if (start.hasCodes || start.isEmergency) return setChoice({ email: address, ...start })
      onStarted(start.redirectUrl)
      writeStored('sessionStorage', EMAIL_KEY, null)
    } catch (failure) {
      if (isNetworkError(failure)) onConnectionLost()
      throw failure
    }
  })
  const isBusy = sending.isPending || isLeaving
  const form = useForm({
    initial: { email: readStored('sessionStorage', EMAIL_KEY) ?? '' },
    check: ({ email }) => (email.includes('@') ? {} : { email: invalidEmail }),
    sending,
    problemsIn: (failure) => ({ email: loginFailure(failure) }),
  })
  const { email } = form.values
  const problem = form.problemOf('email')

  // Not on a touch screen, where the keyboard would cover half of the page.
  useFocusWhen(matchMedia('(pointer: fine)').matches && !choice, () => form.control('email'))

  if (choice) return <WayChoice {...props} choice={choice} onBack={() => setChoice(null)} />

  return (
    <Form
      form={form}
      className={styles.form}
      canSend={!isBusy && !isDown}
      onSend={() => sending.run(email.trim())}
    >
      <Field label={words.email} error={problem === words.unreachable && !isDown ? null : problem}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.tall}
            // An input of type email would hide the position of the cursor.
            type="text"
            inputMode="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.emailPlaceholder}
            value={email}
            disabled={isBusy || isDown}
            onChange={(event) => {
              const typed = lowercaseInput(event.target)
              form.change('email', typed)
              writeStored('sessionStorage', EMAIL_KEY, typed || null)
            }}
            onKeyDown={(event) => {
              // The button is disabled while the field is empty, so Enter would say nothing.
              if (event.key === 'Enter' && email.trim() === '')
                event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className={styles.tall}
        busy={isBusy}
        busyLabel={isLeaving ? words.redirecting : words.signingIn}
        disabled={email.trim() === '' || isDown || isBusy}
      >
        {words.withEmail}
      </Button>
    </Form>
  )
}
