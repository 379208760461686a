import { queryOptions } from '@tanstack/react-query'

import { macroEndpoints } from '#shared/desk/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

const STALE_MS = 60_000

export const macroQueries = {
  all: () => ['macros'] as const,

  list: () =>
    queryOptions({
      queryKey: [...macroQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => call(macroEndpoints.listMacros, {}, { signal }),
      staleTime: STALE_MS,
    }),

  /** With its whole text. Read again each time, because it is about to be changed. */
  macro: (macroId: string) =>
    queryOptions({
      queryKey: [...macroQueries.all(), macroId] as const,
      queryFn: ({ signal }) => call(macroEndpoints.getMacro, { params: { macroId } }, { signal }),
      staleTime: 0,
    }),
}
