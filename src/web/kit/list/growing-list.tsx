import { type ReactNode, useEffect, useRef } from 'react'

import { Button } from '#web/kit/parts/button.tsx'
import styles from './growing-list.module.css'

type GrowingListProps = {
  /** How many rows are shown. */
  count: number
  hasMore: boolean
  isShowingMore: boolean
  onShowMore: () => void
  /** The table. */
  children: ReactNode
}

/** A table that comes in parts. Reading goes on with the first row of the next one. */
export function GrowingList({
  count,
  hasMore,
  isShowingMore,
  onShowMore,
  children,
}: GrowingListProps) {
  const place = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(null)

  // The next part begins where the button was.
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return
    // A row may hold a table of its own.
    const row = place.current?.querySelectorAll('tbody tr:not(tr tr)')[countBefore.current]
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    countBefore.current = null
  }, [count])

  return (
    <div ref={place}>
      {children}
      {hasMore && (
        <div className={styles.more} data-print="hide">
          <Button
            busy={isShowingMore}
            busyLabel="Loading..."
            onClick={() => {
              countBefore.current = count
              onShowMore()
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

/** Around a list and its other states; dimmed while what it shows belongs to the search of before. */
export function ListPlace({ isChanging, children }: { isChanging: boolean; children: ReactNode }) {
  return (
    <div className={styles.place} aria-busy={isChanging} data-changing={isChanging}>
      {children}
    </div>
  )
}
