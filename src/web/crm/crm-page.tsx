import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/crm.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { CrmNav } from './crm-nav.tsx'
import { CRM_PARTS, type CrmPart, partOf } from './crm-parts.ts'

const waiting = <PageSpinner />
const PARTS: Record<CrmPart, ComponentType> = {
  connection: lazyPart(
    async () => (await import('#web/crm/connection/connection-part.tsx')).ConnectionPart,
    {
      waiting,
    },
  ),
  values: lazyPart(async () => (await import('#web/crm/values/values-part.tsx')).ValuesPart, {
    waiting,
  }),
  companies: lazyPart(
    async () => (await import('#web/crm/companies/companies-part.tsx')).CompaniesPart,
    {
      waiting,
    },
  ),
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
