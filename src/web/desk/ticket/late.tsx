import { lazy, type ReactNode, Suspense } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'

const load = () => import('./late-parts.ts')

// Nobody waits for them to read or to answer.
export const AutomaticMail = lazy(async () => ({ default: (await load()).lateParts.AutomaticMail }))
export const BouncedMark = lazy(async () => ({ default: (await load()).lateParts.BouncedMark }))
export const PresenceBar = lazy(async () => ({ default: (await load()).lateParts.PresenceBar }))
export const TicketTime = lazy(async () => ({ default: (await load()).lateParts.TicketTime }))

/** Around what comes late. The page is whole without it. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
