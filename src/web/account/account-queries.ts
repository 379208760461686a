import { queryOptions } from '@tanstack/react-query'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { mailChoiceEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const accountQueries = {
  own: () =>
    queryOptions({
      queryKey: ['account', 'own'] as const,
      queryFn: ({ signal }) => call(accountEndpoints.getAccount, {}, { signal }),
    }),

  passkeys: () =>
    queryOptions({
      queryKey: ['account', 'passkeys'] as const,
      queryFn: ({ signal }) => call(accountEndpoints.listPasskeys, {}, { signal }),
    }),

  mail: () =>
    queryOptions({
      queryKey: ['account', 'mail'] as const,
      queryFn: ({ signal }) => call(mailChoiceEndpoints.getMailChoice, {}, { signal }),
    }),

  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'] as const,
      queryFn: ({ signal }) => call(accountEndpoints.listSessions, {}, { signal }),
    }),
}
