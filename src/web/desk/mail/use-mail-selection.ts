import { useState } from 'react'

import type { MailItem } from '#shared/mail/held/contract.ts'
import { NOTHING_SELECTED, selectRow } from '#web/desk/selection/select-rows.ts'

export type MailSelection = ReturnType<typeof useMailSelection>

/** Keeps the selection of held mails. A mail that leaves the list leaves the selection. */
export function useMailSelection(rows: MailItem[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const among = rows.filter(({ state }) => state === 'held').map(({ id }) => id)
  const selected = among.filter((id) => selection.ids.includes(id))
  const isAll = selected.length > 0 && selected.length === among.length

  return {
    selected,
    canSelect: among.length > 0,
    isAll,
    toggle: (id: string, isRange: boolean) =>
      setSelection((before) => selectRow(before, { id, isRange, among })),
    toggleAll: () => setSelection(isAll ? NOTHING_SELECTED : { ids: among, anchor: null }),
    clear: () => setSelection(NOTHING_SELECTED),
  }
}
