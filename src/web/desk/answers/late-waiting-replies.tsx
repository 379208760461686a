import type { ComponentProps } from 'react'

import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

import type { WaitingReplies } from './waiting-replies.tsx'

const Loaded = lazyPart(async () => (await import('./waiting-replies.tsx')).WaitingReplies)

/** Begun with the writing, so that what waits is there as soon as it does. */
export const beginWaitingReplies = Loaded.preload

/** Most tickets have no reply that waits. */
export function LateWaitingReplies(props: ComponentProps<typeof WaitingReplies>) {
  return props.ticket.waiting.length > 0 && <Loaded {...props} />
}
