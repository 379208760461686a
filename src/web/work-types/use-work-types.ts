import { queryOptions } from '@tanstack/react-query'

import { workKindEndpoints } from '#shared/work-types/endpoints.ts'
import { useNamedList } from '#web/ui/list/use-named-list.ts'
import { call } from '#web/lib/http/call.ts'

export const workKindQuery = queryOptions({
  queryKey: ['work-kinds'] as const,
  queryFn: ({ signal }) => call(workKindEndpoints.listWorkKinds, {}, { signal }),
})

export function useWorkKinds() {
  return useNamedList({
    queryKey: workKindQuery.queryKey,
    // The desk keeps its own, and names the kinds at each entry of time.
    alsoShown: [['desk']],
    add: (name) => call(workKindEndpoints.addWorkKind, { body: { name } }),
    change: (kindId, body) => call(workKindEndpoints.updateWorkKind, { params: { kindId }, body }),
    order: (ids) => call(workKindEndpoints.orderWorkKinds, { body: { ids } }),
  })
}
