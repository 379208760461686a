import { useParams } from 'react-router'

import * as words from '#words/people.ts'
import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import { useCustomer } from '#web/customers/use-customer.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { PeopleList, type PeopleSource } from './people-list.tsx'

/** The people of a customer, for administrators. */
export function peopleOf(customerId: string): PeopleSource {
  return {
    lists: ['people', customerId],
    read: (query, signal) =>
      callWithHeaders(peopleEndpoints.listPeople, { params: { customerId }, query }, { signal }),
    change: (userId, body) =>
      call(peopleEndpoints.changePerson, { params: { customerId, userId }, body }),
    removePasskeys: (userId) =>
      call(peopleEndpoints.removePasskeysOf, { params: { customerId, userId } }),
    unlink: (userId) =>
      call(peopleEndpoints.unlinkProviderAccount, { params: { customerId, userId } }),
    isOfStaff: true,
    ticketsOf: ({ email }) =>
      withSearch(paths.desk, new URLSearchParams({ view: 'all', customer: customerId, q: email })),
  }
}

export function PeoplePage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  useDocumentTitle(customer ? words.titleOf(customer.name) : words.title)

  return (
    <>
      <PageHeader title={words.title} />
      <PeopleList source={peopleOf(customerId)} />
    </>
  )
}

/** The people of one's own company, for its portal managers. */
export const colleagues: PeopleSource = {
  lists: ['colleagues'],
  read: (query, signal) => callWithHeaders(peopleEndpoints.listColleagues, { query }, { signal }),
  change: (userId, body) => call(peopleEndpoints.changeColleague, { params: { userId }, body }),
  isOfStaff: false,
}

export function ColleaguesPage() {
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{words.leadForManagers}</PageHeader>
      <PeopleList source={colleagues} />
    </>
  )
}
