import { useMutation, useQueryClient } from '@tanstack/react-query'

import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import * as words from '#words/people.ts'
import type { Person } from '#shared/people/contract.ts'
import { call } from '#web/lib/http/call.ts'
import { changeRows } from '#web/lib/http/list-parts.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { peopleQueries } from './people-queries.ts'

/** Keeps a person from signing in, or lets them sign in again. */
export function useChangePerson(customerId: string, person: Person) {
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
    onError: () => toast.error(willBeActive ? words.reactivateFailed : words.deactivateFailed),
  })
}
