import { useWatch } from 'react-hook-form'

import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import { PRIORITIES } from '#shared/ticket-values.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/text-input.tsx'

import { CategoryChips } from './category-chips.tsx'
import styles from './ticket-fields.module.css'
import type { TicketForm } from './ticket-form.ts'

type TicketFieldsProps = {
  form: TicketForm
  draftedCategories: string[] | null
}

export function TicketFields({ form, draftedCategories }: TicketFieldsProps) {
  const { register, formState } = form
  const { errors } = formState

  return (
    <Card title="Ticket Information">
      <div className={styles.fields}>
        <p className={styles.note}>Fields marked with * are required.</p>
        <Field
          label="Subject"
          required
          error={errors.subject?.message}
          aside={<SubjectCounter form={form} />}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('subject')}
              autoComplete="off"
              dir="auto"
              placeholder="What is it about, in a few words"
            />
          )}
        </Field>
        <Field label="Priority" required error={errors.priority?.message}>
          {(control) => (
            <Select {...control} {...register('priority')}>
              {PRIORITIES.map((priority) => (
                <option key={priority}>{priority}</option>
              ))}
            </Select>
          )}
        </Field>
        <CategoryChips form={form} drafted={draftedCategories} />
        <Field label="Description" required error={errors.description?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...register('description')}
              className={styles.description}
              dir="auto"
              placeholder="What happened, what you expected, and since when"
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

/** Counts what will be sent: white space around it is taken off. */
function SubjectCounter({ form }: { form: TicketForm }) {
  const length = useWatch({ control: form.control, name: 'subject' }).trim().length

  return (
    <span className={styles.counter} data-over={length > MAX_SUBJECT_LENGTH}>
      {length}/{MAX_SUBJECT_LENGTH}
    </span>
  )
}
