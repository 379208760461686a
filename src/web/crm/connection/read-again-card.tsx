import { useMutation } from '@tanstack/react-query'

import { crmEndpoints } from '#shared/crm/endpoints.ts'
import * as words from '#words/crm.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import styles from '#web/crm/crm-page.module.css'

/** Reads one ticket again, when an administrator sees that both differ. */
export function ReadAgainCard() {
  const read = useMutation({
    mutationFn: (number: number) => call(crmEndpoints.readCrmTicketAgain, { body: { number } }),
    onSuccess: (_, number) => {
      form.reset({ number: '' })
      toast.success(words.readAsked(number))
    },
  })
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => (/^#?\d{1,9}$/.test(number.trim()) ? {} : { number: words.giveNumber }),
    sending: read,
    onChange: read.reset,
  })

  return (
    <Card title={words.readAgain}>
      <Form
        form={form}
        className={styles.card}
        onSend={() => read.mutate(Number(form.values.number.replace('#', '')))}
      >
        <p className={styles.lead}>{words.readAgainLead}</p>
        <FormFailure title={words.readFailed} error={form.failure} />
        <Field
          label={words.ticketNumber}
          hint={words.ticketNumberHint}
          error={form.problemOf('number')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              value={form.values.number}
              onChange={(event) => form.change('number', event.target.value)}
            />
          )}
        </Field>
        <span className={styles.actions}>
          <Button type="submit" busy={read.isPending}>
            {words.readNow}
          </Button>
        </span>
      </Form>
    </Card>
  )
}
