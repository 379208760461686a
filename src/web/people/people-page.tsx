import { BookOpen, Pencil, SearchX, Users } from 'lucide-react'
import { useRef } from 'react'
import { useParams } from 'react-router'

import * as words from '#words/people.ts'
import { useCustomer } from '#web/customers/use-customer.ts'
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
import { idOf } from '#web/lib/http/list-parts.ts'

import { peopleQueries } from './people-queries.ts'
import { PeopleTable, PeopleTableSkeleton } from './people-table.tsx'
import styles from './people-page.module.css'

export function PeoplePage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  const { filters, type } = useAddressFilters(SEARCH_ONLY)
  const people = useList(peopleQueries.list(customerId, filters.q), {
    keyOf: idOf,
    failure: words.loadFailed,
  })
  const searchPlace = useRef<HTMLDivElement>(null)
  useDocumentTitle(customer ? words.titleOf(customer.name) : words.title)

  function clear() {
    type({ q: '' })
    searchPlace.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
              <Pencil aria-hidden="true" />
              {words.editCustomer}
            </Link>
            <Link to={adminPaths.ssoGuide(customerId)} className={buttonClass('plain')}>
              <BookOpen aria-hidden="true" />
              {words.ssoGuide}
            </Link>
          </>
        }
      >
        {customer?.name ?? '\u00a0'}
      </PageHeader>
      <div ref={searchPlace} className={styles.search} data-print="hide">
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={filters.q}
          onSearch={(q) => type({ q })}
        />
      </div>
      <ListFrame
        list={people}
        counted={words.counted}
        skeleton={<PeopleTableSkeleton />}
        empty={<NoPeople isSearching={filters.q !== ''} onClear={clear} />}
      >
        <PeopleTable customerId={customerId} people={people.rows} />
      </ListFrame>
    </>
  )
}

function NoPeople({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
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
