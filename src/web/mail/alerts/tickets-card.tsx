import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import * as words from '#words/alert-rules.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import type { AlertFormState } from './alert-fields.ts'
import { alertQueries } from './alert-queries.ts'
import styles from './alert-rule-page.module.css'

/** Owner and categories of the tickets that alerts become. */
export function TicketsCard({ form }: { form: AlertFormState }) {
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
