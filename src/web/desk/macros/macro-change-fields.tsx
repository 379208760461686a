import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { REPLY_STATUSES } from '#shared/desk/values.ts'
import { PRIORITIES, RESOLUTION_CODES } from '#shared/tickets/values.ts'
import * as words from '#words/macros.ts'
import * as ticketWords from '#words/tickets.ts'
import { deskChoices, replyStatusName } from '#web/desk/desk-choices.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import type { useForm } from '#web/ui/form/use-form.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import type { MacroValues } from './macro-form-values.ts'
import styles from './macros.module.css'

type MacroChangeFieldsProps = { form: ReturnType<typeof useForm<MacroValues>> }

/** Changes that the macro makes to a ticket in addition to its text. Fields left alone stay as they are. */
export function MacroChangeFields({ form }: MacroChangeFieldsProps) {
  const { values } = form
  const { data: choices } = useQuery(deskChoices())
  const { data: offered = [] } = useQuery(ticketQueries.categories())
  const nameOf = useCategoryName()
  const agents = choices?.agents ?? []

  return (
    <fieldset className={styles.changes}>
      <legend className={styles.label}>{words.changesTitle}</legend>
      <div className={styles.selects}>
        <ChangeSelect
          label={words.status}
          value={values.status ?? ''}
          disabled={Boolean(values.resolutionCode)}
          hint={values.status === 'Waiting' && words.waitingHint}
          options={REPLY_STATUSES.toReversed().map((value) => ({
            value,
            text: replyStatusName(value),
          }))}
          onChange={(value) =>
            form.change('status', REPLY_STATUSES.find((one) => one === value) ?? '')
          }
        />
        <ChangeSelect
          label={words.priority}
          value={values.priority ?? ''}
          options={PRIORITIES.map((value) => ({ value, text: ticketWords.priorities[value] }))}
          onChange={(value) =>
            form.change('priority', PRIORITIES.find((one) => one === value) ?? '')
          }
        />
        <ChangeSelect
          label={words.assignee}
          value={values.assignee}
          error={form.problemOf('assignee')}
          options={[
            { value: 'me', text: words.whoeverUses },
            { value: 'none', text: words.nobody },
            ...agents.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={(value) => form.change('assignee', value)}
        />
        <ChangeSelect
          label={words.closing}
          none={words.staysOpen}
          value={values.resolutionCode ?? ''}
          options={RESOLUTION_CODES.map((value) => ({
            value,
            text: ticketWords.resolutions[value],
          }))}
          onChange={(value) =>
            form.change('resolutionCode', RESOLUTION_CODES.find((one) => one === value) ?? '')
          }
        />
      </div>
      <fieldset className={styles.categories}>
        <legend className={styles.label}>{words.categories}</legend>
        {offered.map(({ id }) => (
          <Checkbox
            key={id}
            name="categories"
            label={nameOf(id)}
            checked={values.categories.includes(id)}
            onChange={({ target }) =>
              form.change(
                'categories',
                target.checked
                  ? [...values.categories, id]
                  : values.categories.filter((one) => one !== id),
              )
            }
          />
        ))}
        {form.problemOf('categories') && <FieldError>{form.problemOf('categories')}</FieldError>}
      </fieldset>
    </fieldset>
  )
}

type ChangeSelectProps = {
  label: string
  /** Text of the empty choice. */
  none?: string
  value: string
  hint?: ReactNode
  error?: string
  disabled?: boolean
  options: { value: string; text: string }[]
  onChange: (value: string) => void
}

function ChangeSelect(props: ChangeSelectProps) {
  const { label, none = words.noChange, value, hint, error, disabled, options, onChange } = props

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          value={disabled ? '' : value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
