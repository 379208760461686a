import { Building2, SearchX } from 'lucide-react'

import * as words from '#words/customers.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** No match offers to clear the search, no customer at all to add the first one. */
export function NoCustomers({
  isSearching,
  onClear,
}: {
  isSearching: boolean
  onClear: () => void
}) {
  if (isSearching) {
    return (
      <EmptyState
        title={words.noMatch}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearSearch}</Button>}
      >
        {words.whatIsSearched}
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title={words.noneYet}
      icon={<Building2 aria-hidden="true" />}
      action={
        <Link to={adminPaths.newCustomer} className={buttonClass('plain')}>
          {words.addNewCustomer}
        </Link>
      }
    >
      {words.whereTheyAppear}
    </EmptyState>
  )
}
