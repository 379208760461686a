import { Plus, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { TicketFilters } from './ticket-filters.tsx'
import { TicketListContent } from './ticket-list-content.tsx'
import styles from './ticket-list-page.module.css'
import { useCreatedNotice } from './use-created-notice.ts'
import { useTicketList } from './use-ticket-list.ts'
import { useTicketListFilters } from './use-ticket-list-filters.ts'

export function TicketListPage() {
  const { filters, choose, search } = useTicketListFilters()
  const list = useTicketList(filters)
  const isOnline = useOnline()
  useDocumentTitle('My Support Tickets')
  useCreatedNotice(!list.isLoading && !list.isFailed)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>My Support Tickets</h1>
        <div className={styles.actions} data-print="hide">
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            busy={list.isRefreshing}
            busyLabel="Refreshing..."
            disabled={!isOnline}
            onClick={() => void list.refresh()}
          >
            Refresh
          </Button>
          <Link to={paths.newTicket} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            New Ticket
          </Link>
        </div>
      </header>
      <TicketFilters filters={filters} onChoose={choose} onSearch={search} />
      <TicketListContent list={list} filters={filters} onChoose={choose} />
    </div>
  )
}
