import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'

// Comes after the page, which says nothing of it most of the time.
const SecretsToRenew = lazy(async () => ({
  default: (await import('#web/mail/boxes/mailbox-pages.tsx')).mailboxPages.SecretsToRenew,
}))

export function LateSecretsToRenew() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SecretsToRenew />
      </Suspense>
    </ErrorBoundary>
  )
}
