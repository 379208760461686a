import { queryOptions } from '@tanstack/react-query'

import { alertEndpoints } from '#shared/mail/alerts/endpoints.ts'
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
      // What is edited begins with what is stored now.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  /** What a rule can name, and the newest mails. */
  choices: () =>
    queryOptions({
      queryKey: ['alert-choices'] as const,
      queryFn: ({ signal }) => call(alertEndpoints.getAlertChoices, {}, { signal }),
      staleTime: 0,
    }),
}
