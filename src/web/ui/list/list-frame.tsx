import { type ReactNode, useRef } from 'react'

import * as words from '#words/ui.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import type { List } from './use-list.ts'
import styles from './list-frame.module.css'

/** As in "No tickets found", "2 tickets found", "Showing the first 50 tickets". */
type Counted = {
  none: string
  found: (count: number) => string
  first: (count: number) => string
}

type ListFrameProps = {
  list: List<unknown>
  /** Tells assistive technology how many rows were found. */
  counted?: Counted
  skeleton: ReactNode
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Rows that are shown besides those of the list, such as details of one. */
  extraRows?: number
  /** The rows. */
  children: ReactNode
}

/** The states of a list: loading, failed, empty, and its rows with "Show more". */
export function ListFrame(props: ListFrameProps) {
  const { list, counted, skeleton, empty, extraRows = 0, children } = props
  const isSettled = !list.isLoading && !list.isFailed && !list.isChanging

  return (
    <>
      {counted && (
        <VisuallyHidden>
          <output>{isSettled && countText(list, counted)}</output>
        </VisuallyHidden>
      )}
      <Card flush>
        <div className={styles.place} aria-busy={list.isChanging} data-changing={list.isChanging}>
          {list.isFailed ? (
            <LoadFailure message={list.failure} busy={list.isRetrying} onRetry={list.retry} />
          ) : list.isLoading ? (
            skeleton
          ) : list.rows.length === 0 ? (
            empty
          ) : (
            <GrowingList list={list} count={list.rows.length + extraRows}>
              {children}
            </GrowingList>
          )}
        </div>
      </Card>
    </>
  )
}

function countText({ rows, hasMore }: List<unknown>, { none, found, first }: Counted): string {
  if (rows.length === 0) return none
  return hasMore ? first(rows.length) : found(rows.length)
}

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
function GrowingList({ list, count, children }: GrowingListProps) {
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
