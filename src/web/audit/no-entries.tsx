import { ScrollText, SearchX } from 'lucide-react'

import { Button } from '#web/kit/parts/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

export function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No entries found"
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        No entries match your current filters
      </EmptyState>
    )
  }

  return (
    <EmptyState title="Nothing has happened yet" icon={<ScrollText aria-hidden="true" />}>
      Sign-ins and what administrators change will appear here
    </EmptyState>
  )
}
