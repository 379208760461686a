import { BookOpen, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router'

import { useCustomer } from '#web/customers/use-customer.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'

import { PeopleContent } from './people-content.tsx'
import styles from './people-page.module.css'
import { usePeople } from './use-people.ts'

export function PeoplePage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  const people = usePeople(customerId)
  const searchPlace = useRef<HTMLDivElement>(null)
  useDocumentTitle(customer ? `People, ${customer.name}` : 'People')

  function clear() {
    people.search('')
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
          q={people.q}
          onSearch={people.search}
        />
      </div>
      <PeopleContent customerId={customerId} people={people} onClear={clear} />
    </>
  )
}
