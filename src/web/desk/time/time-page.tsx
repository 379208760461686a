import { ChevronDown, Download } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/time-entries.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import { TIME_FILES } from '#shared/desk/time/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { BackToDesk } from '#web/desk/back-to-desk.tsx'
import { urlOf } from '#web/lib/http/call.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { TimeEntries } from './time-entries.tsx'
import { TimeFilterFields } from './time-filter-fields.tsx'
import {
  NO_TIME_FILTERS,
  parseTimeFilters,
  serializeTimeFilters,
  TIME_SHOWS,
  type TimePageFilters,
  timeQuery,
} from './time-filters.ts'
import { TimeSums } from './time-sums.tsx'
import timeFilesStyles from './time-files.module.css'
import styles from './time-page.module.css'
import { ExportDialog } from './export-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'

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
