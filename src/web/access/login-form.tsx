import { type FormEvent, useEffect, useRef, useState } from 'react'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { isNetworkError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { lowercaseInput } from '#web/lib/lowercase-input.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import { loginFailure, UNREACHABLE } from './login-failure.ts'
import styles from './login-form.module.css'
import { readLoginInitiation } from './redirect-url.ts'

type LoginFormProps = {
  /** The server cannot be reached. */
  isDown: boolean
  /** On the way to the identity provider. */
  isLeaving: boolean
  onStarted: (redirectUrl: string) => void
  onConnectionLost: () => void
}

const INVALID_EMAIL = 'Please enter a valid email address'

async function startSignIn(email: string): Promise<string> {
  const answer = await call(accessEndpoints.initiateLogin, { body: { email } })
  const start = readLoginInitiation(answer, location.origin)
  if (!start.ok) throw new Error(start.message)
  return start.redirectUrl
}

export function LoginForm({ isDown, isLeaving, onStarted, onConnectionLost }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = isAsking || isLeaving
  const shownError = error === UNREACHABLE && !isDown ? null : error

  useEffect(() => {
    // A field that was disabled during the call has lost the focus; its error is read from there.
    if (error && !isBusy) input.current?.focus()
  }, [error, isBusy])

  useEffect(() => {
    // Not on a touch screen, where the keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])

  async function start(address: string) {
    setError(null)
    setIsAsking(true)
    try {
      onStarted(await startSignIn(address))
    } catch (failure) {
      setError(loginFailure(failure))
      if (isNetworkError(failure)) onConnectionLost()
    } finally {
      setIsAsking(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isDown) return
    const address = email.trim()
    if (!address.includes('@')) {
      setError(INVALID_EMAIL)
      input.current?.focus()
      return
    }
    void start(address)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Company email" error={shownError}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            className={styles.tall}
            // Of type email it would not tell where the cursor is.
            type="text"
            inputMode="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="you@company.com"
            value={email}
            disabled={isBusy || isDown}
            onChange={(event) => {
              setEmail(lowercaseInput(event.target))
              setError(null)
            }}
            onKeyDown={(event) => {
              // The button is disabled while the field is empty, so Enter would say nothing.
              if (event.key === 'Enter' && email.trim() === '') submit(event)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className={styles.tall}
        busy={isBusy}
        busyLabel={isLeaving ? 'Redirecting...' : 'Signing in...'}
        disabled={email.trim() === '' || isDown || isBusy}
      >
        Sign in with Email
      </Button>
    </form>
  )
}
