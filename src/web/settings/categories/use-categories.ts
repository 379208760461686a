import { categoryEndpoints } from '#shared/settings/endpoints.ts'
import { useNamedList } from '#web/ui/list/use-named-list.ts'
import { call } from '#web/lib/http/call.ts'

import { settingsQueries } from '#web/settings/settings-queries.ts'

export function useCategories() {
  return useNamedList({
    queryKey: settingsQueries.categories().queryKey,
    // The pages of tickets keep their own.
    alsoShown: [['tickets', 'categories']],
    add: (name) => call(categoryEndpoints.addCategory, { body: { name } }),
    change: (categoryId, { isRetired, ...names }) =>
      call(categoryEndpoints.updateCategory, {
        params: { categoryId },
        body: { ...names, retired: isRetired },
      }),
    order: (ids) => call(categoryEndpoints.orderCategories, { body: { ids } }),
  })
}
