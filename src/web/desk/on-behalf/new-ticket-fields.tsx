import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { categoryLabel, PRIORITIES } from '#shared/tickets/values.ts'
import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import type { useForm } from '#web/ui/form/use-form.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import type { NewTicketValues } from './check-new-ticket.ts'
import styles from './new-ticket-dialog.module.css'
import { useRequesters } from './use-raise.ts'

type FieldsProps = { form: ReturnType<typeof useForm<NewTicketValues>> }

/** Fields for the requester, and those that every ticket has. */
export function NewTicketFields({ form }: FieldsProps) {
  const { values, change, problemOf } = form

  return (
    <>
      <Requester form={form} />
      <Field label={words.subject} required error={problemOf('subject')}>
        {(control) => <TextInput {...control} {...textOf(form, 'subject')} />}
      </Field>
      <Field label={words.ticketText} required error={problemOf('description')}>
        {(control) => (
          <TextArea {...control} {...textOf(form, 'description')} className={styles.description} />
        )}
      </Field>
      <Field label={words.priority} required error={problemOf('priority')}>
        {(control) => (
          <Select
            {...control}
            name="priority"
            value={values.priority}
            onChange={({ target }) => {
              const priority = PRIORITIES.find((known) => known === target.value)
              if (priority) change('priority', priority)
            }}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {ticketWords.priorities[priority]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Categories form={form} />
    </>
  )
}

function Requester({ form }: FieldsProps) {
  const { values, change, problemOf } = form
  const id = useId()
  const choices = useQuery(deskChoices())
  const people = useRequesters(values.customerId, values.email.trim())
  const known = people.find(({ email }) => email === values.email.trim().toLowerCase())

  return (
    <>
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
      <Field
        label={words.email}
        required
        hint={
          known ? (
            <Rich>{words.personIsKnown(<bdi key="name">{known.name}</bdi>)}</Rich>
          ) : (
            words.emailHint
          )
        }
        error={problemOf('email')}
      >
        {(control) => (
          <>
            <TextInput {...control} {...textOf(form, 'email')} type="email" list={id} />
            <datalist id={id}>
              {people.map(({ email, name }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {!known && (
        <Field label={words.personName} hint={words.personHint} error={problemOf('name')}>
          {(control) => <TextInput {...control} {...textOf(form, 'name')} />}
        </Field>
      )}
    </>
  )
}

function Categories({ form }: FieldsProps) {
  const { values, change, problemOf } = form
  const { data: categories = [] } = useQuery(ticketQueries.categories())
  const problem = problemOf('categories')
  const id = useId()

  return (
    <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
      <legend>
        {words.categories}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={styles.categories}>
        {categories.map((category) => (
          <Checkbox
            key={category.id}
            name="categories"
            label={categoryLabel(category, ticketWords.categoryName)}
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
  )
}

function textOf(
  { values, change }: FieldsProps['form'],
  name: 'email' | 'name' | 'subject' | 'description',
) {
  return {
    name,
    dir: 'auto' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  }
}
