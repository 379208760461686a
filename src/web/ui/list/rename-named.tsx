import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import type { Named, NamedListTexts, NewNames } from './named-list-props.ts'
import styles from './named-list.module.css'
import { OtherNames } from './other-names.tsx'
import { nameProblem } from './use-named-list.ts'

type RenameNamedProps = {
  named: Named
  texts: NamedListTexts
  onRename: (renamed: NewNames) => Promise<unknown>
  onEnd: () => void
}

/** In the place of the name. Escape leaves it as it was. */
export function RenameNamed({ named, texts, onRename, onEnd }: RenameNamedProps) {
  const { name } = named
  const [known] = useState(named.names ?? {})
  const [names, setNames] = useState(known)
  const input = useRef<HTMLInputElement>(null)
  const rename = useMutation({ mutationFn: onRename, onSuccess: onEnd })
  const form = useForm({
    initial: { name },
    check: (typed) => (typed.name.trim() === '' ? { name: texts.giveName } : {}),
    shows: 'always',
    sending: rename,
    problemsIn: nameProblem,
    onChange: rename.reset,
  })
  const problem = form.problemOf('name')

  useFocusWhen(true, () => ({ focus: () => input.current?.select() }))

  function send() {
    const isRenamed = form.values.name.trim() !== name
    if (!isRenamed && names === known) return onEnd()
    // A name that comes with Portico is shown in the language of the page, and must not become a given one.
    rename.mutate({
      ...(isRenamed && { name: form.values.name }),
      ...(names !== known && { names }),
    })
  }

  return (
    <Form form={form} className={styles.form} onSend={send}>
      <TextInput
        ref={input}
        name="name"
        aria-label={words.newNameOf(name)}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        maxLength={texts.maxNameLength}
        value={form.values.name}
        readOnly={rename.isPending}
        onChange={(event) => form.change('name', event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd()
        }}
      />
      <span className={styles.buttons}>
        <Button type="submit" busy={rename.isPending}>
          {words.saveName}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {words.cancel}
        </Button>
      </span>
      {texts.ownLanguage && (
        <OtherNames
          name={name}
          names={names}
          ownLanguage={texts.ownLanguage}
          maxLength={texts.maxNameLength}
          readOnly={rename.isPending}
          onChange={(changed) => {
            setNames(changed)
            form.refuse({})
            rename.reset()
          }}
        />
      )}
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Form>
  )
}
