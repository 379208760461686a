import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { changeRows } from '#web/lib/http/list-parts.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { customerQueries } from '#web/customers/customer-queries.ts'

const MUTATION_KEY = ['delete-customer']

async function deleteCustomer(customerId: string) {
  try {
    await call(customerEndpoints.deleteCustomer, { params: { customerId } })
  } catch (error) {
    // Another administrator was faster: it is gone, as intended.
    if (!isStatus(error, 404)) throw error
  }
}

export function useDeleteCustomer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: deleteCustomer,
    onSuccess: (_, customerId) => {
      queryClient.setQueriesData(
        { queryKey: customerQueries.lists() },
        changeRows<Customer>((rows) => rows.filter(({ id }) => id !== customerId)),
      )
      toast.success(words.customerDeleted)
      // Not waited for: the row is gone already.
      void queryClient.invalidateQueries({ queryKey: customerQueries.all() })
    },
    onError: () => toast.error(words.deleteFailed),
  })
}

/** They are hidden at once, and come back by themselves when deleting them fails. */
export function useCustomersBeingDeleted(): string[] {
  return useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    // The variables of a mutation with this key.
    select: ({ state }) => state.variables as string,
  })
}
