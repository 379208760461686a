import { Inbox, SearchX } from 'lucide-react'

import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/kit/parts/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

/** No match offers to clear the filters, no ticket at all to raise the first one. */
export function NoTickets({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No tickets found"
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        No tickets match your current filters
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title="No tickets found"
      icon={<Inbox aria-hidden="true" />}
      action={
        <Link to={paths.newTicket} className={buttonClass('plain')}>
          Create a ticket
        </Link>
      }
    >
      You have not raised a ticket yet
    </EmptyState>
  )
}
