import { Building2, CircleCheck, Plus, SearchX } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/customers.ts'
import { customersFound as counted } from '#words/customers.ts'
import {
  CUSTOMER_SORTS,
  DIRECTIONS,
  SETUP_FILTERS,
  SETUP_IN_PROGRESS,
  STATUS_FILTERS,
} from '#shared/customers/values.ts'
import { type CustomerFilters, customerQueries } from '#web/customers/customer-queries.ts'
import { idOf } from '#web/lib/http/list-parts.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
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
  const { filters, choose } = list
  const isInSetup = filters.setup === SETUP_IN_PROGRESS
  const searchPlace = useRef<HTMLDivElement>(null)
  const title = isInSetup ? words.inSetupTitle : words.title
  useDocumentTitle(title)

  function focusSearch() {
    searchPlace.current?.querySelector('input')?.focus()
  }

  function clear() {
    choose({ q: '', status: undefined, ...(!isInSetup && { setup: undefined }) })
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
        {isInSetup ? words.inSetupLead : words.lead}
      </PageHeader>
      <div ref={searchPlace} className={styles.filters} data-print="hide">
        <SearchBox
          label={words.searchCustomers}
          placeholder={words.searchHint}
          q={filters.q}
          onSearch={(q) => list.type({ q })}
        />
        <FilterSelect
          label={words.status}
          any={words.anyStatus}
          options={STATUS_FILTERS}
          texts={words.statusFilters}
          value={filters.status}
          onChoose={(status) => choose({ status })}
        />
        <FilterSelect
          label={words.singleSignOn}
          any={words.anySetup}
          options={SETUP_FILTERS}
          texts={words.setupFilters}
          value={filters.setup}
          onChoose={(setup) => choose({ setup })}
        />
      </div>
      <ListFrame
        list={list}
        counted={counted}
        skeleton={<CustomerTableSkeleton />}
        empty={
          <NoCustomers
            isSearching={filters.q !== ''}
            isFiltered={filters.status !== undefined || (filters.setup !== undefined && !isInSetup)}
            isInSetup={isInSetup}
            onClear={clear}
          />
        }
      >
        <CustomerTable
          customers={list.rows}
          sort={{ filters, onSort: choose }}
          onFocusLost={focusSearch}
        />
      </ListFrame>
    </>
  )
}

type FilterSelectProps<Value extends string> = {
  label: string
  any: string
  options: readonly Value[]
  texts: Record<Value, string>
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, any, options, texts, value, onChoose } = props
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(options.find((option) => option === target.value))}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {texts[option]}
        </option>
      ))}
    </Select>
  )
}

const FILTERS = {
  parse: (params: URLSearchParams): CustomerFilters => {
    const one = <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name))
    return {
      ...SEARCH_ONLY.parse(params),
      setup: one('setup', SETUP_FILTERS),
      status: one('status', STATUS_FILTERS),
      sort: one('sort', CUSTOMER_SORTS),
      direction: one('direction', DIRECTIONS),
    }
  },
  serialize: (filters: CustomerFilters) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
    return params
  },
}

/** The list as the address narrows it, without what is being deleted. */
function useCustomerList() {
  const address = useAddressFilters(FILTERS)
  const list = useList(customerQueries.list(address.filters), {
    keyOf: idOf,
    failure: words.loadFailed,
  })
  const deleted = useCustomersBeingDeleted()
  return { ...list, ...address, rows: list.rows.filter(({ id }) => !deleted.includes(id)) }
}

/** No match offers to clear the search, no customer at all to add the first one. No setup is good news. */
export function NoCustomers({
  isSearching,
  isFiltered = false,
  isInSetup = false,
  onClear,
}: {
  isSearching: boolean
  isFiltered?: boolean
  isInSetup?: boolean
  onClear: () => void
}) {
  if (isSearching || isFiltered) {
    return (
      <EmptyState
        title={isSearching ? words.noMatch : words.noneFiltered}
        icon={<SearchX aria-hidden="true" />}
        action={
          <Button onClick={onClear}>{isFiltered ? words.clearFilters : words.clearSearch}</Button>
        }
      >
        {isFiltered ? words.otherFilters : words.whatIsSearched}
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
