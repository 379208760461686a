import { useState } from 'react'

import { enterBoth } from '#words/sign-in.ts'
import * as words from '#words/sign-in.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import { ApiError, isNetworkError } from '#web/lib/http/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { SecondStep } from './second-step.tsx'
import styles from './admin-login-form.module.css'
import {
  adminLoginFailure,
  type Credentials,
  secondFactorAsked,
  useAdminLogin,
} from './use-admin-login.ts'

type AdminLoginFormProps = {
  /** Most sign in by another way. */
  isFallback?: boolean
  /** The server cannot be reached. */
  isDown: boolean
  onConnectionLost: () => void
}

const WITH_A_CODE: SecondFactorRequest = { methods: ['totp', 'recovery'] }

export function AdminLoginForm({
  isFallback = false,
  isDown,
  onConnectionLost,
}: AdminLoginFormProps) {
  const signIn = useAdminLogin()
  /** Null until the server asks for it. */
  const [asked, setAsked] = useState<SecondFactorRequest | null>(null)
  /** Others have been guessing: a code that comes with the password opens the way past the limit. */
  const [isLimited, setIsLimited] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const sending = useSending(async (credentials: Credentials) => {
    setIsLimited(false)
    try {
      await signIn(credentials)
    } catch (failure) {
      const next = secondFactorAsked(failure)
      if (next) return showSecondStep(next)
      setIsLimited(failure instanceof ApiError && failure.code === 'rate_limited')
      if (isNetworkError(failure)) onConnectionLost()
      throw failure
    }
    return undefined
  })
  const form = useForm({
    initial: { email: '', password: '' },
    check: checkCredentials,
    sending,
    problemsIn: (failure) => ({ password: adminLoginFailure(failure) }),
  })
  const error = form.problemOf('password')
  const credentials = { email: form.values.email.trim(), password: form.values.password }
  const isOff = form.isSending || isDown

  useFocusWhen(isBack, () => form.control('password'))

  function showSecondStep(next: SecondFactorRequest) {
    setIsBack(false)
    setAsked(next)
  }

  if (asked) {
    return (
      <SecondStep
        credentials={credentials}
        asked={asked}
        isDown={isDown}
        onConnectionLost={onConnectionLost}
        onBack={() => {
          setAsked(null)
          form.change('password', '')
          setIsBack(true)
        }}
      />
    )
  }

  return (
    <Form
      form={form}
      className={styles.form}
      canSend={!isDown}
      onSend={() => sending.run(credentials)}
    >
      <Field label={words.adminEmail}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.tall}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error && credentials.email === '' ? true : undefined}
            aria-describedby={error ? 'admin-login-error' : undefined}
            value={form.values.email}
            disabled={isOff}
            onChange={(event) => form.change('email', event.target.value)}
          />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => (
          <PasswordInput
            {...control}
            className={styles.tall}
            name="password"
            autoComplete="current-password"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'admin-login-error' : undefined}
            value={form.values.password}
            disabled={isOff}
            onChange={(event) => form.change('password', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.end}>
        <div role="alert" className={styles.error}>
          {error && <FieldError id="admin-login-error">{error}</FieldError>}
        </div>
        <Button
          type="submit"
          variant={isFallback ? undefined : 'primary'}
          className={styles.tall}
          busy={form.isSending}
          busyLabel={words.loggingIn}
          disabled={isDown}
        >
          {words.logInAsAdmin}
        </Button>
        {isLimited && (
          <Button className={styles.tall} onClick={() => showSecondStep(WITH_A_CODE)}>
            {words.withCodeAsWell}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** One message for both; the one that is empty takes the focus. */
function checkCredentials({ email, password }: Credentials): Partial<Credentials> {
  const isEmailMissing = email.trim() === ''
  if (!isEmailMissing && password !== '') return {}
  return isEmailMissing ? { email: enterBoth, password: enterBoth } : { password: enterBoth }
}
