import { useRef } from 'react'

import * as words from '#words/search.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './search-dialog.module.css'
import { SearchPanel } from './search-panel.tsx'

/** Finds tickets, pages and actions by typing. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<VisuallyHidden>{words.search}</VisuallyHidden>}
      className={styles.dialog}
      closesOutside
      initialFocus={input}
    >
      <SearchPanel input={input} onDone={onClose} />
    </Dialog>
  )
}
