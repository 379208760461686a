import { useQuery } from '@tanstack/react-query'
import { Download, Inbox, Plus, RefreshCw, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { type ListScope, TICKET_STATUSES } from '#shared/tickets/values.ts'
import { number } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import * as timeWords from '#words/ui.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { hasCreatedTicket } from '#web/tickets/navigation-state.ts'
import {
  type ChooseFilters,
  isNarrowed,
  parseTicketListFilters,
  serializeTicketListFilters,
  type TicketListFilters,
  withoutNarrowing,
  withoutUnknownFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'
import { listQueryOf } from '#web/tickets/queries/ticket-queries.ts'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { LiveFooter } from '#web/ui/list/live-footer.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'

import { ScopeChoice, useListScope } from '#web/tickets/display/scope-choice.tsx'
import { requestersOf, TicketFilters } from './ticket-filters.tsx'
import { TicketTable, TicketTableSkeleton } from './ticket-table.tsx'
import { type TicketList, useTicketList } from './use-ticket-list.ts'
import tabs from './status-tabs.module.css'
import styles from './ticket-list-page.module.css'

export function TicketListPage() {
  const { filters, choose, type } = useTicketListFilters()
  const list = useTicketList(filters)
  const isOnline = useOnline()
  const filtersButton = useRef<HTMLButtonElement>(null)
  const title = filters.scope === 'mine' ? words.title : words.companyTitle
  useDocumentTitle(title)
  useCreatedNotice(!list.isLoading && !list.isFailed)

  function clear() {
    choose(withoutNarrowing(filters))
    filtersButton.current?.focus()
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.actions} data-print="hide">
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            busy={list.isRefreshing}
            disabled={!isOnline}
            onClick={() => void list.refresh()}
          >
            {words.refresh}
          </Button>
          <a
            className={buttonClass()}
            href={urlOf(ticketEndpoints.exportTickets, { query: listQueryOf(filters) })}
            download
          >
            <Download aria-hidden="true" />
            {words.exportCsv}
          </a>
          <Link to={paths.newTicket} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            {words.newTicket}
          </Link>
        </div>
      </header>
      <ScopeChoice scope={filters.scope} onChoose={(scope) => choose({ scope, requester: null })} />
      <StatusTabs filters={filters} />
      <TicketFilters
        filters={filters}
        requesters={requestersOf(list.rows)}
        button={filtersButton}
        onChoose={choose}
        onSearch={(q) => type({ q })}
        onClear={clear}
      />
      <TicketListContent list={list} filters={filters} onChoose={choose} onClear={clear} />
    </div>
  )
}

/** Keeps the filters of the list in the address, and removes unknown values from it. */
function useTicketListFilters() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()

  const scope = useListScope()
  const kept = withoutUnknownFilters(params)
  useWhen(kept && String(params), () => kept && setParams(kept, { replace: true, state }))

  const { filters, ...change } = useAddressFilters({
    parse: parseTicketListFilters,
    serialize: serializeTicketListFilters,
  })
  return {
    ...change,
    filters:
      scope === 'mine'
        ? filters
        : { ...filters, scope: filters.scope === 'mine' ? scope : filters.scope },
  }
}

/** After a ticket was created, says so once the list that has it is there. */
function useCreatedNotice(isListShown: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isDue = isListShown && hasCreatedTicket(state)

  useWhen(isDue, () => {
    toast.success(words.hasNewTicket)
    // The flag stays in the history entry and would speak again after a reload.
    void navigate({ pathname, search }, { replace: true, state: null })
  })
}

const COUNTED = { Open: 'open', Pending: 'pending', Closed: 'closed' } as const

/** The list by status, each with its count. */
function StatusTabs({ filters }: { filters: TicketListFilters }) {
  const counts = useQuery(dashboardQueries.summary(filters.scope)).data?.counts

  return (
    <nav className={tabs.tabs} aria-label={words.byStatus} data-print="hide">
      {[null, ...TICKET_STATUSES].map((status) => (
        <Link
          key={status}
          to={withSearch(paths.tickets, serializeTicketListFilters({ ...filters, status }))}
          className={tabs.tab}
          aria-current={filters.status === status ? 'page' : undefined}
        >
          {status === null ? words.allStatuses : words.statuses[status]}
          {counts && (
            <span className={tabs.count}>{number(counts[status ? COUNTED[status] : 'total'])}</span>
          )}
          {status === 'Pending' && filters.scope === 'mine' && counts && counts.pending > 0 && (
            <span className={tabs.note}>{words.waitingForYou(counts.pending)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

type ContentProps = {
  list: TicketList
  filters: TicketListFilters
  onChoose: ChooseFilters
  onClear: () => void
}

function TicketListContent({ list, filters, onChoose, onClear }: ContentProps) {
  return (
    <div className={styles.content}>
      <ListFrame
        list={list}
        counted={words.ticketCounts}
        skeleton={<TicketTableSkeleton filters={filters} onChoose={onChoose} />}
        empty={
          <NoTickets scope={filters.scope} isNarrowed={isNarrowed(filters)} onClear={onClear} />
        }
      >
        <TicketTable tickets={list.rows} filters={filters} onChoose={onChoose} />
      </ListFrame>
      {!list.isLoading && !list.isFailed && (
        <ListFooter readAtMs={list.readAtMs} isPaused={list.isPaused} onPause={list.setIsPaused} />
      )}
    </div>
  )
}

type ListFooterProps = {
  readAtMs: number
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

const LABELS = { pause: words.pause, resume: words.resume }

function ListFooter({ readAtMs, isPaused, onPause }: ListFooterProps) {
  return (
    <LiveFooter isPaused={isPaused} onPause={onPause} labels={LABELS}>
      <Rich>
        {words.readAt(<TimeText at={new Date(readAtMs).toISOString()} format={formatUpdate} />)}
      </Rich>{' '}
      {isPaused ? words.isPaused : words.isLive}
    </LiveFooter>
  )
}

function formatUpdate(date: Date, now: Date): string {
  const age = formatAge(date, now)
  return age === timeWords.justNow ? words.justNow : age
}

/** No match offers to clear the filters, no ticket at all to raise the first one. */
export function NoTickets({
  scope,
  isNarrowed: hasFilters,
  onClear,
}: {
  scope: ListScope
  isNarrowed: boolean
  onClear: () => void
}) {
  if (hasFilters) {
    return (
      <EmptyState
        title={words.noneFound}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      >
        {words.noneMatch}
      </EmptyState>
    )
  }

  if (scope !== 'mine') {
    return (
      <EmptyState title={words.noneFound} icon={<Inbox aria-hidden="true" />}>
        {words.noneInScope[scope]}
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title={words.noneFound}
      icon={<Inbox aria-hidden="true" />}
      action={
        <Link to={paths.newTicket} className={buttonClass('plain')}>
          {words.createTicket}
        </Link>
      }
    >
      {words.noneYet}
    </EmptyState>
  )
}
