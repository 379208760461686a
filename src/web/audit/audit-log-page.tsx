import { ChevronDown, Download } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/audit.ts'
import { auditEndpoints } from '#shared/audit/endpoints.ts'
import { AUDIT_EXPORT_FORMATS } from '#shared/audit/values.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { AuditFilterBar } from './audit-filter-bar.tsx'
import { type AuditLogFilters, auditQuery, isNarrowed } from './audit-filters.ts'
import { AuditLogContent } from './audit-log-content.tsx'
import { useAuditLog } from './use-audit-log.ts'
import styles from './audit-log-page.module.css'

export function AuditLogPage() {
  const log = useAuditLog()
  const filtersButton = useRef<HTMLButtonElement>(null)
  useDocumentTitle(words.title)

  function clear() {
    log.clear()
    filtersButton.current?.focus()
  }

  return (
    <>
      <PageHeader title={words.title} actions={<ExportMenu filters={log.filters} />}>
        {words.lead}
      </PageHeader>
      <div className={styles.log}>
        <AuditFilterBar log={log} button={filtersButton} onClear={clear} />
        <AuditLogContent log={log} onClear={clear} />
      </div>
    </>
  )
}

/** Links, so that the browser saves what arrives as it arrives, however much it is. */
export function ExportMenu({ filters }: { filters: AuditLogFilters }) {
  return (
    <Disclosure
      buttonClassName={buttonClass()}
      button={
        <span className={styles.opener}>
          <Download aria-hidden="true" />
          {words.exportIt}
          <ChevronDown aria-hidden="true" />
        </span>
      }
      panelLabel={words.exportIt}
    >
      {(close) => (
        <>
          <p className={styles.extent}>
            {isNarrowed(filters) ? words.exportsMatching : words.exportsAll}
          </p>
          {AUDIT_EXPORT_FORMATS.map((format) => (
            <a
              key={format}
              href={urlOf(auditEndpoints.exportAuditEntries, {
                query: { format, ...auditQuery(filters) },
              })}
              download
              className={menuItemClass}
              onClick={close}
            >
              {words.formats[format]}
            </a>
          ))}
        </>
      )}
    </Disclosure>
  )
}
