import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { CrmValues, CrmValuesInput } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { call } from '#web/lib/http/call.ts'

import { crmQueries } from '#web/crm/crm-queries.ts'

type Outcome = {
  onSaved: (saved: CrmValues) => void
  /** With what somebody else has saved in between. */
  onConflict: (current: CrmValues) => void
}

export function useSaveValues({ onSaved, onConflict }: Outcome) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (body: CrmValuesInput) =>
      saveUnlessChanged(
        () => call(crmEndpoints.saveCrmValues, { body }),
        () => call(crmEndpoints.getCrmValues, {}),
      ),
    onSuccess: ({ saved, conflict }) => {
      queryClient.setQueryData(crmQueries.values().queryKey, conflict ?? saved)
      if (conflict) return onConflict(conflict)
      onSaved(saved)
    },
  })
}
