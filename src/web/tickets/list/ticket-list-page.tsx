import { Plus, RefreshCw } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/tickets.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'

import { TicketFilters } from './ticket-filters.tsx'
import { TicketListContent } from './ticket-list-content.tsx'
import { withoutNarrowing } from '#web/tickets/queries/ticket-list-filters.ts'
import styles from './ticket-list-page.module.css'
import { useCreatedNotice } from './use-created-notice.ts'
import { useTicketList } from './use-ticket-list.ts'
import { useTicketListFilters } from './use-ticket-list-filters.ts'

export function TicketListPage() {
  const { filters, choose, type } = useTicketListFilters()
  const list = useTicketList(filters)
  const isOnline = useOnline()
  const filtersButton = useRef<HTMLButtonElement>(null)
  useDocumentTitle(words.title)
  useCreatedNotice(!list.isLoading && !list.isFailed)

  function clear() {
    choose(withoutNarrowing(filters))
    filtersButton.current?.focus()
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <div className={styles.actions} data-print="hide">
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            busy={list.isRefreshing}
            disabled={!isOnline}
            onClick={() => void list.refresh()}
          >
            {words.refresh}
          </Button>
          <Link to={paths.newTicket} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            {words.newTicket}
          </Link>
        </div>
      </header>
      <TicketFilters
        filters={filters}
        button={filtersButton}
        onChoose={choose}
        onSearch={(q) => type({ q })}
        onClear={clear}
      />
      <TicketListContent list={list} filters={filters} onChoose={choose} onClear={clear} />
    </div>
  )
}
