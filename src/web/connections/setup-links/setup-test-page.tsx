import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as words from '#words/setup-links.ts'
import { ConnectionCallsProvider } from '#web/connections/page/connection-calls.ts'
import { testQueries } from '#web/connections/tests/test-queries.ts'
import { FinishedTest } from '#web/connections/tests/test-report.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { isStatus } from '#web/lib/http/api-error.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { setupPaths } from '#web/lib/navigation/setup-paths.ts'
import { DeadLink, SetupFrame } from './setup-frame.tsx'
import { setupCalls } from './setup-calls.ts'
import { useSetupToken } from './use-setup-token.ts'

/** Page to which the provider's answer to a test leads, in the tab that went to the provider. */
export function SetupTestPage() {
  const token = useSetupToken()
  const [params] = useSearchParams()
  const calls = setupCalls(token)
  const test = useQuery({
    ...testQueries.one(calls, params.get('id') ?? ''),
    enabled: token !== '',
  })
  useDocumentTitle(words.testPage.title)

  if (token === '' || isStatus(test.error, 404)) return <DeadLink isMissing={token === ''} />
  return (
    <ConnectionCallsProvider value={calls}>
      <SetupFrame>
        <PageHeader
          title={words.testPage.title}
          above={{ to: setupPaths.setup, text: words.testPage.back }}
        >
          {test.data?.customer.name ?? '\u00a0'}
        </PageHeader>
        <FinishedTest query={test} />
      </SetupFrame>
    </ConnectionCallsProvider>
  )
}
