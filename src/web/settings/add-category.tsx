import type { UseMutationResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'

import { MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES } from '#shared/settings/values.ts'
import type { AdminCategory } from '#shared/categories/contract.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import styles from './category-list.module.css'
import { nameProblem } from './name-problem.ts'

type AddCategoryProps = {
  add: UseMutationResult<AdminCategory, Error, string>
  onAdded: (added: AdminCategory) => void
}

/** A toast would lie upon the button: this is the end of the page. */
export function AddCategory({ add, onAdded }: AddCategoryProps) {
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    input.current?.focus()
    setIsMissing(name.trim() === '')
    if (name.trim() === '') return
    add.mutate(name, {
      onSuccess: (added) => {
        setName('')
        onAdded(added)
      },
    })
  }

  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Field
        label="New category"
        error={isMissing ? SETTINGS_MESSAGES.categoryName : nameProblem(add.error)}
      >
        {(control) => (
          <div className={styles.form}>
            <TextInput
              {...control}
              ref={input}
              autoComplete="off"
              maxLength={MAX_CATEGORY_NAME_LENGTH}
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setIsMissing(false)
                add.reset()
              }}
            />
            <Button type="submit" icon={<Plus aria-hidden="true" />} busy={add.isPending}>
              Add category
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
