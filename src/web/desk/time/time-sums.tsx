import type { TimeSum } from '#shared/desk/time/contract.ts'
import { Timer } from 'lucide-react'

import * as words from '#words/time-entries.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useWholeList } from '#web/ui/list/use-list.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'

import { serializeTimeFilters, type TimePageFilters } from './time-filters.ts'
import styles from './time-page.module.css'
import { timeQueries } from './time-queries.ts'
import { monthName, signedMinutes } from './time-texts.ts'

const TABLE = {
  caption: words.sumsCaption,
  columns: [
    words.month,
    words.customer,
    words.kind,
    words.entriesColumn,
    words.worked,
    words.billed,
    words.notExported,
  ],
  className: styles.sums,
}

/** Sums by customer, month and kind of work. Each leads to its entries. */
export function TimeSums({ filters }: { filters: TimePageFilters }) {
  const list = useWholeList(timeQueries.sums(filters), { failure: words.sumsFailed })

  return (
    <ListFrame
      list={list}
      counted={words.sumsCounted}
      skeleton={
        <DataTableSkeleton {...TABLE} label={words.loadingTime} rows={6}>
          <td colSpan={7}>
            <SkeletonText width="most" />
          </td>
        </DataTableSkeleton>
      }
      empty={
        <EmptyState title={words.noEntries} icon={<Timer aria-hidden="true" />}>
          {words.noEntriesMatch}
        </EmptyState>
      }
    >
      <DataTable {...TABLE}>
        {list.rows.map((sum) => (
          <SumRow
            key={`${sum.month} ${sum.customer.id} ${sum.kind.id}`}
            sum={sum}
            filters={filters}
          />
        ))}
      </DataTable>
    </ListFrame>
  )
}

function SumRow({ sum, filters }: { sum: TimeSum; filters: TimePageFilters }) {
  const { month, customer, kind, entries, minutes, billedMinutes, openMinutes } = sum
  const narrowed = { customerId: customer.id, month, kindId: kind.id }
  const search = serializeTimeFilters({ ...filters, ...narrowed, show: 'entries' })

  return (
    <tr>
      <td>{monthName(month)}</td>
      <th scope="row">
        <Link to={withSearch(deskPaths.time, search)} className={styles.name} dir="auto">
          {customer.name}
        </Link>
      </th>
      <td data-label={words.kind}>
        <bdi>{kind.name}</bdi>
      </td>
      <td data-label={words.entriesColumn}>{entries}</td>
      <td data-label={words.worked}>{signedMinutes(minutes)}</td>
      <td data-label={words.billed}>{signedMinutes(billedMinutes)}</td>
      <td data-label={words.notExported}>{signedMinutes(openMinutes)}</td>
    </tr>
  )
}
