import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'

// Comes after the page, which says nothing of it most of the time.
const SignOnNotices = lazy(async () => ({
  default: (await import('#web/connections/notices/sign-on-notices.tsx')).SignOnNotices,
}))

export function LateSignOnNotices() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SignOnNotices />
      </Suspense>
    </ErrorBoundary>
  )
}
