import { LogIn, SearchX } from 'lucide-react'

import * as words from '#words/sign-in-failures.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { FailureKind } from './failure-kind.tsx'
import styles from './failure-list.module.css'
import type { Failures } from './use-failures.ts'

const SKELETON_ROWS = 5

export function FailureList({ failures }: { failures: Failures }) {
  const { rows, q } = failures

  return (
    <ListFrame
      list={failures}
      counted={words.counted}
      skeleton={<FailureListSkeleton />}
      empty={<NoFailures q={q} onClear={() => failures.search('')} />}
    >
      <ul className={styles.list}>
        {rows.map((kind) => (
          <li key={`${kind.customer?.id} ${kind.reason}`} className={styles.item}>
            <FailureKind kind={kind} isOpen={q !== '' && rows.length === 1} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function NoFailures({ q, onClear }: { q: string; onClear: () => void }) {
  if (q) {
    return (
      <EmptyState
        title={words.noneWithCode}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.showAll}</Button>}
      >
        {words.codesAreKept}
      </EmptyState>
    )
  }

  return (
    <EmptyState title={words.none} icon={<LogIn aria-hidden="true" />}>
      {words.willAppear}
    </EmptyState>
  )
}

function FailureListSkeleton() {
  return (
    <Loading label={words.loading}>
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
