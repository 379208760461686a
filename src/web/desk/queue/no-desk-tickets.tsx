import { Inbox, SearchX } from 'lucide-react'

import * as words from '#words/desk.ts'
import { activeChoices, type DeskFilters } from '#web/desk/filters/desk-filters.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './no-desk-tickets.module.css'
import { TakeNext } from './take-next.tsx'

type NoDeskTicketsProps = {
  filters: DeskFilters
  onClear: () => void
  /** Looks for the same in the tickets of all views. */
  onSearchAll: () => void
}

/** The tickets may be hidden by a filter or by the view: both can be left from here. */
export function NoDeskTickets({ filters, onClear, onSearchAll }: NoDeskTicketsProps) {
  const { view } = filters
  if (activeChoices(filters).length > 0) {
    return (
      <EmptyState
        title={words.noMatch}
        icon={<SearchX aria-hidden="true" />}
        action={
          <span className={styles.actions}>
            <Button onClick={onClear}>{words.clearAll}</Button>
            {view !== 'all' && <Button onClick={onSearchAll}>{words.searchAll}</Button>}
          </span>
        }
      >
        {words.noMatchIn(words.viewNames[view])}
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title={words.emptyTitles[view]}
      icon={<Inbox aria-hidden="true" />}
      action={view === 'mine' ? <TakeNext variant="plain" /> : undefined}
    >
      {words.emptyTexts[view]}
    </EmptyState>
  )
}
