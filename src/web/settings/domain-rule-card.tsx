import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { domainEndpoints } from '#shared/customers/endpoints.ts'
import * as words from '#words/connections.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import styles from './domain-rule-card.module.css'

const domainRule = queryOptions({
  queryKey: ['domain-rule'] as const,
  queryFn: ({ signal }) => call(domainEndpoints.getDomainRule, {}, { signal }),
})

type RuleValues = { compulsoryFrom: string | null }

/** Null until it is edited. */
const UNEDITED: RuleValues = { compulsoryFrom: null }

/** From when on people sign in at proven domains alone. */
export function DomainRuleCard() {
  const rule = useQuery(domainRule)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (date: string) =>
      call(domainEndpoints.changeDomainRule, { body: { compulsoryFrom: date || null } }),
    onSuccess: async ({ compulsoryFrom }) => {
      await queryClient.invalidateQueries(domainRule)
      form.reset(UNEDITED)
      toast.success(compulsoryFrom === null ? words.domainRule.isOff : words.domainRule.isOn)
    },
  })
  const form = useForm({ initial: UNEDITED, sending: save, onChange: save.reset })
  const date = form.values.compulsoryFrom ?? rule.data?.compulsoryFrom ?? ''

  return (
    <Card title={words.domainRule.title}>
      <Form
        className={styles.form}
        form={form}
        canSend={rule.data !== undefined}
        onSend={() => save.mutate(date)}
      >
        <FormFailure title={words.domainRule.saveFailed} error={form.failure} />
        <Field
          label={words.domainRule.label}
          hint={words.domainRule.hint}
          error={form.problemOf('compulsoryFrom')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="compulsoryFrom"
              disabled={!rule.data}
              readOnly={save.isPending}
              value={date}
              onChange={(event) => form.change('compulsoryFrom', event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={save.isPending}
          busyLabel={words.domainRule.saving}
          disabled={!rule.data}
        >
          {words.domainRule.save}
        </Button>
      </Form>
    </Card>
  )
}
