import { ChevronDown, Download, Timer } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/time-entries.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import type { TimeSum } from '#shared/desk/time/contract.ts'
import { TIME_FILES } from '#shared/desk/time/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useWholeList } from '#web/ui/list/use-list.ts'

import { ExportDialog } from './export-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TimeEntries } from './time-entries.tsx'
import { TimeFilterFields } from './time-filter-fields.tsx'
import {
  countTimeFilters,
  NO_TIME_FILTERS,
  parseTimeFilters,
  serializeTimeFilters,
  TIME_SHOWS,
  type TimePageFilters,
  timeQuery,
} from './time-filters.ts'
import { timeQueries } from './time-queries.ts'
import { monthName, signedMinutes } from './time-texts.ts'
import timeFilesStyles from './time-files.module.css'
import styles from './time-page.module.css'

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

const SHOWS = TIME_SHOWS.map((value) => ({ value, text: words.showNames[value] }))

/** Page with the time worked for all customers, and what goes onto their invoices. */
export function TimePage() {
  const { filters, choose } = useAddressFilters({
    parse: parseTimeFilters,
    serialize: serializeTimeFilters,
  })
  const fields = useRef<HTMLDivElement>(null)
  useDocumentTitle(words.time)

  function clear() {
    choose(NO_TIME_FILTERS)
    fields.current?.querySelector('select')?.focus()
  }

  return (
    <div className={styles.page}>
      <PageHeader title={words.time} actions={<TimeFiles filters={filters} />}>
        {words.pageText}
      </PageHeader>
      <div ref={fields}>
        <TimeFilterFields filters={filters} choose={choose} onClear={clear} />
      </div>
      <Segmented
        label={words.shows}
        options={SHOWS}
        value={filters.show}
        onChange={(show) => choose({ show })}
      />
      <div className={styles.list}>
        {filters.show === 'sums' ? (
          <TimeSums filters={filters} />
        ) : (
          <TimeEntries filters={filters} onClear={clear} />
        )}
      </div>
    </div>
  )
}

const FILE_NAMES = { entries: words.entriesFile, sums: words.sumsFile }

/** Files to make of the shown entries. */
function TimeFiles({ filters }: { filters: TimePageFilters }) {
  const { isAdmin } = useViewer()
  const [open, setOpen] = useState<'export' | 'rules' | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      {isAdmin && (
        <Link to={deskPaths.workTypes} className={buttonClass()}>
          {words.kinds}
        </Link>
      )}
      {isAdmin && filters.customerId && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('rules')}>
          {words.rules}
        </Button>
      )}
      <Disclosure
        buttonClassName={buttonClass()}
        button={
          <span className={timeFilesStyles.opener}>
            <Download aria-hidden="true" />
            {words.files}
            <ChevronDown aria-hidden="true" />
          </span>
        }
        panelLabel={words.files}
      >
        {(closeMenu) => (
          <>
            <p className={timeFilesStyles.hint}>{words.filesHint}</p>
            {TIME_FILES.map((of) => (
              <a
                key={of}
                href={urlOf(timeEndpoints.getTimeFile, { query: { of, ...timeQuery(filters) } })}
                download
                className={menuItemClass}
                onClick={closeMenu}
              >
                {FILE_NAMES[of]}
              </a>
            ))}
          </>
        )}
      </Disclosure>
      {isAdmin && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {words.forInvoices}
        </Button>
      )}
      {open === 'export' && <ExportDialog filters={filters} onClose={close} />}
      {open === 'rules' && filters.customerId && (
        <RulesDialog customerId={filters.customerId} onClose={close} />
      )}
    </>
  )
}

/** Sums by customer, month and kind of work. Each leads to its entries. */
function TimeSums({ filters }: { filters: TimePageFilters }) {
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
          {countTimeFilters(filters) === 0 ? words.noEntriesYet : words.noEntriesMatch}
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
