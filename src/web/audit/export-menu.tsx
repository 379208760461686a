import { ChevronDown, Download } from 'lucide-react'

import { AUDIT_EXPORT_FORMATS } from '#shared/audit/values.ts'
import { auditEndpoints } from '#shared/audit/endpoints.ts'
import * as words from '#words/audit.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'

import { type AuditLogFilters, auditQuery, isNarrowed } from './audit-filters.ts'
import styles from './export-menu.module.css'

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
