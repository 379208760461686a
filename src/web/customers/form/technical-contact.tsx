import { X } from 'lucide-react'

import type { ContactPart, ContactTexts } from '#shared/customers/contact-problems.ts'
import * as words from '#words/customers.ts'
import { removeLine } from '#words/ui.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './technical-contacts.module.css'
import type { CustomerForm } from './use-customer-form.ts'

type TechnicalContactProps = {
  form: CustomerForm
  index: number
  contact: ContactTexts
  onChange: (contact: ContactTexts) => void
  onRemove: () => void
}

const PARTS: { part: ContactPart; type: 'text' | 'email' | 'tel' }[] = [
  { part: 'name', type: 'text' },
  { part: 'email', type: 'email' },
  { part: 'phone', type: 'tel' },
]

export function TechnicalContact({
  form,
  index,
  contact,
  onChange,
  onRemove,
}: TechnicalContactProps) {
  return (
    <fieldset data-line={index} className={styles.contact}>
      <legend>
        <VisuallyHidden>{words.contact(index + 1)}</VisuallyHidden>
      </legend>
      {PARTS.map(({ part, type }) => {
        const name = `technicalContacts.${index}.${part}` as const
        return (
          <Field key={part} label={words.contactParts[part]} error={form.problemOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                type={type}
                name={name}
                autoComplete="off"
                spellCheck={false}
                dir={part === 'name' ? 'auto' : undefined}
                value={contact[part]}
                onChange={(event) => onChange({ ...contact, [part]: event.target.value })}
                onBlur={() => form.touch(name)}
              />
            )}
          </Field>
        )
      })}
      <IconButton
        label={removeLine(contact.name.trim() || words.contactAt(index + 1))}
        className={styles.remove}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
