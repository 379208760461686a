import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import type { SamlKeys } from '#shared/connections/contract.ts'
import { samlKeyEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/certificates.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

export const samlKeyQueries = {
  keys: () =>
    queryOptions({
      queryKey: ['settings', 'saml-keys'] as const,
      queryFn: ({ signal }) => call(samlKeyEndpoints.listSamlKeys, {}, { signal }),
    }),
}

/** The steps of a change of keys. Each answers what there is afterwards. */
export function useChangeKeys() {
  return {
    make: useStep(() => call(samlKeyEndpoints.makeSamlKey, {}), words.keyMade),
    switchOver: useStep(() => call(samlKeyEndpoints.switchSamlKeys, {}), words.keysSwitched),
    retire: useStep(() => call(samlKeyEndpoints.retireSamlKey, {}), words.keyRetired),
  }
}

function useStep(take: () => Promise<SamlKeys>, done: string) {
  const client = useQueryClient()
  const { queryKey } = samlKeyQueries.keys()

  return useMutation({
    mutationFn: take,
    onSuccess: (keys) => {
      client.setQueryData(queryKey, keys)
      toast.success(done)
    },
    onError: (error) => {
      toast.error(errorMessage(error))
      // Another administrator may have taken the step.
      void client.invalidateQueries({ queryKey })
    },
  })
}
