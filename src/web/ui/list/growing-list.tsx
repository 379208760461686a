import { type ReactNode, useRef } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useWhen } from '#web/lib/use-when.ts'
import styles from './list-frame.module.css'
import type { List } from './use-list.ts'

// A row of the list itself: one of its rows may hold a table or a list of its own.
const ROWS = ':is(tbody tr, li):not(:is(tr, li) *)'

type GrowingListProps = {
  list: List<unknown>
  /** How many rows are shown. */
  count: number
  /** The table. */
  children: ReactNode
}

/** A list that comes in parts. Reading goes on with the first row of the next part. */
export function GrowingList({ list, count, children }: GrowingListProps) {
  const place = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(null)

  // The next part begins where the button was. If it failed to load, a row that comes later takes no focus.
  useWhen(!list.isShowingMore, () => {
    if (countBefore.current !== null && count > countBefore.current) {
      const row = place.current?.querySelectorAll(ROWS)[countBefore.current]
      row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
    }
    countBefore.current = null
  })

  return (
    <div ref={place}>
      {children}
      {list.hasMore && (
        <div className={styles.more} data-print="hide">
          <Button
            busy={list.isShowingMore}
            busyLabel={words.loading}
            onClick={() => {
              countBefore.current = count
              list.showMore()
            }}
          >
            {words.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}
