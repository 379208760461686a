import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'
import styles from './inline-confirm.module.css'

/** Spread onto the one button that asks. */
type AskingButton = { 'data-asks': true; onClick: () => void }

type InlineConfirmProps = {
  /** Name of the actions as a group, such as "Actions for Northwind". */
  label: string
  /** Asked in words, such as "Delete Northwind?". */
  question: ReactNode
  /** The consequence, or how it is undone. */
  note?: string
  variant?: 'danger' | 'primary'
  onConfirm: () => void
  /** Given where the row goes with what is confirmed: nothing beside it could take the focus. */
  onFocusLost?: () => void
  children: (button: AskingButton) => ReactNode
}

const ASKING_BUTTON = 'button[data-asks]'

/** The actions of a row of a table; one of them asks in the same place, with the focus on the way out. */
export function InlineConfirm({
  label,
  question,
  note,
  variant = 'danger',
  onConfirm,
  onFocusLost,
  children,
}: InlineConfirmProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [wasAsking, setWasAsking] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const questionId = useId()

  // The button that was pressed is gone either way.
  useFocusWhen((isAsking && 'asked') || (wasAsking && 'answered'), () =>
    place.current?.querySelector<HTMLElement>(isAsking ? 'button' : ASKING_BUTTON),
  )

  function ask(asking: boolean) {
    setIsAsking(asking)
    setWasAsking(!asking)
  }

  function confirm() {
    if (onFocusLost) focusNeighbour(place.current, onFocusLost)
    else ask(false)
    onConfirm()
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') ask(false)
  }

  if (isAsking) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is a shortcut: it presses Cancel
      <fieldset
        ref={place}
        className={styles.actions}
        aria-labelledby={questionId}
        onKeyDown={cancelOnEscape}
      >
        <p id={questionId} className={styles.question}>
          <strong>{question}</strong>
          {note && <span> {note}</span>}
        </p>
        <Button className={styles.answer} onClick={() => ask(false)}>
          {words.cancel}
        </Button>
        <Button variant={variant} className={styles.answer} onClick={confirm}>
          {words.confirm}
        </Button>
      </fieldset>
    )
  }

  return (
    <fieldset ref={place} className={styles.actions} aria-label={label}>
      {children({ 'data-asks': true, onClick: () => ask(true) })}
    </fieldset>
  )
}

/** The row of `place` is about to go: the next one takes the focus, or the one before. */
export function focusNeighbour(place: HTMLElement | null, onNone: () => void) {
  const row = place?.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>(ASKING_BUTTON)
  if (next) next.focus()
  else onNone()
}
