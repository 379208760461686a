import { useState } from 'react'

import * as words from '#words/sign-in.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { passkeyObstacle } from '#web/access/passkeys/passkeys.ts'
import { useCurrentUser } from '#web/access/session/auth-queries.ts'
import { ApiError, errorMessage, isNetworkError, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { homePath } from '#web/lib/navigation/return-path.ts'
import { useLinkToken } from '#web/lib/navigation/use-link-token.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useFocusWhen, useWhen } from '#web/lib/use-when.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import { readLoginInitiation } from './login-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignedIn } from './signed-in.tsx'
import { useLeaving } from './use-leaving.ts'
import { WayButtons } from './way-choice.tsx'
import styles from './code-page.module.css'

/** Address that this browser asked a code for. The server decides by its cookie. */
const ASKED_KEY = 'sign-in-code-for'
const RESEND_AFTER_SECONDS = 60

/** Page for the code that was mailed, and of the link in its mail, which only fills the code in. */
export function CodePage() {
  const given = new URLSearchParams(useLinkToken())
  const email = given.get('email') ?? ''
  const linked = given.get('code')
  const code = linked !== null && /^\d{6}$/.test(linked) ? linked : null
  const currentUser = useCurrentUser()
  const [isElsewhere] = useState(
    () => code !== null && readStored('localStorage', ASKED_KEY) !== email,
  )
  useDocumentTitle(words.code.title)

  if (currentUser.isPending) return <PageSpinner label={words.checkingSession} />
  if (currentUser.data) {
    return <SignedIn start={homePath(currentUser.data)} user={currentUser.data} />
  }
  if (!email.includes('@')) {
    return (
      <SignInFrame title={words.code.noAddress} lead={words.code.noAddressLead}>
        <Link to={paths.login} className={buttonClass('plain')}>
          {words.code.toLogin}
        </Link>
      </SignInFrame>
    )
  }
  if (isElsewhere) {
    return (
      <SignInFrame title={words.code.elsewhere} lead={words.code.elsewhereLead}>
        <p className={styles.code}>{code}</p>
      </SignInFrame>
    )
  }
  const hasPasskeys = given.get('passkey') === '1' && passkeyObstacle() === null
  if (given.get('mail') === 'off') {
    return (
      <SignInFrame title={words.documentTitle}>
        <NoCode email={email} hasPasskeys={hasPasskeys} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={words.code.title}>
      <CodeForm key={code} email={email} code={code} hasPasskeys={hasPasskeys} />
    </SignInFrame>
  )
}

/** Says that no code can be mailed, which leaves a passkey alone. */
function NoCode({ email, hasPasskeys }: Pick<CodeFormProps, 'email' | 'hasPasskeys'>) {
  const { isLeaving, leaveFor } = useLeaving()

  return (
    <>
      <Banner>{words.code.noMail}</Banner>
      {hasPasskeys && (
        <WayButtons
          email={email}
          ways={['passkey']}
          hasPrimary
          disabled={isLeaving}
          onStarted={leaveFor}
        />
      )}
      <Link to={paths.login} className={styles.other}>
        {words.code.otherEmail}
      </Link>
    </>
  )
}

function failureText(failure: unknown): string {
  if (isNetworkError(failure)) return words.unreachable
  return (failure instanceof ApiError && failure.fields['code']) || errorMessage(failure)
}

type CodeFormProps = { email: string; code: string | null; hasPasskeys: boolean }

function CodeForm({ email, code, hasPasskeys }: CodeFormProps) {
  const { isLeaving, leaveFor } = useLeaving()
  const sending = useSending(async (typed: string) => {
    const body = { email, code: typed }
    leaveFor((await call(accessEndpoints.signInByCode, { body })).redirectUrl)
  })
  const form = useForm({
    initial: { code: code ?? '' },
    check: ({ code: typed }) => (typed.length === 6 ? {} : { code: words.enterSixDigits }),
    sending,
    problemsIn: (failure) => ({ code: failureText(failure) }),
  })
  const isBusy = sending.isPending || isLeaving

  useFocusWhen(isBusy ? null : 'ready', () => form.control('code'))

  return (
    <>
      {code === null ? (
        <p className={styles.lead}>
          <Rich>{words.code.sent(<strong>{email}</strong>)}</Rich>
        </p>
      ) : (
        <Banner>{words.code.filledIn}</Banner>
      )}
      <Form form={form} className={styles.form} onSend={() => sending.run(form.values.code)}>
        <Field label={words.code.label} hint={words.code.hint} error={form.problemOf('code')}>
          {(control) => (
            <TextInput
              {...control}
              className={styles.digits}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              value={form.values.code}
              disabled={isBusy}
              // A code may be pasted with spaces.
              onChange={(event) =>
                form.change('code', event.target.value.replaceAll(/\D/g, '').slice(0, 6))
              }
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className={styles.tall}
          busy={isBusy}
          busyLabel={words.signingIn}
        >
          {words.code.submit}
        </Button>
      </Form>
      {!isStatus(sending.error, 429) && (
        <Resend email={email} isFresh={code === null} onSent={() => form.reset({ code: '' })} />
      )}
      {hasPasskeys && (
        <WayButtons email={email} ways={['passkey']} disabled={isBusy} onStarted={leaveFor} />
      )}
      <Link to={paths.login} className={styles.other}>
        {words.code.otherEmail}
      </Link>
    </>
  )
}

type ResendProps = { email: string; isFresh: boolean; onSent: () => void }

/** Asks for another code, after a while. */
function Resend({ email, isFresh, onSent }: ResendProps) {
  const [seconds, setSeconds] = useState(isFresh ? RESEND_AFTER_SECONDS : 0)
  const [isSent, setIsSent] = useState(false)
  const sending = useSending(async () => {
    const answer = await call(accessEndpoints.requestEmailCode, { body: { email } })
    const start = readLoginInitiation(answer, location.origin)
    if (!start.ok) throw new Error(start.message)
    setSeconds(RESEND_AFTER_SECONDS)
    setIsSent(true)
    onSent()
  })

  // The sign-in page has led here, after it asked for a code.
  useWhen(isFresh && email, () => void writeStored('localStorage', ASKED_KEY, email))
  useAfterPause(seconds > 0 ? seconds : null, 1000, () => setSeconds(seconds - 1))

  function resend() {
    setIsSent(false)
    sending.run(undefined)
  }

  return (
    <div className={styles.resend}>
      <output>{isSent && words.code.resent}</output>
      <div role="alert">{sending.error !== null && failureText(sending.error)}</div>
      {seconds > 0 ? (
        <p className={styles.wait}>{words.code.resendIn(seconds)}</p>
      ) : (
        <Button
          className={styles.tall}
          busy={sending.isPending}
          busyLabel={words.code.resending}
          onClick={resend}
        >
          {words.code.resend}
        </Button>
      )}
    </div>
  )
}
