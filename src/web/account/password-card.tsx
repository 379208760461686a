import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/account/password-rule.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { PasswordInput } from '#web/kit/form/password-input.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

import { accountQueries } from './account-queries.ts'
import styles from './password-card.module.css'

export function PasswordCard() {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const [newPassword, setNewPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const newInput = useRef<HTMLInputElement>(null)

  const change = useMutation({
    mutationFn: () => call(accountEndpoints.changePassword, { body: { newPassword } }),
    onSuccess: () => {
      setNewPassword('')
      toast.success('Password changed. All other sessions have ended.')
      void queryClient.invalidateQueries(accountQueries.sessions())
    },
    onError: (error) => show((error instanceof ApiError && error.fields['newPassword']) || null),
  })
  const hasFailed = change.isError && problem === null

  function show(found: string | null) {
    setProblem(found)
    if (found !== null) newInput.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const found = problemOfPassword(newPassword, viewer)
    show(found)
    if (found === null) change.mutate()
  }

  return (
    <Card title="Password">
      <form className={styles.form} noValidate onSubmit={submit}>
        {hasFailed && (
          <Banner tone="danger">
            <strong>Failed to change the password</strong>
            <br />
            {errorMessage(change.error)}
          </Banner>
        )}
        {/* Tells password managers whose passwords these are. */}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={viewer.email}
          readOnly
        />
        <Field
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters, none of the usual ones, and not your email or name. All your other sessions end.`}
          error={problem}
        >
          {(control) => (
            <PasswordInput
              {...control}
              ref={newInput}
              name="newPassword"
              autoComplete="new-password"
              value={newPassword}
              onChange={(event) => {
                setNewPassword(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={change.isPending} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
