import type { ReactNode } from 'react'

import styles from './dead-end.module.css'

/** Not found, denied, broken: a heading, one sentence, one way on. The heading is given as an `h1`. */
export function DeadEnd({
  heading,
  icon,
  children,
  action,
}: {
  heading: ReactNode
  icon?: ReactNode
  children: ReactNode
  action: ReactNode
}) {
  return (
    <div className={styles.end}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {heading}
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{action}</div>
    </div>
  )
}
