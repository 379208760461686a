import { Building2, SearchX } from 'lucide-react'

import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { Button, buttonClass } from '#web/kit/parts/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

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
        title="No customers match your search"
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>Clear search</Button>}
      >
        The search looks at names and email domains
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title="No customers added yet"
      icon={<Building2 aria-hidden="true" />}
      action={
        <Link to={adminPaths.newCustomer} className={buttonClass('plain')}>
          Add Customer
        </Link>
      }
    >
      The organizations that you add will appear here
    </EmptyState>
  )
}
