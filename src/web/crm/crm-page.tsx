import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/crm.ts'
import { CompaniesPart } from '#web/crm/companies/companies-part.tsx'
import { ConnectionPart } from '#web/crm/connection/connection-part.tsx'
import { ValuesPart } from '#web/crm/values/values-part.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { TabLinks } from '#web/ui/layout/tab-links.tsx'

import { CRM_PARTS, type CrmPart, partOf } from './crm-parts.ts'

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

  const tabs = Object.entries(CRM_PARTS).map(([part, { to, text }]) => ({
    to,
    text,
    isCurrent: part === shown,
  }))

  return (
    <>
      <PageHeader title={title}>{CRM_PARTS[shown].lead}</PageHeader>
      <TabLinks label={words.parts} tabs={tabs} />
      <Part />
    </>
  )
}
