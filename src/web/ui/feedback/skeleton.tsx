import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

import * as words from '#words/ui.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/display/class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** A box of the same size as what will stand there: give the width and height by a class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
}

/** A line of text that has not arrived; the width is that of its column, or the given part of it. */
export function SkeletonText({ width = 'full' }: { width?: 'full' | 'most' | 'half' | 'short' }) {
  return (
    <span className={classNames(styles.skeleton, styles.text, styles[width])} aria-hidden="true" />
  )
}

/** Short enough that no one wonders. */
const SOON_MS = 5_000

/** Around skeletons: tells assistive technology that this part is still loading, and everyone when it takes long. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const area = useRef<HTMLDivElement>(null)
  const [isLate, setIsLate] = useState(false)
  const [isFirst, setIsFirst] = useState(false)
  const isTold = isLate || !isOnline
  useAfterPause(isLate ? null : isOnline, SOON_MS, () => setIsLate(true))
  // One notice for the page, however many of its parts are missing.
  useWhen(isTold, () => setIsFirst(document.querySelector('[data-loading-area]') === area.current))

  async function retry() {
    const missing = { type: 'active', predicate: isMissing } as const
    setIsLate(false)
    await queryClient.cancelQueries(missing)
    await queryClient.refetchQueries(missing)
  }

  return (
    <div ref={area} aria-busy="true" data-loading-area className={styles.area}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
      <output className={styles.notice}>
        {isTold && isFirst && (
          <>
            <span>{isOnline ? words.stillLoading : words.notLoadedOffline}</span>
            <Button onClick={() => void retry()}>{words.retry}</Button>
          </>
        )}
      </output>
    </div>
  )
}

function isMissing({ state }: { state: { status: string } }): boolean {
  return state.status === 'pending'
}
