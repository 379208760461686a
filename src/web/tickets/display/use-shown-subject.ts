import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'

/**
 * A subject, or a text that ends with one, as the viewer reads it. A customer's own people know where
 * they work, and the room belongs to the words; staff tell the customers apart by it.
 */
export function useShownSubject(): (subject: string) => string {
  const { isAgent, organization } = useViewer()
  return (subject) => (isAgent ? subject : withoutOrganization(subject, organization))
}
