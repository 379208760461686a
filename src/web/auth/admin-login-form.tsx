import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { ApiError, isNetworkError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import styles from './admin-login-form.module.css'
import { adminLoginFailure } from './admin-login-failure.ts'
import { authQueries } from './auth-queries.ts'

type AdminLoginFormProps = {
  /** The server cannot be reached. */
  isDown: boolean
  onConnectionLost: () => void
}

type Credentials = { email: string; password: string; code?: string }

async function askServer(body: Credentials) {
  const { user } = await call('adminLogin', { body })
  if (!user) throw new Error('Invalid authentication response')
  return user
}

export function AdminLoginForm({ isDown, onConnectionLost }: AdminLoginFormProps) {
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  /** Null until the server asks for it. */
  const [code, setCode] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)

  const [isBusy, setIsBusy] = useState(false)
  const isCodeAsked = code !== null

  useEffect(() => {
    if (isCodeAsked && !isBusy) codeInput.current?.focus()
    else if (error && !isBusy) passwordInput.current?.focus()
  }, [isCodeAsked, error, isBusy])

  async function signIn(credentials: Credentials) {
    setError(null)
    setIsBusy(true)
    try {
      const user = await askServer(credentials)
      // Nothing that another user was answered may be shown to this one.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
      // Comes with the page that shows it.
      const { toast } = await import('#web/ui/toast.tsx')
      toast.success('Admin login successful')
      queryClient.setQueryData(authQueries.currentUser().queryKey, user)
    } catch (failure) {
      const isSecondFactor =
        failure instanceof ApiError && failure.code === 'second_factor_required'
      if (isSecondFactor) setCode('')
      setError(isSecondFactor && !credentials.code ? null : adminLoginFailure(failure))
      if (isNetworkError(failure)) onConnectionLost()
    } finally {
      setIsBusy(false)
    }
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
    void signIn({ email: email.trim(), password, code: code?.trim() || undefined })
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
          <div className={styles.password}>
            <TextInput
              {...control}
              ref={passwordInput}
              className={styles.tall}
              type={isPasswordShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error !== null && !isCodeAsked ? true : undefined}
              aria-describedby={error ? 'admin-login-error' : undefined}
              value={password}
              disabled={isBusy || isDown}
              onChange={(event) => {
                setPassword(event.target.value)
                setError(null)
              }}
            />
            <button
              type="button"
              className={styles.show}
              aria-label={isPasswordShown ? 'Hide password' : 'Show password'}
              disabled={isBusy || isDown}
              onClick={() => setIsPasswordShown(!isPasswordShown)}
            >
              {isPasswordShown ? 'Hide' : 'Show'}
            </button>
          </div>
        )}
      </Field>
      {isCodeAsked && (
        <Field
          label="Authentication code"
          hint="From your authenticator app, or one of your recovery codes."
        >
          {(control) => (
            <TextInput
              {...control}
              ref={codeInput}
              className={styles.tall}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              aria-invalid={error !== null ? true : undefined}
              value={code}
              disabled={isBusy || isDown}
              onChange={(event) => {
                setCode(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
      )}
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
      </div>
    </form>
  )
}
