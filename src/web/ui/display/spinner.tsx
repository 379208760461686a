import * as words from '#words/ui.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

import styles from './spinner.module.css'

/** Decoration: the element around it must say in words that it is busy. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6.5" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" />
    </svg>
  )
}

/** Shown after 150 ms, so that a fast answer does not flash. */
export function PageSpinner({ label = words.loadingAloud }: { label?: string }) {
  return (
    <output className={styles.page}>
      <Spinner />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
