import type { UseMutationResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'

import { MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES } from '#shared/settings/values.ts'
import type { AdminCategory } from '#shared/categories/contract.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'
import { useForm } from '#web/kit/form/use-form.ts'

import styles from './category-list.module.css'
import { nameProblem } from './use-categories.ts'

type AddCategoryProps = {
  add: UseMutationResult<AdminCategory, Error, string>
  onAdded: (added: AdminCategory) => void
}

/** A toast would lie upon the button: this is the end of the page. */
export function AddCategory({ add, onAdded }: AddCategoryProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: SETTINGS_MESSAGES.categoryName } : {}),
    sending: add,
    problemsIn: nameProblem,
    onChange: add.reset,
  })

  function send() {
    input.current?.focus()
    add.mutate(form.values.name, {
      onSuccess: (added) => {
        form.reset({ name: '' })
        onAdded(added)
      },
    })
  }

  return (
    <Form form={form} className={styles.add} onSend={send}>
      <Field label="New category" error={form.problemOf('name')}>
        {(control) => (
          <div className={styles.form}>
            <TextInput
              {...control}
              ref={input}
              name="name"
              autoComplete="off"
              maxLength={MAX_CATEGORY_NAME_LENGTH}
              value={form.values.name}
              // Typing on would end the wait for the answer, which clears the field.
              readOnly={add.isPending}
              onChange={(event) => form.change('name', event.target.value)}
            />
            <Button type="submit" icon={<Plus aria-hidden="true" />} busy={add.isPending}>
              Add category
            </Button>
          </div>
        )}
      </Field>
    </Form>
  )
}
