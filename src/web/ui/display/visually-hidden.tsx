import type { ReactNode } from 'react'

import styles from './visually-hidden.module.css'

/** Text that only assistive technology reads. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
