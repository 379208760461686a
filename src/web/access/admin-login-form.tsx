import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'

import type { SecondFactorRequest } from '#shared/account/values.ts'
import { ApiError, isNetworkError } from '#web/lib/api-error.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field, FieldError } from '#web/kit/form/field.tsx'
import { PasswordInput } from '#web/kit/form/password-input.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import styles from './admin-login-form.module.css'
import { adminLoginFailure } from './admin-login-failure.ts'
import { secondFactorAsked, useAdminLogin } from './use-admin-login.ts'

type AdminLoginFormProps = {
  /** The server cannot be reached. */
  isDown: boolean
  onConnectionLost: () => void
}

// Most people never see it, and it brings the passkeys' library.
const loadSecondStep = () => import('./second-step.tsx')
const SecondStep = lazy(async () => ({ default: (await loadSecondStep()).SecondStep }))

const WITH_A_CODE: SecondFactorRequest = { methods: ['totp', 'recovery'] }

export function AdminLoginForm({ isDown, onConnectionLost }: AdminLoginFormProps) {
  const signIn = useAdminLogin()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  /** Null until the server asks for it. */
  const [asked, setAsked] = useState<SecondFactorRequest | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** Others have been guessing: a code that comes with the password opens the way past the limit. */
  const [isLimited, setIsLimited] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  // While it is asked for the fields are disabled, and cannot have the focus.
  useEffect(() => {
    if (refusals > 0 || isBack) passwordInput.current?.focus()
  }, [refusals, isBack])

  async function send() {
    setError(null)
    setIsLimited(false)
    setIsBusy(true)
    try {
      await signIn({ email: email.trim(), password })
    } catch (failure) {
      const next = secondFactorAsked(failure)
      if (next) await showSecondStep(next)
      else refuse(adminLoginFailure(failure))
      setIsLimited(failure instanceof ApiError && failure.code === 'rate_limited')
      if (isNetworkError(failure)) onConnectionLost()
    } finally {
      setIsBusy(false)
    }
  }

  async function showSecondStep(next: SecondFactorRequest) {
    try {
      await loadSecondStep()
      setIsBack(false)
      setAsked(next)
    } catch {
      refuse('The next step could not be loaded. Please try again.')
    }
  }

  function refuse(reason: string) {
    setError(reason)
    setRefusals((count) => count + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isDown) return
    if (email.trim() === '' || password === '') {
      setError('Please enter both email and password')
      const empty = email.trim() === '' ? emailInput : passwordInput
      empty.current?.focus()
      return
    }
    void send()
  }

  if (asked) {
    return (
      <Suspense>
        <SecondStep
          credentials={{ email: email.trim(), password }}
          asked={asked}
          isDown={isDown}
          onConnectionLost={onConnectionLost}
          onBack={() => {
            setAsked(null)
            setPassword('')
            setIsBack(true)
          }}
        />
      </Suspense>
    )
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Admin Email">
        {(control) => (
          <TextInput
            {...control}
            ref={emailInput}
            className={styles.tall}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error !== null && email.trim() === '' ? true : undefined}
            aria-describedby={error ? 'admin-login-error' : undefined}
            value={email}
            disabled={isBusy || isDown}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            className={styles.tall}
            name="password"
            autoComplete="current-password"
            aria-invalid={error !== null ? true : undefined}
            aria-describedby={error ? 'admin-login-error' : undefined}
            value={password}
            disabled={isBusy || isDown}
            onChange={(event) => {
              setPassword(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <div className={styles.end}>
        <div role="alert" className={styles.error}>
          {error && <FieldError id="admin-login-error">{error}</FieldError>}
        </div>
        <Button
          type="submit"
          variant="primary"
          className={styles.tall}
          busy={isBusy}
          busyLabel="Logging in..."
          disabled={isDown}
        >
          Login as Admin
        </Button>
        {isLimited && (
          <Button className={styles.tall} onClick={() => void showSecondStep(WITH_A_CODE)}>
            Sign in with a code as well
          </Button>
        )}
      </div>
    </form>
  )
}
