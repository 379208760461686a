import { queryOptions } from '@tanstack/react-query'

import { categoryEndpoints, settingsEndpoints } from '#shared/settings/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const settingsQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['settings'] as const,
      queryFn: ({ signal }) => call(settingsEndpoints.getSettings, {}, { signal }),
      // What is edited begins with what is stored now.
      gcTime: 0,
    }),

  categories: () =>
    queryOptions({
      queryKey: ['settings', 'categories'] as const,
      queryFn: ({ signal }) => call(categoryEndpoints.listAdminCategories, {}, { signal }),
    }),
}
