import { type ReactNode, useId } from 'react'

import styles from './card.module.css'
import { classNames } from '#web/ui/display/class-names.ts'

type CardProps = {
  title?: ReactNode
  titleId?: string
  /** At the end of the title's line. */
  actions?: ReactNode
  /** The content draws its own edges: tables and lists that reach the border. */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, titleId, actions, flush, className, children }: CardProps) {
  const ownId = useId()
  const headingId = titleId ?? ownId

  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {actions}
        </div>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
