import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES } from '#shared/settings/values.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { FieldError } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import styles from './category-list.module.css'
import { nameProblem } from './name-problem.ts'

type RenameCategoryProps = {
  name: string
  onRename: (name: string) => Promise<unknown>
  onEnd: () => void
}

/** In the place of the name. Escape leaves it as it was. */
export function RenameCategory({ name, onRename, onEnd }: RenameCategoryProps) {
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const rename = useMutation({ mutationFn: onRename, onSuccess: onEnd })
  const problem = typed.trim() === '' ? SETTINGS_MESSAGES.categoryName : nameProblem(rename.error)

  useEffect(() => input.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '' || rename.isPending) return input.current?.focus()
    if (typed.trim() === name) return onEnd()
    return rename.mutate(typed)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        aria-label={`New name of ${name}`}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          rename.reset()
        }}
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
    </form>
  )
}
