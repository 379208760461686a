import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/crm.ts'
import { CompaniesPart } from '#web/crm/companies/companies-part.tsx'
import { ConnectionPart } from '#web/crm/connection/connection-part.tsx'
import { ValuesPart } from '#web/crm/values/values-part.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { CRM_PARTS, type CrmPart, partOf } from './crm-parts.ts'
import styles from './crm-nav.module.css'

const PARTS: Record<CrmPart, ComponentType> = {
  connection: ConnectionPart,
  values: ValuesPart,
  companies: CompaniesPart,
}

export function CrmPage() {
  const [search] = useSearchParams()
  const shown = partOf(search.get('part'))
  const Part = PARTS[shown]
  const title = shown === 'connection' ? words.title : words.pageTitle(CRM_PARTS[shown].text)
  useDocumentTitle(title)

  return (
    <>
      <PageHeader title={title}>{CRM_PARTS[shown].lead}</PageHeader>
      <CrmNav shown={shown} />
      <Part />
    </>
  )
}

/** Leads to the parts of the page, each of which has an address of its own. */
function CrmNav({ shown }: { shown: CrmPart }) {
  return (
    <nav className={styles.nav} aria-label={words.parts} data-print="hide">
      {Object.entries(CRM_PARTS).map(([part, { to, text }]) => (
        <Link
          key={part}
          to={to}
          className={styles.link}
          aria-current={part === shown ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
