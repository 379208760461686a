import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { removeLine } from '#words/ui.ts'
import { MAX_TECHNICAL_CONTACTS } from '#shared/customers/values.ts'
import type { ContactPart, ContactTexts } from '#shared/customers/contact-problems.ts'
import * as words from '#words/customers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { useLines } from '#web/ui/form/use-lines.ts'
import { CUSTOMER_LABELS } from './customer-form-model.ts'
import type { CustomerForm } from './use-customer-form.ts'
import styles from './technical-contacts.module.css'

const BLANK: ContactTexts = { name: '', email: '', phone: '' }

export function TechnicalContacts({ form }: { form: CustomerForm }) {
  const list = useRef<HTMLDivElement>(null)
  const contacts = form.values.technicalContacts
  const isFull = contacts.length >= MAX_TECHNICAL_CONTACTS
  const error = form.problemOf('technicalContacts')
  const { addButton, add, replace, remove } = useLines({
    group: list,
    lines: contacts,
    blank: BLANK,
    onChange: (changed) => form.change('technicalContacts', changed),
  })

  return (
    <Card title={CUSTOMER_LABELS.technicalContacts}>
      <div ref={list} className={styles.list}>
        <p className={styles.note}>{words.contactsHint(MAX_TECHNICAL_CONTACTS)}</p>
        {contacts.map((contact, index) => (
          <TechnicalContact
            // oxlint-disable-next-line react/no-array-index-key -- a contact is known by its place alone: two may say the same
            key={index}
            form={form}
            index={index}
            contact={contact}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          className={styles.add}
          aria-disabled={isFull}
          // A field that was left says what is wrong with it, which would move this button away from
          // under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isFull && add()}
        >
          {words.addContact}
        </Button>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}

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

function TechnicalContact({ form, index, contact, onChange, onRemove }: TechnicalContactProps) {
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
