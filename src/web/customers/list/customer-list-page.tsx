import { Plus } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/customers.ts'
import { customersFound as counted } from '#words/customers.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'

import styles from './customer-list-page.module.css'
import { CustomerTable, CustomerTableSkeleton } from './customer-table.tsx'
import { NoCustomers } from './no-customers.tsx'
import { useCustomerList } from './use-customer-list.ts'

export function CustomerListPage() {
  const list = useCustomerList()
  const searchPlace = useRef<HTMLDivElement>(null)
  useDocumentTitle(words.title)

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
        title={words.title}
        actions={
          <Link to={adminPaths.newCustomer} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            {words.addNewCustomer}
          </Link>
        }
      >
        {words.lead}
      </PageHeader>
      <div ref={searchPlace} className={styles.search} data-print="hide">
        <SearchBox
          label={words.searchCustomers}
          placeholder={words.searchHint}
          q={list.q}
          onSearch={list.search}
        />
        <Link to={adminPaths.deletedCustomers} className={styles.deleted}>
          {words.toDeleted}
        </Link>
      </div>
      <ListFrame
        list={list}
        counted={counted}
        skeleton={<CustomerTableSkeleton />}
        empty={<NoCustomers isSearching={list.q !== ''} onClear={clear} />}
      >
        <CustomerTable customers={list.rows} onFocusLost={focusSearch} />
      </ListFrame>
    </>
  )
}
