import * as words from '#words/ui.ts'

import styles from './attention-mark.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Follows the name of what needs the reader. */
export function AttentionMark() {
  return (
    <>
      <span className={styles.mark} aria-hidden="true" />
      <VisuallyHidden>, {words.needsAttention}</VisuallyHidden>
    </>
  )
}
