import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './page-header.module.css'

/** The one h1 of a page, a line below it, and what can be done with the whole page. */
export function PageHeader({
  title,
  children,
  actions,
  above,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** The page that this one belongs to, as the way back. */
  above?: { to: Address; text: string }
}) {
  return (
    <div className={styles.header}>
      <div className={styles.text}>
        {above && <Breadcrumb {...above} />}
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

/** The one way back from a page, above its title. */
export function Breadcrumb({ to, text }: { to: Address; text: string }) {
  return (
    <nav aria-label={words.breadcrumb} className={styles.breadcrumb} data-print="hide">
      <Link to={to}>
        <ChevronLeft aria-hidden="true" />
        {text}
      </Link>
    </nav>
  )
}
