import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/crm-admin.ts'
import { lazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'

import { CrmNav } from './crm-nav.tsx'
import { CRM_PARTS, type CrmPart, partOf } from './crm-parts.ts'

const waiting = <PageSpinner />
const PARTS: Record<CrmPart, ComponentType> = {
  connection: lazyPart(async () => (await import('./connection-part.tsx')).ConnectionPart, {
    waiting,
  }),
  values: lazyPart(async () => (await import('./values-part.tsx')).ValuesPart, { waiting }),
  companies: lazyPart(async () => (await import('./companies-part.tsx')).CompaniesPart, {
    waiting,
  }),
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
