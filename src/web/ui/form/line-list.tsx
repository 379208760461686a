import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'

import * as words from '#words/ui.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import styles from './line-list.module.css'
import { useLines } from './use-lines.ts'

export type LinesForm<Name extends string> = {
  values: Record<Name, string[]>
  problemOf: (name: Name) => string | undefined
  change: (name: Name, value: string[]) => void
}

type Line = { text: string; index: number; isWrong: boolean; change: (text: string) => void }

type LineListProps<Name extends string> = {
  form: LinesForm<Name>
  name: Name
  label: string
  hint: string | undefined
  /** On the button that adds one. */
  add: string
  most?: number
  /** Names one on the button that removes it. */
  nameOf: (line: Pick<Line, 'text' | 'index'>) => string
  /** Shows the control of one. */
  children: (line: Line) => ReactNode
}

/** Lines that can be added and removed. */
export function LineList<Name extends string>({
  form,
  name,
  label,
  hint,
  add: addText,
  most = Infinity,
  nameOf,
  children,
}: LineListProps<Name>) {
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
              {children({
                text,
                index,
                isWrong: error !== undefined,
                change: (next) => replace(index, next),
              })}
              <IconButton
                label={words.removeLine(nameOf({ text, index }))}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {texts.length < most && (
        <Button
          ref={addButton}
          data-field={name}
          icon={<Plus aria-hidden="true" />}
          className={styles.add}
          onClick={add}
        >
          {addText}
        </Button>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
