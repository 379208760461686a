import type { ReactNode } from 'react'

import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { ruleText, useCategoryName } from '#web/tickets/display/category-names.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { GrowingTextArea, Select, TextInput } from '#web/ui/controls/text-input.tsx'

import { type CategoriesQuery, CategoryChips } from './category-chips.tsx'
import { ParticipantsField } from './participants-field.tsx'
import { ServicePromise } from '#web/tickets/sla/service-promise.tsx'
import styles from './ticket-fields.module.css'
import type { TicketForm } from './use-ticket-form.ts'

type TicketFieldsProps = {
  form: TicketForm
  categories: CategoriesQuery
  /** Nothing is changed any more. */
  isBusy: boolean
  /** Stands below the description. */
  attachments: ReactNode
}

export function TicketFields({ form, categories, isBusy, attachments }: TicketFieldsProps) {
  const { values, change, touch, problemOf } = form
  const nameOf = useCategoryName()

  return (
    <Card title={words.information} className={styles.card}>
      <div className={styles.fields} inert={isBusy}>
        <Field
          label={words.subject}
          required
          error={problemOf('subject')}
          aside={<SubjectCounter length={form.subjectLength} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              autoComplete="off"
              dir="auto"
              placeholder={words.subjectHint}
              value={values.subject}
              onChange={(event) => change('subject', event.target.value)}
              onBlur={() => touch('subject')}
            />
          )}
        </Field>
        <Field label={words.description} required error={problemOf('description')}>
          {(control) => (
            <GrowingTextArea
              {...control}
              name="description"
              className={styles.description}
              dir="auto"
              placeholder={words.descriptionHint}
              value={values.description}
              onChange={(event) => change('description', event.target.value)}
              onBlur={() => touch('description')}
            />
          )}
        </Field>
      </div>
      {attachments}
      <div className={styles.fields} inert={isBusy}>
        <Field label={words.priority} required error={problemOf('priority')}>
          {(control) => (
            <Select
              {...control}
              name="priority"
              value={values.priority}
              onChange={(event) => {
                const priority = PRIORITIES.find((known) => known === event.target.value)
                if (priority) change('priority', priority)
              }}
              onBlur={() => touch('priority')}
            >
              {PRIORITIES.map((priority) => (
                <option key={priority} value={priority}>
                  {words.priorities[priority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ServicePromise priority={values.priority} categories={values.categories} />
        <CategoryChips
          categories={categories}
          selected={values.categories}
          error={problemOf('categories')}
          onChange={(selected) => change('categories', selected)}
          onBlur={() => touch('categories')}
        />
        <Checkbox
          name="confidential"
          label={words.confidential}
          hint={confidentialHint(form, nameOf)}
          checked={values.confidential}
          disabled={form.isForced}
          onChange={({ target }) => change('confidential', target.checked)}
        />
        <ParticipantsField
          participants={values.participants ?? []}
          typed={values.participant}
          categories={values.categories}
          confidential={values.confidential}
          error={problemOf('participants')}
          onType={(text) => change('participant', text)}
          onChange={(participants) => change('participants', participants)}
        />
      </div>
    </Card>
  )
}

/** Says what it means, and why it is so where the form has chosen it. */
function confidentialHint(
  { values, rule, isForced }: TicketForm,
  nameOf: (categoryId: string) => string,
): string {
  const why = rule ? ruleText(rule, nameOf) : isForced && words.followsConfidential
  return [why, values.confidential || !why ? words.confidentialMeans : null]
    .filter(Boolean)
    .join(' ')
}

function SubjectCounter({ length }: { length: number }) {
  return (
    <span className={styles.counter} data-over={length > MAX_SUBJECT_LENGTH}>
      {words.lengthOf(length, MAX_SUBJECT_LENGTH)}
    </span>
  )
}
