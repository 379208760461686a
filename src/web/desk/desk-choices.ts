import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { DeskPreferences } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { ReplyStatus } from '#shared/desk/values.ts'
import * as words from '#words/tickets.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

const CHOICES_STALE_MS = 5 * 60_000

/** The customers and agents that there are. */
export function deskChoices() {
  return queryOptions({
    queryKey: ['desk', 'choices'] as const,
    queryFn: ({ signal }) => call(deskEndpoints.listDeskChoices, {}, { signal }),
    staleTime: CHOICES_STALE_MS,
  })
}

/** A status as it is chosen with a reply. */
export function replyStatusName(status: ReplyStatus): string {
  return status === 'Waiting' ? words.waitingForCustomer : words.statuses[status]
}

const DEFAULTS: DeskPreferences = { newestFirst: false, afterClose: 'next' }

/** How the viewer works at the desk. A choice holds at once, and comes back where it was not saved. */
export function useDeskPreferences() {
  const queryClient = useQueryClient()
  const { queryKey } = deskChoices()
  const { data } = useQuery(deskChoices())
  const save = useMutation({
    mutationFn: (body: Partial<DeskPreferences>) =>
      call(deskEndpoints.saveDeskPreferences, { body }),
    onMutate: (body) =>
      keepAnswer(
        queryClient,
        queryKey,
        (known) => known && { ...known, preferences: { ...known.preferences, ...body } },
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { preferences: data?.preferences ?? DEFAULTS, save: save.mutate }
}
