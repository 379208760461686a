import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/account/password-rule.ts'
import type { AccountLink } from '#shared/access/contract.ts'
import { ApiError, errorMessage, isNetworkError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { useNavigate } from '#web/lib/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { PasswordInput } from '#web/kit/form/password-input.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import { authQueries } from './auth-queries.ts'
import styles from './set-password-form.module.css'

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

function failureText(error: unknown): string {
  if (isNetworkError(error)) return UNREACHABLE
  const field = error instanceof ApiError ? error.fields['password'] : undefined
  return field ?? errorMessage(error)
}

export function SetPasswordForm({ token, link }: { token: string; link: AccountLink }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // A field that was disabled during the call has lost the focus; its error is read from there.
    if (problem && !isSaving) input.current?.focus()
  }, [problem, isSaving])

  async function save() {
    setIsSaving(true)
    try {
      await call(accessEndpoints.setPassword, { body: { token, password } })
      // If it was one's own, the session of this browser has ended with the others.
      await queryClient.refetchQueries(authQueries.currentUser())
      void navigate(paths.adminLogin, { replace: true, state: { isPasswordSet: true } })
    } catch (error) {
      setProblem(failureText(error))
      setIsSaving(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const found = problemOfPassword(password, link)
    setProblem(found)
    if (found === null) void save()
    else input.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Email">
        {(control) => (
          // Not typed here, but told to password managers.
          <TextInput
            {...control}
            className={styles.tall}
            type="email"
            name="email"
            autoComplete="username"
            readOnly
            value={link.email}
          />
        )}
      </Field>
      <Field
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters, none of the usual ones, and not your email or name. A few words in a row are easy to remember.`}
        error={problem}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            className={styles.tall}
            name="password"
            autoComplete="new-password"
            value={password}
            disabled={isSaving}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className={styles.tall}
        busy={isSaving}
        busyLabel="Saving..."
      >
        Set password
      </Button>
    </form>
  )
}
