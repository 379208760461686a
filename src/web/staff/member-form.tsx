import type { RefObject } from 'react'

import * as words from '#words/staff.ts'
import { STAFF_ROLES, type StaffRole } from '#shared/staff/values.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import { checkMember, type MemberValues } from './member-values.ts'

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

export function MemberForm(props: MemberFormProps) {
  const { nameInput, hasFixedEmail = false, action, sending, onTyped, onSubmit, onCancel } = props
  const { name, email, role, mayUsePassword } = props.initial
  const isOnline = useOnline()
  const form = useForm<MemberValues>({
    initial: { name, email, role, mayUsePassword },
    check: checkMember,
    shows: 'left',
    sending,
    onChange: (values) => {
      onTyped?.(values)
      // The refusal was about the previous text.
      if (sending.error !== null) sending.reset()
    },
  })
  const { values } = form

  return (
    <DialogForm
      form={form}
      canSend={isOnline}
      onSend={() => onSubmit({ ...values, name: values.name.trim(), email: values.email.trim() })}
      action={action}
      failure={{ title: action.failure, error: form.failure }}
      onCancel={onCancel}
    >
      <Field label={words.name} required error={form.problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            name="name"
            autoComplete="off"
            dir="auto"
            value={values.name}
            onChange={(event) => form.change('name', event.target.value)}
            onBlur={() => form.touch('name')}
          />
        )}
      </Field>
      {!hasFixedEmail && (
        <Field label={words.email} required error={form.problemOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values.email}
              onChange={(event) => form.change('email', event.target.value)}
              onBlur={() => form.touch('email')}
            />
          )}
        </Field>
      )}
      <RoleField
        role={values.role}
        error={form.problemOf('role')}
        onChange={(chosen) => form.change('role', chosen)}
      />
      {values.mayUsePassword !== undefined && (
        <Checkbox
          label={words.mayUsePassword}
          checked={values.mayUsePassword}
          onChange={(event) => form.change('mayUsePassword', event.target.checked)}
        />
      )}
      {!isOnline && <p>{words.offline}</p>}
    </DialogForm>
  )
}

type RoleFieldProps = { role: StaffRole; error?: string; onChange: (role: StaffRole) => void }

function RoleField({ role, error, onChange }: RoleFieldProps) {
  return (
    <Field label={words.role} hint={words.whatRolesDo[role]} error={error}>
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={(event) => {
            const chosen = STAFF_ROLES.find((known) => known === event.target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {STAFF_ROLES.map((known) => (
            <option key={known} value={known}>
              {words.roles[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
