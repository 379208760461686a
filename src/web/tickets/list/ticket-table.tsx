import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Queued } from '#web/tickets/display/queued.tsx'
import {
  ConfidentialMark,
  PriorityBadge,
  StatusBadge,
} from '#web/tickets/display/ticket-badges.tsx'
import { UnreadMark } from '#web/tickets/display/unread-tickets.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { useTicketPrefetch } from '#web/tickets/queries/use-ticket-prefetch.ts'
import { SortHeader } from '#web/ui/list/data-table.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { categoryText, useCategoryName } from '#web/tickets/display/category-names.ts'
import {
  type ChooseFilters,
  type ListSort,
  type TicketListFilters,
  toggleSort,
} from '#web/tickets/queries/ticket-list-filters.ts'

import styles from './ticket-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type SortProps = {
  filters: TicketListFilters
  onChoose: ChooseFilters
}

export function TicketTable({ tickets, ...sort }: { tickets: TicketListItem[] } & SortProps) {
  const nameOf = useCategoryName()

  return (
    <Table {...sort}>
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.id}
          ticket={ticket}
          category={categoryText(ticket.categories.map(nameOf))}
          onRequester={
            sort.filters.scope === 'mine' ? undefined : (requester) => sort.onChoose({ requester })
          }
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the tickets arrive. */
export function TicketTableSkeleton(sort: SortProps) {
  return (
    <Loading label={words.loading}>
      <div aria-hidden="true" inert>
        <Table {...sort}>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.subject}>
                <SkeletonText width="half" />
                <span className={styles.second}>
                  <span className={styles.description}>
                    <SkeletonText width="most" />
                  </span>
                </span>
              </td>
              {sort.filters.scope !== 'mine' && (
                <td className={styles.requester}>
                  <SkeletonText width="short" />
                </td>
              )}
              <td>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td className={styles.category}>
                <SkeletonText width="short" />
              </td>
              <td className={styles.created}>
                <SkeletonText width="short" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function Table({ filters, onChoose, children }: SortProps & { children: ReactNode }) {
  return (
    <table className={styles.table} data-scope={filters.scope}>
      <caption>
        <VisuallyHidden>{words.tableTitle}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          {filters.scope !== 'mine' && <th scope="col">{words.requester}</th>}
          <th scope="col">{words.status}</th>
          <SortColumn
            column="priority"
            label={words.priority}
            filters={filters}
            onChoose={onChoose}
          />
          <th scope="col">{words.category}</th>
          <SortColumn
            column="createdAt"
            label={words.created}
            filters={filters}
            onChoose={onChoose}
          />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type TicketRowProps = {
  ticket: TicketListItem
  /** Names of its categories. */
  category: string
  /** Filters the list; left out in a list of own tickets. */
  onRequester: ((id: string) => void) | undefined
}

function TicketRow({ ticket, category, onRequester }: TicketRowProps) {
  const { search } = useLocation()
  const shown = useShownSubject()
  const prefetch = useTicketPrefetch(ticket.id)
  const isBreached = ticket.sla.slaStatus === 'breached'

  return (
    <tr className={styles.row} data-breached={isBreached} data-ticket={ticket.id}>
      <td className={styles.subject}>
        <Link
          {...prefetch}
          to={paths.ticket(ticket.id)}
          state={{ listSearch: search }}
          className={styles.link}
          dir="auto"
        >
          {shown(ticket.subject)}
        </Link>
        {isBreached && <VisuallyHidden>{words.slaBreached}</VisuallyHidden>}
        <p className={styles.second}>
          <UnreadMark ticketId={ticket.id} />
          <ConfidentialMark ticket={ticket} />
          <span className={styles.number}>{words.numbered(ticket.number)}</span>
          <span className={styles.description} dir="auto">
            {ticket.description}
          </span>
        </p>
        <Queued ticketId={ticket.id} />
      </td>
      {onRequester && (
        <td className={styles.requester}>
          {ticket.requester && (
            <button
              type="button"
              className={styles.requesterButton}
              aria-label={words.onlyRequester(ticket.requester.name)}
              title={words.onlyRequester(ticket.requester.name)}
              onClick={() => onRequester(ticket.requester?.id ?? '')}
            >
              <bdi>{ticket.requester.name}</bdi>
            </button>
          )}
        </td>
      )}
      <td>
        <StatusBadge status={ticket.status} />
      </td>
      <td>
        <PriorityBadge priority={ticket.priority} />
      </td>
      <td className={styles.category} title={category}>
        {category}
      </td>
      <td className={styles.created}>
        <TimeText at={ticket.createdAt} format={formatShortAge} />
      </td>
    </tr>
  )
}

type ColumnProps = SortProps & { column: ListSort; label: string }

function SortColumn({ column, label, filters, onChoose }: ColumnProps) {
  function choose() {
    const { sort, direction } = toggleSort(filters, column)
    onChoose({ sort, direction })
  }
  const direction = filters.sort === column ? filters.direction : null
  return <SortHeader label={label} direction={direction} onSort={choose} />
}
