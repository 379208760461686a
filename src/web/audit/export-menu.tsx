import { ChevronDown, Download } from 'lucide-react'

import { auditEndpoints } from '#shared/audit/endpoints.ts'
import { urlOf } from '#web/lib/call.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { Disclosure, menuItemClass } from '#web/kit/parts/disclosure.tsx'

import { type AuditLogFilters, auditQuery, isNarrowed } from './audit-filters.ts'
import styles from './export-menu.module.css'

const FORMATS = [
  { format: 'csv', text: 'CSV, for spreadsheets' },
  { format: 'jsonl', text: 'JSON Lines, for programs' },
] as const

/** Links, so that the browser saves what arrives as it arrives, however much it is. */
export function ExportMenu({ filters }: { filters: AuditLogFilters }) {
  return (
    <Disclosure
      buttonClassName={buttonClass()}
      button={
        <span className={styles.opener}>
          <Download aria-hidden="true" />
          Export
          <ChevronDown aria-hidden="true" />
        </span>
      }
      panelLabel="Export"
    >
      {(close) => (
        <>
          <p className={styles.extent}>
            {isNarrowed(filters) ? 'All entries that match the filters' : 'All entries'}
          </p>
          {FORMATS.map(({ format, text }) => (
            <a
              key={format}
              href={urlOf(auditEndpoints.exportAuditEntries, {
                query: { format, ...auditQuery(filters) },
              })}
              download
              className={menuItemClass}
              onClick={close}
            >
              {text}
            </a>
          ))}
        </>
      )}
    </Disclosure>
  )
}
