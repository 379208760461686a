import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { SavedView } from '#shared/desk/views/contract.ts'
import * as words from '#words/desk.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { MoveButtons, type Place } from '#web/ui/list/move-buttons.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { EditView } from './edit-view.tsx'
import type { ViewValues } from './view-fields.tsx'
import styles from './views.module.css'

type ViewLineProps = {
  view: SavedView
  place: Place
  onMove: (by: 1 | -1) => void
  onChange: (values: ViewValues) => Promise<unknown>
  onRemove: () => void
  /** The line goes, with what had the focus. */
  onGone: () => void
}

export function ViewLine({ view, place, onMove, onChange, onRemove, onGone }: ViewLineProps) {
  const { id, name, ownerName, isShared, mayChange } = view
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)

  function endEditing() {
    flushSync(() => setIsEditing(false))
    editButton.current?.focus()
  }

  if (isEditing) {
    return (
      <li className={styles.editing}>
        <EditView view={view} onChange={onChange} onEnd={endEditing} />
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {isShared && (
        <span className={styles.hint}>
          {ownerName ? words.viewMadeBy(ownerName) : words.viewOfOthers}
        </span>
      )}
      {mayChange && (
        <InlineConfirm
          label={name}
          question={words.deleteViewQuestion(name)}
          note={words.deleteViewNote}
          onConfirm={onRemove}
          onFocusLost={onGone}
        >
          {(button) => (
            <span className={styles.actions}>
              <MoveButtons id={id} name={name} place={place} onMove={onMove} />
              <IconButton
                ref={editButton}
                label={words.editView(name)}
                onClick={() => setIsEditing(true)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton {...button} label={words.deleteView(name)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </InlineConfirm>
      )}
    </li>
  )
}
