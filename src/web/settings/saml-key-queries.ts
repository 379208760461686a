import { queryOptions } from '@tanstack/react-query'

import { samlKeyEndpoints } from '#shared/connections/keys/endpoints.ts'
import { call } from '#web/lib/call.ts'

// Apart from the other queries of the settings, so that it is loaded with its card.

export const samlKeyQueries = {
  keys: () =>
    queryOptions({
      queryKey: ['settings', 'saml-keys'] as const,
      queryFn: ({ signal }) => call(samlKeyEndpoints.listSamlKeys, {}, { signal }),
    }),
}
