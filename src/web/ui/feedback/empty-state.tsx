import type { ReactNode } from 'react'

import styles from './empty-state.module.css'

/** Says what is missing and why, with one way on. */
export function EmptyState({
  title,
  icon,
  children,
  action,
}: {
  title: ReactNode
  icon?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
