import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'

import * as words from '#words/page-form.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { FieldError } from '#web/kit/basic/field.tsx'
import { IconButton } from '#web/kit/parts/icon-button.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import styles from './text-list.module.css'
import { useLines } from './use-lines.ts'

type TextListProps<Name extends string> = {
  form: {
    values: Record<Name, string[]>
    problemOf: (name: Name) => string | undefined
    change: (name: Name, value: string[]) => void
  }
  name: Name
  label: string
  /** On the button that adds one. */
  add: string
  /** What one of them is called while it is empty. */
  nameOf: (place: number) => string
  placeholder?: string
  hint?: string
}

/** Any number of lines, each of which can be removed. */
export function TextList<Name extends string>({
  form,
  name,
  label,
  add: addText,
  nameOf,
  placeholder,
  hint,
}: TextListProps<Name>) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const texts = form.values[name]
  const error = form.problemOf(name)
  const { addButton, add, replace, remove } = useLines({
    group,
    lines: texts,
    blank: '',
    onChange: (changed) => form.change(name, changed),
  })

  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.legend}>{label}</legend>
      {texts.length > 0 && (
        <ul className={styles.list}>
          {texts.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone: two may say the same
            <li key={index} data-line={index} className={styles.line}>
              <TextInput
                name={name}
                aria-label={words.line(label, index + 1)}
                aria-invalid={error ? true : undefined}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={(event) => replace(index, event.target.value)}
              />
              <IconButton
                label={words.removeLine(text || nameOf(index + 1))}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        data-field={name}
        icon={<Plus aria-hidden="true" />}
        className={styles.add}
        onClick={add}
      >
        {addText}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
