import { Plus } from 'lucide-react'
import { useRef } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import type { NamedListTexts } from './named-list-props.ts'
import styles from './named-list.module.css'
import { nameProblem, type NamedListActs } from './use-named-list.ts'

type AddNamedProps = {
  add: NamedListActs['add']
  texts: NamedListTexts
  onAdded: (name: string) => void
}

/** A toast would lie upon the button: this is the end of the page. */
export function AddNamed({ add, texts, onAdded }: AddNamedProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: texts.giveName } : {}),
    sending: add,
    problemsIn: nameProblem,
    onChange: add.reset,
  })

  function send() {
    input.current?.focus()
    add.mutate(form.values.name, {
      onSuccess: ({ name }) => {
        form.reset({ name: '' })
        onAdded(name)
      },
    })
  }

  return (
    <Form form={form} className={styles.add} onSend={send}>
      <Field label={texts.newName} error={form.problemOf('name')}>
        {(control) => (
          <div className={styles.form}>
            <TextInput
              {...control}
              ref={input}
              name="name"
              autoComplete="off"
              maxLength={texts.maxNameLength}
              value={form.values.name}
              // Typing on would end the wait for the answer, which clears the field.
              readOnly={add.isPending}
              onChange={(event) => form.change('name', event.target.value)}
            />
            <Button type="submit" icon={<Plus aria-hidden="true" />} busy={add.isPending}>
              {texts.add}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  )
}
