import { SearchX, Users } from 'lucide-react'

import * as words from '#words/people.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function NoPeople({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  if (isSearching) {
    return (
      <EmptyState
        title={words.nobodyMatches}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearSearch}</Button>}
      >
        {words.whatIsSearched}
      </EmptyState>
    )
  }

  return (
    <EmptyState title={words.nobodyYet} icon={<Users aria-hidden="true" />}>
      {words.whenTheyAppear}
    </EmptyState>
  )
}
