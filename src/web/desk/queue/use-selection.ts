import { useState } from 'react'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { NOTHING_SELECTED, selectRow } from '#web/desk/selection/select-rows.ts'

export type RowSelection = ReturnType<typeof useSelection>

/** Which tickets of the queue are selected. What leaves the list leaves the selection. */
export function useSelection(rows: DeskTicketItem[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  // A closed ticket cannot be changed.
  const among = rows.filter(({ status }) => status !== 'Closed')
  const selected = among.filter(({ id }) => selection.ids.includes(id))

  return {
    selected,
    canSelect: among.length > 0,
    isAll: selected.length > 0 && selected.length === among.length,
    has: (id: string) => selection.ids.includes(id),
    toggle: (id: string, isRange: boolean) => {
      const ids = among.map((ticket) => ticket.id)
      if (!ids.includes(id)) return
      setSelection((before) => selectRow(before, { id, isRange, among: ids }))
    },
    toggleAll: () => {
      const isAll = selected.length === among.length
      setSelection(
        isAll ? NOTHING_SELECTED : { ids: among.map((ticket) => ticket.id), anchor: null },
      )
    },
    clear: () => setSelection(NOTHING_SELECTED),
  }
}
