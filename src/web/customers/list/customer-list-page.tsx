import { Building2, CircleCheck, Plus, SearchX } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/customers.ts'
import { customersFound as counted } from '#words/customers.ts'
import { SETUP_IN_PROGRESS } from '#shared/customers/values.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { idOf } from '#web/lib/http/list-parts.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { SEARCH_ONLY, useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'

import { CustomerTable, CustomerTableSkeleton } from './customer-table.tsx'
import { useCustomersBeingDeleted } from './use-delete-customer.ts'
import styles from './customer-list-page.module.css'

export function CustomerListPage() {
  const list = useCustomerList()
  const searchPlace = useRef<HTMLDivElement>(null)
  const title = list.isInSetup ? words.inSetupTitle : words.title
  useDocumentTitle(title)

  function focusSearch() {
    searchPlace.current?.querySelector('input')?.focus()
  }

  function clear() {
    list.search('')
    focusSearch()
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Link to={adminPaths.newCustomer} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            {words.addNewCustomer}
          </Link>
        }
      >
        {list.isInSetup ? words.inSetupLead : words.lead}
      </PageHeader>
      <div ref={searchPlace} className={styles.search} data-print="hide">
        <SearchBox
          label={words.searchCustomers}
          placeholder={words.searchHint}
          q={list.q}
          onSearch={list.search}
        />
      </div>
      <ListFrame
        list={list}
        counted={counted}
        skeleton={<CustomerTableSkeleton />}
        empty={
          <NoCustomers isSearching={list.q !== ''} isInSetup={list.isInSetup} onClear={clear} />
        }
      >
        <CustomerTable customers={list.rows} onFocusLost={focusSearch} />
      </ListFrame>
    </>
  )
}

/** All customers, or those alone whose people cannot sign in yet. */
const FILTERS = {
  parse: (params: URLSearchParams) => ({
    ...SEARCH_ONLY.parse(params),
    isInSetup: params.get('setup') === SETUP_IN_PROGRESS,
  }),
  serialize: ({ q, isInSetup }: { q: string; isInSetup: boolean }) => {
    const params = SEARCH_ONLY.serialize({ q })
    if (isInSetup) params.set('setup', SETUP_IN_PROGRESS)
    return params
  },
}

/** The list as the address narrows it, without what is being deleted. */
function useCustomerList() {
  const { filters, type } = useAddressFilters(FILTERS)
  const list = useList(customerQueries.list(filters), {
    keyOf: idOf,
    failure: words.loadFailed,
  })
  const deleted = useCustomersBeingDeleted()
  const rows = list.rows.filter(({ id }) => !deleted.includes(id))

  return { ...list, ...filters, rows, search: (q: string) => type({ q }) }
}

/** No match offers to clear the search, no customer at all to add the first one. No setup is good news. */
export function NoCustomers({
  isSearching,
  isInSetup = false,
  onClear,
}: {
  isSearching: boolean
  isInSetup?: boolean
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

  if (isInSetup) {
    return (
      <EmptyState
        title={words.noneInSetup}
        icon={<CircleCheck aria-hidden="true" />}
        action={
          <Link to={adminPaths.customers} className={buttonClass('plain')}>
            {words.allCustomers}
          </Link>
        }
      >
        {words.allCanSignIn}
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
