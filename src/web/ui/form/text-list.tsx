import * as words from '#words/ui.ts'
import { TextInput } from '#web/ui/controls/text-input.tsx'

import { LineList, type LinesForm } from './line-list.tsx'

type TextListProps<Name extends string> = {
  form: LinesForm<Name>
  name: Name
  label: string
  /** On the button that adds one. */
  add: string
  /** Name of a field while it is empty. */
  nameOf: (place: number) => string
  placeholder?: string
  hint?: string
}

/** Any number of lines, each of which can be removed. */
export function TextList<Name extends string>({
  form,
  name,
  label,
  add,
  nameOf,
  placeholder,
  hint,
}: TextListProps<Name>) {
  return (
    <LineList
      form={form}
      name={name}
      label={label}
      hint={hint}
      add={add}
      nameOf={({ text, index }) => text || nameOf(index + 1)}
    >
      {({ text, index, isWrong, change }) => (
        <TextInput
          name={name}
          aria-label={words.lineOfList(label, index + 1)}
          aria-invalid={isWrong ? true : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </LineList>
  )
}
