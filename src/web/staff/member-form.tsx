import { type FormEvent, type RefObject, useRef, useState } from 'react'

import { ApiError } from '#web/lib/api-error.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { DialogActions } from '#web/kit/dialog/dialog.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import { DialogFailure } from './dialog-failure.tsx'
import styles from './member-form.module.css'
import { checkMember, type MemberField, type MemberValues } from './member-values.ts'
import { RoleField } from './role-field.tsx'

type MemberFormProps = {
  initial: MemberValues
  /** Focused when the dialog opens. */
  nameInput: RefObject<HTMLInputElement | null>
  /** An address is what an account is known by: it does not change. */
  hasFixedEmail?: boolean
  action: { label: string; busyLabel: string; failure: string }
  sending: { isPending: boolean; error: unknown; reset: () => void }
  onTyped?: (values: MemberValues) => void
  onSubmit: (values: MemberValues) => void
  onCancel: () => void
}

export function MemberForm({
  initial,
  nameInput,
  hasFixedEmail = false,
  action,
  sending,
  onTyped,
  onSubmit,
  onCancel,
}: MemberFormProps) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<MemberField[]>([])
  const isOnline = useOnline()
  const emailInput = useRef<HTMLInputElement>(null)

  const problems = checkMember(values)
  const refused = sending.error instanceof ApiError ? sending.error.fields : {}
  const isAboutField = Object.keys(refused).length > 0
  const problemOf = (field: MemberField) =>
    refused[field] ?? (touched.includes(field) ? problems[field] : undefined)

  function change(changes: Partial<MemberValues>) {
    const next = { ...values, ...changes }
    setValues(next)
    onTyped?.(next)
    // A refusal was about what stood there before.
    if (sending.error !== null) sending.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending || !isOnline) return
    setTouched(['name', 'email'])
    if (problems.name) nameInput.current?.focus()
    else if (problems.email) emailInput.current?.focus()
    else onSubmit({ ...values, name: values.name.trim(), email: values.email.trim() })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!isAboutField && <DialogFailure title={action.failure} error={sending.error} />}
      <Field label="Name" error={problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            name="name"
            autoComplete="off"
            dir="auto"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => setTouched([...touched, 'name'])}
          />
        )}
      </Field>
      {!hasFixedEmail && (
        <Field label="Email" error={problemOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              ref={emailInput}
              type="email"
              name="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
              onBlur={() => setTouched([...touched, 'email'])}
            />
          )}
        </Field>
      )}
      <RoleField
        role={values.role}
        error={problemOf('role')}
        onChange={(role) => change({ role })}
      />
      {!isOnline && <p>You are offline. This can be sent once you are back.</p>}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isOnline}
          busy={sending.isPending}
          busyLabel={action.busyLabel}
        >
          {action.label}
        </Button>
      </DialogActions>
    </form>
  )
}
