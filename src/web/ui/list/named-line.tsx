import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Eye, EyeOff, Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import * as words from '#words/ui.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import { MoveButtons, type Place } from './move-buttons.tsx'
import type { Named, NamedListTexts, NewNames } from './named-list-props.ts'
import { OtherNames } from './other-names.tsx'
import { type NamedSwitch, nameProblem } from './use-named-list.ts'
import styles from './named-list.module.css'

type NamedLineProps = {
  named: Named
  texts: NamedListTexts
  choice?: ReactNode
  place: Place
  /** Without it there would be nothing to choose. */
  isLastInUse: boolean
  onMove: (by: 1 | -1) => void
  onRename: (renamed: NewNames) => Promise<unknown>
  onSet: (changed: NamedSwitch) => void
}

export function NamedLine(props: NamedLineProps) {
  const { named, texts, choice, place, isLastInUse, onMove, onRename, onSet } = props
  const { id, name, isRetired, isInternal } = named
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  function endRenaming() {
    flushSync(() => setIsRenaming(false))
    renameButton.current?.focus()
  }

  if (isRenaming) {
    return (
      <li className={styles.line}>
        <RenameNamed named={named} texts={texts} onRename={onRename} onEnd={endRenaming} />
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <span className={styles.name} data-retired={isRetired}>
        <span dir="auto">{name}</span>
        {isInternal && <Badge tone="neutral">{words.hiddenFromCustomers}</Badge>}
        {isRetired && <Badge tone="neutral">{words.retired}</Badge>}
        {choice}
      </span>
      <span className={styles.actions}>
        <MoveButtons id={id} name={name} place={place} onMove={onMove} />
        <IconButton
          ref={renameButton}
          label={words.renameName(name)}
          onClick={() => setIsRenaming(true)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        {isInternal !== undefined && (
          <IconButton
            label={isInternal ? words.showToCustomers(name) : words.hideFromCustomers(name)}
            onClick={() => onSet({ isInternal: !isInternal })}
          >
            {isInternal ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          </IconButton>
        )}
        <IconButton
          label={isRetired ? words.restoreName(name) : words.retireName(name)}
          aria-disabled={isLastInUse}
          onClick={() => !isLastInUse && onSet({ isRetired: !isRetired })}
        >
          {isRetired ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        </IconButton>
      </span>
    </li>
  )
}

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
