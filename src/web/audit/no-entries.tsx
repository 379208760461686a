import { ScrollText, SearchX } from 'lucide-react'

import * as words from '#words/audit.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
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
    <EmptyState title={words.noneYet} icon={<ScrollText aria-hidden="true" />}>
      {words.whatAppears}
    </EmptyState>
  )
}
