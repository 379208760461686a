import { useQuery } from '@tanstack/react-query'

import * as words from '#words/customers.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { customerQueries } from './customer-queries.ts'

/** The customer that a page is about; one that is not to be had leads back to the list. */
export function useCustomer(customerId: string, { isEdited = false } = {}) {
  const customer = useQuery({
    ...customerQueries.detail(customerId),
    // Only the editor changes the edited values; another's change is met when saving.
    ...(isEdited && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  })
  useBackWhenLost(customer.isLoadingError)

  return customer.data
}

/** Leads back to the list from the page of a customer that is not to be had. */
export function useBackWhenLost(isLost: boolean): void {
  const navigate = useNavigate()
  useWhen(isLost, () => {
    toast.error(words.customerLoadFailed)
    void navigate(adminPaths.customers, { replace: true })
  })
}
