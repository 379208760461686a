import type { ReactNode } from 'react'

import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { GrowingList } from './growing-list.tsx'
import styles from './list-frame.module.css'
import type { List } from './use-list.ts'

/** As in "No tickets found", "1 ticket found", "2 tickets found". */
export type CountWords = { none: string; one: string; many: string }

type ListFrameProps = {
  list: List<unknown>
  /** Tells assistive technology how many rows were found. */
  words?: CountWords
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
  const { list, words, skeleton, empty, extraRows = 0, children } = props
  const isSettled = !list.isLoading && !list.isFailed && !list.isChanging

  return (
    <>
      {words && (
        <VisuallyHidden>
          <output>{isSettled && countText(list, words)}</output>
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

function countText({ rows, hasMore }: List<unknown>, { none, one, many }: CountWords): string {
  if (rows.length === 0) return `${none} found`
  if (hasMore) return `The first ${rows.length} ${many} are shown`
  return rows.length === 1 ? `1 ${one} found` : `${rows.length} ${many} found`
}
