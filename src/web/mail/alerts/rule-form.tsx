import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import * as words from '#words/alert-rules.ts'
import type { AlertRule, AlertRuleInput } from '#shared/mail/alerts/contract.ts'
import { STATE_FIELDS } from '#shared/mail/alerts/values.ts'
import { alertEndpoints } from '#shared/mail/endpoints.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select, TextArea } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { type AlertFormState, checkFields, toDraft, toFields, toInput } from './alert-fields.ts'
import { alertQueries } from './alert-queries.ts'
import { MailCard } from './mail-card.tsx'
import { TryCard } from './try-card.tsx'
import styles from './alert-rule-page.module.css'

/** A rule for alerts, new or stored. */
export function RuleForm({ stored }: { stored: AlertRule | undefined }) {
  const initial = toFields(stored)
  const save = useSaveRule(stored?.id)
  const form = useForm({ initial, check: checkFields, shows: 'left', sending: save })
  const { values } = form
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)

  return (
    <div className={styles.sides}>
      <PageForm
        form={form}
        isOnline={useOnline()}
        onSend={() => save.mutate(toInput(values, stored?.version ?? 0))}
        failure={{ title: words.notSaved, error: form.failure }}
        saveText={words.save}
        isNew={!stored}
        isUnsaved={isChanged && !save.isSuccess}
        onDiscard={() => form.reset(initial)}
        ways={stored && <RemoveRule ruleId={stored.id} />}
      >
        <MailCard form={form} />
        <TicketsCard form={form} />
        <Advanced form={form} />
      </PageForm>
      <div className={styles.test}>
        <TryCard draft={toDraft(values, stored?.id ?? null)} />
      </div>
    </div>
  )
}

/** Saves a rule, and goes back to the list, where it has its place. */
function useSaveRule(ruleId: string | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: AlertRuleInput) =>
      ruleId === undefined
        ? call(alertEndpoints.addAlertRule, { body })
        : call(alertEndpoints.changeAlertRule, { params: { ruleId }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: alertQueries.all().queryKey, exact: true })
      toast.success(words.saved)
      void navigate(adminPaths.alertRules)
    },
  })
}

function RemoveRule({ ruleId }: { ruleId: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call(alertEndpoints.removeAlertRule, { params: { ruleId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: alertQueries.all().queryKey, exact: true })
      toast.success(words.removed)
      void navigate(adminPaths.alertRules)
    },
    onError: (error) => toast.error(`${words.removeFailed}. ${errorMessage(error)}`),
  })

  return (
    <InlineConfirm
      label={words.remove}
      question={words.removeSure}
      onConfirm={() => remove.mutate()}
    >
      {(button) => (
        <Button {...button} disabled={remove.isPending}>
          {words.remove}
        </Button>
      )}
    </InlineConfirm>
  )
}

const ADVANCED = [
  'subjectHas',
  'isUnproven',
  'subjectPatterns',
  'bodyPatterns',
  ...STATE_FIELDS,
] as const

/** Which mails more closely, and how they are read. Opens where something in it is wrong. */
function Advanced({ form }: { form: AlertFormState }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const problem = form.problemOf('isUnproven')
  const isWrong = ADVANCED.some((field) => form.problemOf(field) !== undefined)

  return (
    <Card>
      <details
        className={styles.advanced}
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{words.advanced}</summary>
        <div className={styles.fields}>
          <TextLine
            form={form}
            name="subjectHas"
            label={words.subjectHas}
            hint={words.subjectHasHint}
          />
          <Checkbox
            name="isUnproven"
            label={words.isUnproven}
            hint={words.isUnprovenHint}
            aria-invalid={problem !== undefined}
            aria-errormessage={problem && id}
            checked={form.values.isUnproven}
            onChange={({ target }) => form.change('isUnproven', target.checked)}
          />
          {problem && <FieldError id={id}>{problem}</FieldError>}
          <h3>{words.reading}</h3>
          <p className={styles.hint}>{words.readingHint}</p>
          <Patterns form={form} name="subjectPatterns" />
          <Patterns form={form} name="bodyPatterns" />
          <fieldset className={styles.group}>
            <legend>{words.states}</legend>
            <p className={styles.hint}>{words.statesHint}</p>
            <div className={styles.fields}>
              {STATE_FIELDS.map((field) => (
                <TextLine
                  key={field}
                  form={form}
                  name={field}
                  label={words.stateFields[field]}
                  hint={field === 'otherStates' ? words.otherStatesHint : undefined}
                />
              ))}
            </div>
          </fieldset>
        </div>
      </details>
    </Card>
  )
}

const PATTERNS = {
  subjectPatterns: { label: words.subjectPatterns, hint: words.subjectPatternsHint, rows: 6 },
  bodyPatterns: { label: words.bodyPatterns, hint: words.bodyPatternsHint, rows: 3 },
} as const

function Patterns({ form, name }: { form: AlertFormState; name: keyof typeof PATTERNS }) {
  const { label, hint, rows } = PATTERNS[name]

  return (
    <Field label={label} hint={hint} error={form.problemOf(name)}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={rows}
          className={styles.patterns}
          autoComplete="off"
          spellCheck={false}
          value={form.values[name]}
          onChange={({ target }) => form.change(name, target.value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </Field>
  )
}

/** Owner and categories of the tickets that alerts become. */
function TicketsCard({ form }: { form: AlertFormState }) {
  const { values, change, problemOf, touch } = form
  const { data: choices } = useQuery(alertQueries.choices())
  const problem = problemOf('categories')
  const id = useId()

  return (
    <Card title={words.tickets}>
      <div className={styles.fields}>
        <Field label={words.customer} required error={problemOf('customerId')}>
          {(control) => (
            <Select
              {...control}
              name="customerId"
              value={values.customerId}
              onChange={({ target }) => change('customerId', target.value)}
              onBlur={() => touch('customerId')}
            >
              <option value="">{words.chooseCustomer}</option>
              {choices?.customers.map((customer) => (
                <option key={customer.id} value={customer.id}>
                  {customer.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextLine
          form={form}
          name="requesterEmail"
          label={words.requesterEmail}
          hint={words.requesterHint}
          required
        />
        <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
          <legend>
            {words.categories}
            <span aria-hidden="true"> *</span>
          </legend>
          <div className={styles.categories}>
            {choices?.categories.map((category) => (
              <Checkbox
                key={category.id}
                name="categories"
                label={category.name}
                checked={values.categories.includes(category.id)}
                onChange={({ target }) =>
                  change(
                    'categories',
                    target.checked
                      ? [...values.categories, category.id]
                      : values.categories.filter((one) => one !== category.id),
                  )
                }
              />
            ))}
          </div>
          {problem && <FieldError id={id}>{problem}</FieldError>}
        </fieldset>
      </div>
    </Card>
  )
}
