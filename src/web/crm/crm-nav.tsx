import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './crm-nav.module.css'
import { CRM_PARTS, type CrmPart } from './crm-parts.ts'

/** Leads to the parts of the page, each of which has an address of its own. */
export function CrmNav({ shown }: { shown: CrmPart }) {
  return (
    <nav className={styles.nav} aria-label={words.parts} data-print="hide">
      {Object.entries(CRM_PARTS).map(([part, { to, text }]) => (
        <Link
          key={part}
          to={to}
          className={styles.link}
          aria-current={part === shown ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
