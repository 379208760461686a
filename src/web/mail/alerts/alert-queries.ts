import { queryOptions } from '@tanstack/react-query'

import { alertEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const alertQueries = {
  all: () =>
    queryOptions({
      queryKey: ['alert-rules'] as const,
      queryFn: ({ signal }) => call(alertEndpoints.listAlertRules, {}, { signal }),
    }),

  one: (ruleId: string) =>
    queryOptions({
      queryKey: ['alert-rules', ruleId] as const,
      queryFn: ({ signal }) =>
        call(alertEndpoints.getAlertRule, { params: { ruleId } }, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  /** Choices that a rule can name, and the newest mails. */
  choices: () =>
    queryOptions({
      queryKey: ['alert-choices'] as const,
      queryFn: ({ signal }) => call(alertEndpoints.getAlertChoices, {}, { signal }),
      staleTime: 0,
    }),
}
