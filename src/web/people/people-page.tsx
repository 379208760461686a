import { BookOpen, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { useParams } from 'react-router'

import { useCustomer } from '#web/customers/use-customer.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/lib/navigation.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { ListFrame } from '#web/kit/list/list-frame.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { SEARCH_ONLY, useAddressFilters } from '#web/kit/list/use-address-filters.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { idOf } from '#web/lib/list-parts.ts'

import { NoPeople } from './no-people.tsx'
import styles from './people-page.module.css'
import { peopleQueries } from './people-queries.ts'
import { PeopleTable, PeopleTableSkeleton } from './people-table.tsx'

const WORDS = { none: 'Nobody', one: 'person', many: 'people' }

export function PeoplePage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  const { filters, type } = useAddressFilters(SEARCH_ONLY)
  const people = useList(peopleQueries.list(customerId, filters.q), {
    keyOf: idOf,
    failure: 'Failed to load people',
  })
  const searchPlace = useRef<HTMLDivElement>(null)
  useDocumentTitle(customer ? `People, ${customer.name}` : 'People')

  function clear() {
    type({ q: '' })
    searchPlace.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <PageHeader
        title="People"
        actions={
          <>
            <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
              <Pencil aria-hidden="true" />
              Edit Customer
            </Link>
            <Link to={adminPaths.ssoGuide(customerId)} className={buttonClass('plain')}>
              <BookOpen aria-hidden="true" />
              SSO Guide
            </Link>
          </>
        }
      >
        {customer?.name ?? '\u00a0'}
      </PageHeader>
      <div ref={searchPlace} className={styles.search} data-print="hide">
        <SearchBox
          label="Search people"
          placeholder="Search people..."
          q={filters.q}
          onSearch={(q) => type({ q })}
        />
      </div>
      <ListFrame
        list={people}
        words={WORDS}
        skeleton={<PeopleTableSkeleton />}
        empty={<NoPeople isSearching={filters.q !== ''} onClear={clear} />}
      >
        <PeopleTable customerId={customerId} people={people.rows} />
      </ListFrame>
    </>
  )
}
