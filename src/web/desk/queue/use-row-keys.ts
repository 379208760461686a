import type { RefObject } from 'react'

import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'

import { findRow, type Place } from './find-row.ts'

type Queue = { hasMore: boolean; showMore: () => void }

/** Outlives the page, so that reading continues at the same position after a visit to a ticket. */
let place: Place = null

/**
 * `j` and `k` move the focus from ticket to ticket, which Enter opens as it opens any link, and `x`
 * selects the one that has it.
 */
export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  queue: Queue,
  onSelect: (id: string, isRange: boolean) => void,
) {
  function rows() {
    return [...(container.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])]
  }

  function move(step: 1 | -1) {
    const shown = rows()
    const isInRow = document.activeElement?.closest('[data-ticket]') !== null
    const ids = shown.map((row) => row.dataset.ticket ?? '')
    const index = findRow(ids, { place, isInRow, step })
    if (index === null) return
    const isAtEnd = isInRow && step === 1 && place?.id === ids.at(-1)
    if (isAtEnd && queue.hasMore) queue.showMore()
    shown[index]?.querySelector<HTMLElement>('a')?.focus()
  }

  function select({ shiftKey }: KeyboardEvent) {
    const row = document.activeElement?.closest<HTMLElement>('[data-ticket]')
    const id = row?.dataset.ticket
    if (id) onSelect(id, shiftKey)
  }

  useShortcuts({ j: () => move(1), k: () => move(-1), x: select })

  /** Remembers where the focus is, however it came there. */
  return (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null
    const id = row?.dataset.ticket
    if (row && id) place = { id, index: rows().indexOf(row) }
  }
}
