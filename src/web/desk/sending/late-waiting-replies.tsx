import { type ComponentProps, lazy, Suspense } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import * as words from '#words/desk-sending.ts'

import type { WaitingReplies } from './waiting-replies.tsx'

const load = () => import('./waiting-replies.tsx')
const Loaded = lazy(async () => ({ default: (await load()).WaitingReplies }))

/** Begun with the writing, so that what waits is there as soon as it does. */
export function beginWaitingReplies() {
  load().catch(() => undefined)
}

/** Most tickets have no reply that waits. */
export function LateWaitingReplies(props: ComponentProps<typeof WaitingReplies>) {
  if (props.ticket.waiting.length === 0) return null
  return (
    <ErrorBoundary fallback={<p role="alert">{words.dialogFailed}</p>}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
