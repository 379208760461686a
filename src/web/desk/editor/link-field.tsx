import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'
import * as words from '#words/desk-ticket.ts'
import { cancel } from '#words/ui.ts'

import styles from './link-field.module.css'

type LinkFieldProps = {
  /** Address of the existing link; '' for a new one. */
  address: string
  /** Returns whether it is an address. An empty one removes the link. */
  onLink: (address: string) => boolean
  onCancel: () => void
}

/** Asks where a link leads. It is not a form, because it is inside the form of the answer. */
export function LinkField({ address, onLink, onCancel }: LinkFieldProps) {
  const [typed, setTyped] = useState(address)
  const [isRefused, setIsRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useFocusWhen(true, () => input.current)

  function set() {
    if (onLink(typed)) return
    setIsRefused(true)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onCancel()
  }

  return (
    <div className={styles.row}>
      <TextInput
        ref={input}
        className={styles.input}
        aria-label={words.linkAddress}
        aria-describedby={isRefused ? errorId : undefined}
        aria-invalid={isRefused || undefined}
        placeholder={words.addressExample}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsRefused(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={set}>{words.setLink}</Button>
      {address !== '' && (
        <Button variant="ghost" onClick={() => onLink('')}>
          {words.removeLink}
        </Button>
      )}
      <Button variant="ghost" onClick={onCancel}>
        {cancel}
      </Button>
      {isRefused && <FieldError id={errorId}>{words.noAddress}</FieldError>}
    </div>
  )
}
