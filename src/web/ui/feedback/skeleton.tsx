import type { ReactNode } from 'react'

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

/** Around skeletons: tells assistive technology that this part is still loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
