import type { ReactNode } from 'react'

import { Field } from '#web/kit/basic/field.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import { SETTINGS_LABELS } from './settings-fields.ts'
import type { SettingsForm } from './use-settings-form.ts'

type SettingsTextProps = {
  form: SettingsForm
  name: 'name' | 'contact.text' | 'contact.url' | 'privacyUrl'
  required?: boolean
  hint?: ReactNode
  placeholder?: string
  maxLength?: number
}

/** A field of one line. */
export function SettingsText({ form, name, required, hint, ...native }: SettingsTextProps) {
  return (
    <Field
      label={SETTINGS_LABELS[name]}
      required={required}
      hint={hint}
      error={form.problemOf(name)}
    >
      {(control) => (
        <TextInput
          {...control}
          {...native}
          name={name}
          autoComplete="off"
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </Field>
  )
}
