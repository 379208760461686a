import { useRef } from 'react'

import * as words from '#words/time-entries.ts'
import { BackToDesk } from '#web/desk/back-to-desk.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { TimeEntries } from './time-entries.tsx'
import { TimeFiles } from './time-files.tsx'
import { TimeFilterFields } from './time-filter-fields.tsx'
import {
  NO_TIME_FILTERS,
  parseTimeFilters,
  serializeTimeFilters,
  TIME_SHOWS,
} from './time-filters.ts'
import styles from './time-page.module.css'
import { TimeSums } from './time-sums.tsx'

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
      <BackToDesk />
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
