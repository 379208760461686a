import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleOff, SearchX, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'

import * as words from '#words/people.ts'
import type { Person } from '#shared/customers/people-contract.ts'
import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { ActiveBadge } from '#web/customers/list/customer-badges.tsx'
import { useCustomer } from '#web/customers/use-customer.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { changeRows, idOf, listQuery } from '#web/lib/http/list-parts.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Breakable } from '#web/ui/display/breakable.tsx'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MenuButton } from '#web/ui/controls/disclosure.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { SEARCH_ONLY, useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'

import styles from './people-page.module.css'

export const peopleQueries = {
  lists: (customerId: string) => ['people', customerId] as const,

  /** By name. */
  list: (customerId: string, q: string) =>
    listQuery({
      queryKey: [...peopleQueries.lists(customerId), q],
      read: (cursor, signal) => {
        const query = { q, limit: DEFAULT_PAGE_SIZE, cursor }
        return callWithHeaders(
          peopleEndpoints.listPeople,
          { params: { customerId }, query },
          { signal },
        )
      },
    }),
}

const TABLE = {
  caption: words.title,
  columns: [
    words.name,
    words.email,
    words.status,
    words.lastSignIn,
    words.signedIn,
    { hidden: words.actions },
  ],
  className: styles.table,
}

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
      <PageHeader title={words.title} />
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

function PeopleTable({ customerId, people }: { customerId: string; people: Person[] }) {
  return (
    <DataTable {...TABLE}>
      {people.map((person) => (
        <PersonRow key={person.id} customerId={customerId} person={person} />
      ))}
    </DataTable>
  )
}

function PeopleTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="half" />
      </td>
      <td className={styles.email}>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}

function PersonRow({ customerId, person }: { customerId: string; person: Person }) {
  const { name, email, active, lastSignInAt, openSessions } = person

  return (
    <tr>
      <th scope="row">
        <Link
          to={withSearch(
            paths.desk,
            new URLSearchParams({ view: 'all', customer: customerId, q: email }),
          )}
          aria-label={words.ticketsOf(name)}
        >
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={styles.email}>
        <Breakable text={email} />
      </td>
      <td className={styles.status}>
        <ActiveBadge isActive={active} />
      </td>
      <td className={styles.time} data-label={words.lastSignInInCard}>
        {lastSignInAt ? <TimeText at={lastSignInAt} format={formatShortAge} /> : words.never}
      </td>
      <td className={styles.sessions} data-label={words.signedInInCard}>
        {openSessions === 0 ? words.notSignedIn : words.sessions(openSessions)}
      </td>
      <td className={styles.actions} data-print="hide">
        <PersonActions customerId={customerId} person={person} />
      </td>
    </tr>
  )
}

function PersonActions({ customerId, person }: { customerId: string; person: Person }) {
  const [isAsking, setIsAsking] = useState(false)
  const change = useChangePerson(customerId, person)
  const { name, active } = person

  return (
    <>
      <ActionsMenu label={words.actionsFor(name)}>
        {(after) => (
          <MenuButton
            Icon={active ? CircleOff : CircleCheck}
            onClick={after(() => {
              if (active) setIsAsking(true)
              else change.mutate(undefined, { onError: () => toast.error(words.reactivateFailed) })
            })}
          >
            {active ? words.deactivate : words.reactivate}
          </MenuButton>
        )}
      </ActionsMenu>
      <ConfirmDialog
        open={isAsking}
        title={words.askDeactivate(name)}
        description={words.whatDeactivatingDoes}
        action={{
          label: words.deactivate,
          busyLabel: words.deactivating,
          variant: 'danger',
          failure: words.deactivateFailed,
        }}
        onConfirm={async () => {
          await change.mutateAsync()
          setIsAsking(false)
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** Keeps a person from signing in, or lets them sign in again. */
function useChangePerson(customerId: string, person: Person) {
  const queryClient = useQueryClient()
  const willBeActive = !person.active

  return useMutation({
    mutationFn: () =>
      call(peopleEndpoints.changePerson, {
        params: { customerId, userId: person.id },
        body: { active: willBeActive },
      }),
    onSuccess: (changed) => {
      queryClient.setQueriesData(
        { queryKey: peopleQueries.lists(customerId) },
        changeRows<Person>((rows) => rows.map((row) => (row.id === changed.id ? changed : row))),
      )
      toast.success(willBeActive ? words.reactivated : words.deactivated)
    },
  })
}
