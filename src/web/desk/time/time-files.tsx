import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'

import { timeEndpoints } from '#shared/desk/time/endpoints.ts'
import { TIME_FILES } from '#shared/desk/time/values.ts'
import * as words from '#words/time-entries.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { urlOf } from '#web/lib/http/call.ts'

import { type TimePageFilters, timeQuery } from './time-filters.ts'
import styles from './time-files.module.css'

const FILE_NAMES = { entries: words.entriesFile, sums: words.sumsFile }

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog)
const RulesDialog = lazyPart(async () => (await import('./rules-dialog.tsx')).RulesDialog)

/** Files to make of the shown entries. */
export function TimeFiles({ filters }: { filters: TimePageFilters }) {
  const { isAdmin } = useViewer()
  const [open, setOpen] = useState<'export' | 'rules' | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      {isAdmin && (
        <Link to={deskPaths.workKinds} className={buttonClass()}>
          {words.kinds}
        </Link>
      )}
      {isAdmin && filters.customerId && (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={RulesDialog.preload}
          onClick={() => setOpen('rules')}
        >
          {words.rules}
        </Button>
      )}
      <Disclosure
        buttonClassName={buttonClass()}
        button={
          <span className={styles.opener}>
            <Download aria-hidden="true" />
            {words.files}
            <ChevronDown aria-hidden="true" />
          </span>
        }
        panelLabel={words.files}
      >
        {(closeMenu) => (
          <>
            <p className={styles.hint}>{words.filesHint}</p>
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
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onPointerEnter={ExportDialog.preload}
          onClick={() => setOpen('export')}
        >
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
