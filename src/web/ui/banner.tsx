import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './banner.module.css'
import { classNames } from './class-names.ts'

/** A message that stays, above what it is about. */
export function Banner({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'danger'
  children: ReactNode
  action?: ReactNode
}) {
  const Icon = tone === 'danger' ? CircleAlert : Info

  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.content}>
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
