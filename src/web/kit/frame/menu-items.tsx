import type { ReactNode } from 'react'

import { classNames } from '#web/kit/parts/class-names.ts'
import styles from './menu-items.module.css'

/** The look of the links and buttons inside a disclosure's panel. */
export const menuItemClass = classNames(styles.item)

/** A group of items with a line above it. */
export function MenuSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
