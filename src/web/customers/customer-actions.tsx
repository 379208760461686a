import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import type { Customer } from '#shared/customers.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'

import styles from './customer-actions.module.css'

type CustomerActionsProps = {
  customer: Pick<Customer, 'id' | 'name'>
  onDelete: () => void
  onFocusLost: () => void
}

const DELETE_BUTTON = 'button[data-action="delete"]'

/** Guide, edit and delete; deleting asks in the same place, with the focus on the way out. */
export function CustomerActions({ customer, onDelete, onFocusLost }: CustomerActionsProps) {
  const { id, name } = customer
  const [isAsking, setIsAsking] = useState(false)
  const [wasAsking, setWasAsking] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)

  // The button that was pressed is gone either way.
  useEffect(() => {
    if (isAsking) place.current?.querySelector('button')?.focus()
    else if (wasAsking) place.current?.querySelector<HTMLElement>(DELETE_BUTTON)?.focus()
  }, [isAsking, wasAsking])

  function ask(asking: boolean) {
    setIsAsking(asking)
    setWasAsking(!asking)
  }

  function confirm() {
    const row = place.current?.closest('tr')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>(DELETE_BUTTON)
    if (next) next.focus()
    else onFocusLost()
    onDelete()
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') ask(false)
  }

  if (isAsking) {
    return (
      // The key is a shortcut: it presses Cancel.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <fieldset
        ref={place}
        className={styles.actions}
        aria-label={`Delete ${name}?`}
        onKeyDown={cancelOnEscape}
      >
        <Button className={styles.answer} onClick={() => ask(false)}>
          Cancel
        </Button>
        <Button variant="danger" className={styles.answer} onClick={confirm}>
          Confirm
        </Button>
      </fieldset>
    )
  }

  return (
    <fieldset ref={place} className={styles.actions} aria-label={`Actions for ${name}`}>
      <Link
        to={paths.ssoGuide(id)}
        className={iconButtonClass}
        aria-label={`SSO guide for ${name}`}
        title={`SSO guide for ${name}`}
      >
        <BookOpen aria-hidden="true" />
      </Link>
      <Link
        to={paths.customer(id)}
        className={iconButtonClass}
        aria-label={`Edit ${name}`}
        title={`Edit ${name}`}
      >
        <Pencil aria-hidden="true" />
      </Link>
      <IconButton label={`Delete ${name}`} data-action="delete" onClick={() => ask(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
