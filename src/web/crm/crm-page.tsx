import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/crm-admin.ts'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'

import { CrmNav } from './crm-nav.tsx'
import { CRM_PARTS, type CrmPart, partOf } from './crm-parts.ts'

const PARTS: Record<CrmPart, ComponentType> = {
  connection: lazy(async () => ({
    default: (await import('./connection-part.tsx')).ConnectionPart,
  })),
  values: lazy(async () => ({ default: (await import('./values-part.tsx')).ValuesPart })),
  companies: lazy(async () => ({ default: (await import('./companies-part.tsx')).CompaniesPart })),
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
      <Suspense fallback={<PageSpinner />}>
        <Part />
      </Suspense>
    </>
  )
}
