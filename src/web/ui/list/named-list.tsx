import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { moved } from '#web/ui/form/use-lines.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { focusMoved } from './move-buttons.tsx'
import { NamedLine } from './named-line.tsx'
import type { Named, NamedListTexts } from './named-list-props.ts'
import { type NamedListActs, nameProblem } from './use-named-list.ts'
import styles from './named-list.module.css'

type NamedListProps = {
  list: Named[]
  acts: NamedListActs
  texts: NamedListTexts
  /** A further choice about an entry, below its name. */
  choiceOf?: (named: Named) => ReactNode
}

/** Each can be moved, renamed, hidden where it says so, and retired; a new one comes at the end. Each change is stored at once. */
export function NamedList({ list, acts, texts, choiceOf }: NamedListProps) {
  const lines = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const inUse = list.filter(({ isRetired }) => !isRetired)

  function move({ id, name }: Named, index: number, by: 1 | -1) {
    flushSync(() => {
      acts.order(moved(list, index, by).map((named) => named.id))
      setAnnouncement(words.isNowAt(name, index + by + 1, list.length))
    })
    focusMoved(lines.current, id, by)
  }

  return (
    <>
      <ol ref={lines} className={styles.list} aria-label={texts.label}>
        {list.map((named, index) => (
          <NamedLine
            key={named.id}
            named={named}
            texts={texts}
            choice={choiceOf?.(named)}
            place={{ isFirst: index === 0, isLast: index === list.length - 1 }}
            isLastInUse={inUse.length === 1 && !named.isRetired}
            onMove={(by) => move(named, index, by)}
            onRename={(renamed) => acts.rename(named.id, renamed)}
            onSet={(changed) => acts.set(named.id, changed)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <AddNamed
        add={acts.add}
        texts={texts}
        onAdded={(name) => setAnnouncement(words.wasAdded(name))}
      />
    </>
  )
}

type AddNamedProps = {
  add: NamedListActs['add']
  texts: NamedListTexts
  onAdded: (name: string) => void
}

/** A toast would lie upon the button: this is the end of the page. */
function AddNamed({ add, texts, onAdded }: AddNamedProps) {
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
