import { Card } from '#web/kit/parts/card.tsx'
import { GrowingList, ListPlace } from '#web/kit/list/growing-list.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { CustomerTable, CustomerTableSkeleton } from './customer-table.tsx'
import { NoCustomers } from './no-customers.tsx'
import type { CustomerList } from './use-customer-list.ts'

type ContentProps = {
  list: CustomerList
  /** The last row that could take the focus is gone. */
  onFocusLost: () => void
}

export function CustomerListContent({ list, onFocusLost }: ContentProps) {
  const isSettled = !list.isLoading && !list.isFailed && !list.isChanging

  function clear() {
    list.search('')
    onFocusLost()
  }

  return (
    <>
      <VisuallyHidden>
        <output>{isSettled && countText(list)}</output>
      </VisuallyHidden>
      <Card flush>
        <ListPlace isChanging={list.isChanging}>
          {list.isFailed ? (
            <LoadFailure
              message="Failed to load customers"
              busy={list.isRetrying}
              onRetry={list.retry}
            />
          ) : list.isLoading ? (
            <CustomerTableSkeleton />
          ) : list.customers.length === 0 ? (
            <NoCustomers isSearching={list.q !== ''} onClear={clear} />
          ) : (
            <GrowingList
              count={list.customers.length}
              hasMore={list.hasMore}
              isShowingMore={list.isShowingMore}
              onShowMore={() => void list.showMore()}
            >
              <CustomerTable customers={list.customers} onFocusLost={onFocusLost} />
            </GrowingList>
          )}
        </ListPlace>
      </Card>
    </>
  )
}

function countText({ customers, hasMore }: CustomerList): string {
  if (customers.length === 0) return 'No customers found'
  if (hasMore) return `The first ${customers.length} customers are shown`
  return customers.length === 1 ? '1 customer found' : `${customers.length} customers found`
}
