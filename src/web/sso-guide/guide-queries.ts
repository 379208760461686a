import { queryOptions } from '@tanstack/react-query'

import type { SamlProvider } from '#shared/customer-values.ts'

import { PROVIDER_GUIDES } from './provider-guides.ts'

export const guideQueries = {
  guide: (provider: SamlProvider) =>
    queryOptions({
      queryKey: ['provider-guide', provider] as const,
      queryFn: () => PROVIDER_GUIDES[provider](),
      // Part of the program: it changes only with it.
      staleTime: Infinity,
    }),
}
