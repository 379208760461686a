import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'

// Comes after the page, which says nothing of it most of the time.
const MetadataNotices = lazy(async () => ({
  default: (await import('#web/connections/following/metadata-notices.tsx')).MetadataNotices,
}))

const DomainNotices = lazy(async () => ({
  default: (await import('#web/connections/domains/domain-notices.tsx')).DomainNotices,
}))

export function LateMetadataNotices() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <MetadataNotices />
        <DomainNotices />
      </Suspense>
    </ErrorBoundary>
  )
}
