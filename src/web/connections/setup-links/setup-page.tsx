import { useQuery } from '@tanstack/react-query'
import * as words from '#words/setup-links.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { ConnectionCallsProvider, ReadingContext } from '#web/connections/page/connection-calls.ts'
import { ToastRegion } from '#web/ui/feedback/toast.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { isStatus } from '#web/lib/http/api-error.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { DeadLink, SetupFrame } from './setup-frame.tsx'
import { setupCalls, setupReadingCalls } from './setup-calls.ts'
import { setupQueries } from './setup-queries.ts'
import { SetupSteps } from './setup-steps.tsx'
import { useSetupToken } from './use-setup-token.ts'

/** Page of a setup link: everything that a customer's IT person needs, and nothing else. */
export function SetupPage() {
  const token = useSetupToken()
  const link = useQuery(setupQueries.link(token))
  useDocumentTitle(link.data ? words.pageTitleOf(link.data.customer.name) : words.pageTitle)

  const isDead = isStatus(link.error, 404)
  if (token === '' || (isDead && !link.data)) return <DeadLink isMissing={token === ''} />
  if (link.data) {
    return (
      <ReadingContext value={setupReadingCalls(token)}>
        <ConnectionCallsProvider key={token} value={setupCalls(token)}>
          <SetupFrame>
            <SetupSteps link={link.data} token={token} isDead={isDead} />
          </SetupFrame>
          <ToastRegion />
        </ConnectionCallsProvider>
      </ReadingContext>
    )
  }
  if (link.isPending) return <PageSpinner label={words.checkingLink} />
  return (
    <SignInFrame title={words.pageTitle}>
      <ConnectionBanner busy={link.isFetching} onRetry={() => void link.refetch()} />
    </SignInFrame>
  )
}
