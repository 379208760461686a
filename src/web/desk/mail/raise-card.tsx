import { useQuery } from '@tanstack/react-query'

import type { Mail } from '#shared/mail/held/contract.ts'
import * as words from '#words/quarantine.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { checkRaise } from './check-mail-forms.ts'
import styles from './mail-page.module.css'
import { useAcceptMail } from './use-resolve-mail.ts'

/** Makes a ticket of the mail, for its sender or for another person of a customer. */
export function RaiseCard({ mail }: { mail: Mail }) {
  const accept = useAcceptMail(mail.id)
  const choices = useQuery(deskChoices())
  const form = useForm({
    initial: {
      customerId: mail.customerOfAddress?.id ?? '',
      email: mail.from.address ?? '',
      name: mail.from.name,
    },
    check: checkRaise,
    sending: accept,
  })
  const { values, change, problemOf } = form

  function raise() {
    const { customerId, email } = values
    const name = values.name.trim()
    accept.mutate({ as: 'ticket', customerId, email: email.trim(), ...(name && { name }) })
  }

  return (
    <Card title={words.raise}>
      <p className={styles.quiet}>{words.raiseHint}</p>
      <Form form={form} className={styles.form} onSend={raise}>
        <Field label={words.customer} required error={problemOf('customerId')}>
          {(control) => (
            <Select
              {...control}
              name="customerId"
              value={values.customerId}
              onChange={({ target }) => change('customerId', target.value)}
            >
              <option value="">{words.chooseCustomer}</option>
              {choices.data?.customers.map((customer) => (
                <option key={customer.id} value={customer.id}>
                  {customer.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextLine form={form} name="email" label={words.email} required hint={words.emailHint} />
        <TextLine form={form} name="name" label={words.person} hint={words.personHint} />
        <Button type="submit" busy={accept.isPending} busyLabel={words.raising}>
          {words.raiseTicket}
        </Button>
        <FormFailure title={words.raiseFailed} error={form.failure} />
      </Form>
    </Card>
  )
}
