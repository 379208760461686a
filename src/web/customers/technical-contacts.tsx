import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { MAX_TECHNICAL_CONTACTS } from '#shared/customers/values.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { FieldError } from '#web/kit/basic/field.tsx'

import { CUSTOMER_LABELS } from './customer-fields.ts'
import { TechnicalContact } from './technical-contact.tsx'
import styles from './technical-contacts.module.css'
import type { CustomerForm } from './use-customer-form.ts'

const BLANK: ContactTexts = { name: '', email: '', phone: '' }

export function TechnicalContacts({ form }: { form: CustomerForm }) {
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const contacts = form.values.technicalContacts
  const isFull = contacts.length >= MAX_TECHNICAL_CONTACTS
  const error = form.problemOf('technicalContacts')

  function add() {
    if (isFull) return
    flushSync(() => form.change('technicalContacts', [...contacts, BLANK]))
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }

  function remove(index: number) {
    form.change('technicalContacts', contacts.toSpliced(index, 1))
    // The button that had the focus goes with its contact.
    addButton.current?.focus()
  }

  return (
    <Card title={CUSTOMER_LABELS.technicalContacts}>
      <div ref={list} className={styles.list}>
        <p className={styles.note}>
          Optional. Whom your team asks when something is wrong there: up to{' '}
          {MAX_TECHNICAL_CONTACTS}, each with an email address, a phone number or both.
        </p>
        {contacts.map((contact, index) => (
          <TechnicalContact
            // oxlint-disable-next-line react/no-array-index-key -- a contact is known by its place alone: two may say the same
            key={index}
            form={form}
            index={index}
            contact={contact}
            onChange={(changed) => form.change('technicalContacts', contacts.with(index, changed))}
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
          onClick={add}
        >
          Add contact
        </Button>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}
