import type { ReactNode } from 'react'

import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'open' | 'pending' | 'closed' | 'met' | 'breached' | 'neutral'

/** The mark and the word say what it means; the colour only repeats it. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
