import { useRef } from 'react'

import * as words from '#words/audit.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { AuditFilterBar } from './audit-filter-bar.tsx'
import { AuditLogContent } from './audit-log-content.tsx'
import styles from './audit-log-page.module.css'
import { ExportMenu } from './export-menu.tsx'
import { useAuditLog } from './use-audit-log.ts'

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
