import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'

import { peopleEndpoints } from '#shared/people/endpoints.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import type { Person } from '#shared/people/contract.ts'
import { callWithHeaders } from '#web/lib/call.ts'
import { nextCursor } from '#web/lib/next-cursor.ts'

type PeoplePart = { people: Person[]; nextCursor: string | null }
export type PeopleLists = InfiniteData<PeoplePart, string | null>

export const peopleQueries = {
  lists: (customerId: string) => ['people', customerId] as const,

  /** By name. */
  list: (customerId: string, q: string) =>
    infiniteQueryOptions({
      queryKey: [...peopleQueries.lists(customerId), q] as const,
      queryFn: async ({ pageParam, signal }): Promise<PeoplePart> => {
        const query = { q, limit: DEFAULT_PAGE_SIZE, cursor: pageParam ?? undefined }
        const input = { params: { customerId }, query }
        const { data, headers } = await callWithHeaders(peopleEndpoints.listPeople, input, {
          signal,
        })
        return { people: data, nextCursor: nextCursor(headers) }
      },
      initialPageParam: null as string | null,
      getNextPageParam: (part) => part.nextCursor,
    }),
}

/** The people of all parts; one who was renamed between two readings is shown once. */
export function peopleOf(lists: Pick<PeopleLists, 'pages'>): Person[] {
  const people = lists.pages.flatMap((part) => part.people)
  return [
    ...new Map(people.toReversed().map((person) => [person.id, person])).values(),
  ].toReversed()
}

export function withPerson(lists: PeopleLists, changed: Person): PeopleLists {
  const pages = lists.pages.map((part) => ({
    ...part,
    people: part.people.map((person) => (person.id === changed.id ? changed : person)),
  }))
  return { ...lists, pages }
}
