import { Inbox, SearchX } from 'lucide-react'

import * as words from '#words/tickets.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** No match offers to clear the filters, no ticket at all to raise the first one. */
export function NoTickets({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={words.noneFound}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      >
        {words.noneMatch}
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title={words.noneFound}
      icon={<Inbox aria-hidden="true" />}
      action={
        <Link to={paths.newTicket} className={buttonClass('plain')}>
          {words.createTicket}
        </Link>
      }
    >
      {words.noneYet}
    </EmptyState>
  )
}
