import { ArrowDown, ArrowUp } from 'lucide-react'

import * as words from '#words/ui.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

export type Place = { isFirst: boolean; isLast: boolean }

type MoveButtonsProps = { id: string; name: string; place: Place; onMove: (by: 1 | -1) => void }

/** Moves a line up and down. Kept operable at either end: what has the focus must not lose it. */
export function MoveButtons({ id, name, place, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={words.moveUp(name)}
        data-move={`${id} -1`}
        aria-disabled={place.isFirst}
        onClick={() => !place.isFirst && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.moveDown(name)}
        data-move={`${id} 1`}
        aria-disabled={place.isLast}
        onClick={() => !place.isLast && onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** Elements lose the focus when they are moved in the page: gives it back to the pressed button. */
export function focusMoved(list: HTMLElement | null, id: string, by: 1 | -1) {
  list?.querySelector<HTMLElement>(`[data-move="${id} ${by}"]`)?.focus()
}
