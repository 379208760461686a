import { SearchX, Users } from 'lucide-react'

import { Button } from '#web/kit/parts/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

export function NoPeople({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  if (isSearching) {
    return (
      <EmptyState
        title="Nobody matches your search"
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>Clear search</Button>}
      >
        The search looks at names and email addresses
      </EmptyState>
    )
  }

  return (
    <EmptyState title="Nobody has signed in yet" icon={<Users aria-hidden="true" />}>
      People appear here when they sign in for the first time
    </EmptyState>
  )
}
