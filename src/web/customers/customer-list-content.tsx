import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import styles from './customer-list-content.module.css'
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
        <div className={styles.list} aria-busy={list.isChanging} data-changing={list.isChanging}>
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
            <ShownCustomers list={list} onFocusLost={onFocusLost} />
          )}
        </div>
      </Card>
    </>
  )
}

function countText({ customers, hasMore }: CustomerList): string {
  if (customers.length === 0) return 'No customers found'
  if (hasMore) return `The first ${customers.length} customers are shown`
  return customers.length === 1 ? '1 customer found' : `${customers.length} customers found`
}

function ShownCustomers({ list, onFocusLost }: ContentProps) {
  const table = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(null)
  const shownCount = list.customers.length

  // The next part begins where the button was, and reading goes on with its first customer.
  useEffect(() => {
    if (shownBefore.current === null || shownCount <= shownBefore.current) return
    const links = table.current?.querySelectorAll<HTMLElement>('tbody th a')
    links?.[shownBefore.current]?.focus({ preventScroll: true })
    shownBefore.current = null
  }, [shownCount])

  return (
    <div ref={table}>
      <CustomerTable customers={list.customers} onFocusLost={onFocusLost} />
      {list.hasMore && (
        <div className={styles.more} data-print="hide">
          <Button
            busy={list.isShowingMore}
            busyLabel="Loading..."
            onClick={() => {
              shownBefore.current = shownCount
              void list.showMore()
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
