import type { ReactNode } from 'react'

import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './tab-links.module.css'

type TabLink = {
  to: Address
  text: string
  isCurrent: boolean
  /** Follows the text, such as a count. */
  detail?: ReactNode
}

/** Leads to the parts of a page, each of which has an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav className={styles.nav} aria-label={label} data-print="hide">
      {tabs.map(({ to, text, isCurrent, detail }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </Link>
      ))}
    </nav>
  )
}
