import type { ReactNode } from 'react'

import styles from './banner.module.css'
import { classNames } from '#web/ui/display/class-names.ts'
import { AlertMark, InfoMark } from '#web/ui/display/message-marks.tsx'

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
  const Mark = tone === 'danger' ? AlertMark : InfoMark

  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Mark className={styles.icon} />
      <div className={styles.content}>
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
