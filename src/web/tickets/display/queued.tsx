import { useBrand } from '#web/lib/format/brand.ts'
import { QueuedNote } from '#web/sync-status/sync-status.tsx'

/**
 * Says beside a comment, or else beside the ticket, that it has not reached the support team yet. Nothing
 * is loaded where no CRM is connected.
 */
export function Queued(props: { ticketId?: string; commentId?: string }) {
  const { hasCrm } = useBrand()
  return hasCrm && <QueuedNote {...props} />
}
