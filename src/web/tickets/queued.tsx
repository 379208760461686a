import { lazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { useBrand } from '#web/lib/brand.ts'

const QueuedNote = lazyPart(async () => (await import('#web/standing/standing.tsx')).QueuedNote)

/**
 * Says beside a comment, or else beside the ticket, that it has not reached the support team yet. Nothing
 * is loaded where no CRM is connected.
 */
export function Queued(props: { ticketId?: string; commentId?: string }) {
  const { hasCrm } = useBrand()
  return hasCrm && <QueuedNote {...props} />
}
