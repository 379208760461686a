import { List, Plus, RefreshCw } from 'lucide-react'

import * as words from '#words/dashboard.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { menuItemClass } from '#web/ui/controls/disclosure.tsx'

import styles from './quick-actions.module.css'

type QuickActionsProps = { canRefresh: boolean; onRefresh: () => void }

export function QuickActions({ canRefresh, onRefresh }: QuickActionsProps) {
  return (
    <Card title={words.actionsTitle}>
      <ul className={styles.actions}>
        <li>
          <Link to={paths.newTicket} className={menuItemClass}>
            <Plus aria-hidden="true" />
            {words.createTicket}
          </Link>
        </li>
        <li>
          <Link to={paths.tickets} className={menuItemClass}>
            <List aria-hidden="true" />
            {words.viewAll}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={menuItemClass}
            aria-disabled={!canRefresh}
            onClick={canRefresh ? onRefresh : undefined}
          >
            <RefreshCw aria-hidden="true" />
            {words.refreshData}
          </button>
        </li>
      </ul>
    </Card>
  )
}
