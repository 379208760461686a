import type { ReactNode } from 'react'

import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { GrowingList } from './growing-list.tsx'
import styles from './list-frame.module.css'
import type { List } from './use-list.ts'

/** As in "No tickets found", "2 tickets found", "The first 50 tickets are shown". */
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
