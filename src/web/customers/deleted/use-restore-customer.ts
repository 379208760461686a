import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import * as words from '#words/customers.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { customerQueries } from '#web/customers/customer-queries.ts'

export type CustomerRestoration = ReturnType<typeof useRestoreCustomer>

/** Brings a customer back, or says which of its domains another one has by now. */
export function useRestoreCustomer(customerId: string, { onRestored }: { onRestored: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [conflict, setConflict] = useState<string | null>(null)
  const { queryKey } = customerQueries.deleted()

  const restore = useMutation({
    mutationFn: (body: { withoutDomains?: true }) =>
      call(customerEndpoints.restoreCustomer, { params: { customerId }, body }),
    onSuccess: ({ domain }) => {
      // Elements behind the dialog can take the focus only once it is closed.
      flushSync(() => setConflict(null))
      onRestored()
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== customerId))
      void queryClient.invalidateQueries({ queryKey: customerQueries.all() })
      const edit = {
        label: words.edit,
        onClick: () => void navigate(adminPaths.customer(customerId)),
      }
      if (domain === '') toast.info(words.customerRestoredInactive, edit)
      else toast.success(words.customerRestored, edit)
    },
    onError: (error) => {
      if (isStatus(error, 409)) {
        setConflict(errorMessage(error))
        return
      }
      setConflict(null)
      toast.error(words.restoreFailed)
      // Another administrator may have been faster.
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return {
    conflict,
    isPending: restore.isPending,
    begin: () => restore.mutate({}),
    goWithoutDomains: () => restore.mutate({ withoutDomains: true }),
    giveUp: () => setConflict(null),
  }
}
