import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES } from '#shared/settings/values.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { FieldError } from '#web/kit/basic/field.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import styles from './category-list.module.css'
import { nameProblem } from './use-categories.ts'

type RenameCategoryProps = {
  name: string
  onRename: (name: string) => Promise<unknown>
  onEnd: () => void
}

/** In the place of the name. Escape leaves it as it was. */
export function RenameCategory({ name, onRename, onEnd }: RenameCategoryProps) {
  const input = useRef<HTMLInputElement>(null)
  const rename = useMutation({ mutationFn: onRename, onSuccess: onEnd })
  const form = useForm({
    initial: { name },
    check: (typed) => (typed.name.trim() === '' ? { name: SETTINGS_MESSAGES.categoryName } : {}),
    shows: 'always',
    sending: rename,
    problemsIn: nameProblem,
    onChange: rename.reset,
  })
  const problem = form.problemOf('name')

  useFocusWhen(true, () => ({ focus: () => input.current?.select() }))

  function send() {
    if (form.values.name.trim() === name) onEnd()
    else rename.mutate(form.values.name)
  }

  return (
    <Form form={form} className={styles.form} onSend={send}>
      <TextInput
        ref={input}
        name="name"
        aria-label={`New name of ${name}`}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_LENGTH}
        value={form.values.name}
        readOnly={rename.isPending}
        onChange={(event) => form.change('name', event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd()
        }}
      />
      <span className={styles.buttons}>
        <Button type="submit" busy={rename.isPending}>
          Save name
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
      </span>
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Form>
  )
}
