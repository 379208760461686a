import { queryOptions } from '@tanstack/react-query'

import { categoryEndpoints, settingsEndpoints } from '#shared/settings/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const settingsQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['settings'] as const,
      queryFn: ({ signal }) => call(settingsEndpoints.getSettings, {}, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
    }),

  categories: () =>
    queryOptions({
      queryKey: ['settings', 'categories'] as const,
      queryFn: ({ signal }) => call(categoryEndpoints.listAdminCategories, {}, { signal }),
    }),
}
