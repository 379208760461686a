import { queryOptions } from '@tanstack/react-query'

import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

const CHOICES_STALE_MS = 5 * 60_000

/** The customers and agents that there are. */
export function deskChoices() {
  return queryOptions({
    queryKey: ['desk', 'choices'] as const,
    queryFn: ({ signal }) => call(deskEndpoints.listDeskChoices, {}, { signal }),
    staleTime: CHOICES_STALE_MS,
  })
}
