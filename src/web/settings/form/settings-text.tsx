import type { ReactNode } from 'react'

import * as words from '#words/settings.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

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
    <Field label={words.labels[name]} required={required} hint={hint} error={form.problemOf(name)}>
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
