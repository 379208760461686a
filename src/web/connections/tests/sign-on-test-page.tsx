import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'

import * as words from '#words/connection-tests.ts'
import { adminCalls } from '#web/connections/page/admin-calls.ts'
import { ConnectionCallsProvider } from '#web/connections/page/connection-calls.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { testQueries } from './test-queries.ts'
import { FinishedTest } from './test-report.tsx'

/** Page to which the provider's answer to a test leads, in the tab that went to the provider. */
export function SignOnTestPage() {
  const { customerId = '' } = useParams()
  const [params] = useSearchParams()
  const calls = adminCalls(customerId)
  const test = useQuery(testQueries.one(calls, params.get('id') ?? ''))
  const name = test.data?.customer.name
  useDocumentTitle(name ? words.pageTitleOf(name) : words.pageTitle)

  return (
    <ConnectionCallsProvider value={calls}>
      <PageHeader
        title={words.pageTitle}
        above={{ to: adminPaths.signOn(customerId), text: words.backToSignOn }}
      />
      <FinishedTest query={test} />
    </ConnectionCallsProvider>
  )
}
