import type { ReactNode } from 'react'

import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** The parts of a form that a field needs. */
type TextForm<Name extends string> = {
  values: Record<Name, string>
  problemOf: (name: Name) => string | undefined
  change: (name: Name, value: string) => void
  touch: (name: Name) => void
}

type TextLineProps<Name extends string> = {
  form: TextForm<Name>
  name: Name
  label: string
  type?: 'text' | 'date' | 'url'
  required?: boolean
  hint?: ReactNode
  placeholder?: string
  className?: string
}

/** A field of one line. */
export function TextLine<Name extends string>({
  form,
  name,
  label,
  type = 'text',
  required,
  hint,
  ...native
}: TextLineProps<Name>) {
  return (
    <Field label={label} required={required} hint={hint} error={form.problemOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...native}
          type={type}
          name={name}
          autoComplete="off"
          spellCheck={false}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </Field>
  )
}
