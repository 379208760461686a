import type { ReactNode } from 'react'

import styles from './page-header.module.css'

/** The one h1 of a page, a line below it, and what can be done with the whole page. */
export function PageHeader({
  title,
  children,
  actions,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.header}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {children && <p className={styles.lead}>{children}</p>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </div>
  )
}
