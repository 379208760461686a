import type { ReactNode } from 'react'

import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import { CUSTOMER_LABELS, type CustomerValues } from './customer-fields.ts'
import type { CustomerForm } from './use-customer-form.ts'

type TextName = {
  [Name in keyof CustomerValues]: CustomerValues[Name] extends string ? Name : never
}[keyof CustomerValues]

type CustomerTextProps = {
  form: CustomerForm
  name: Exclude<TextName, 'saml.provider'>
  type?: 'text' | 'date' | 'url'
  required?: boolean
  hint?: ReactNode
  placeholder?: string
  className?: string
}

/** A field of one line. */
export function CustomerText({
  form,
  name,
  type = 'text',
  required,
  hint,
  ...native
}: CustomerTextProps) {
  return (
    <Field
      label={CUSTOMER_LABELS[name]}
      required={required}
      hint={hint}
      error={form.problemOf(name)}
    >
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
