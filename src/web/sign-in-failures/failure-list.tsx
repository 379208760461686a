import { LogIn, SearchX } from 'lucide-react'

import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListPlace } from '#web/kit/list/growing-list.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { FailureKind } from './failure-kind.tsx'
import styles from './failure-list.module.css'
import type { Failures } from './use-failures.ts'

const SKELETON_ROWS = 5

export function FailureList({ failures }: { failures: Failures }) {
  const { kinds, q } = failures
  const isSettled = !failures.isLoading && !failures.isChanging && !failures.isFailed

  return (
    <>
      <VisuallyHidden>
        <output>{isSettled && countText(kinds.length)}</output>
      </VisuallyHidden>
      <Card flush>
        <ListPlace isChanging={failures.isChanging}>
          {failures.isFailed ? (
            <LoadFailure
              message="Failed to load the sign-in failures"
              busy={failures.isRetrying}
              onRetry={failures.retry}
            />
          ) : failures.isLoading ? (
            <FailureListSkeleton />
          ) : kinds.length === 0 ? (
            <NoFailures q={q} onClear={() => failures.search('')} />
          ) : (
            <ul className={styles.list}>
              {kinds.map((kind) => (
                <li key={`${kind.customer?.id} ${kind.reason}`} className={styles.item}>
                  <FailureKind kind={kind} isOpen={q !== '' && kinds.length === 1} />
                </li>
              ))}
            </ul>
          )}
          {failures.hasMore && (
            <div className={styles.more} data-print="hide">
              <Button
                busy={failures.isShowingMore}
                busyLabel="Loading..."
                onClick={() => void failures.showMore()}
              >
                Show more
              </Button>
            </div>
          )}
        </ListPlace>
      </Card>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No failures found'
  return count === 1 ? '1 kind of failure found' : `${count} kinds of failures found`
}

function NoFailures({ q, onClear }: { q: string; onClear: () => void }) {
  if (q) {
    return (
      <EmptyState
        title="No failure has this code"
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>Show all</Button>}
      >
        Codes are kept for 30 days. A 0, 1, A, E, I, L, O, U or Y is never part of one.
      </EmptyState>
    )
  }

  return (
    <EmptyState title="No sign-in was refused" icon={<LogIn aria-hidden="true" />}>
      When one is, its code and what to change will appear here.
    </EmptyState>
  )
}

function FailureListSkeleton() {
  return (
    <Loading label="Loading the sign-in failures">
      <div className={styles.list}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            <SkeletonText width="half" />
            <SkeletonText width="short" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
