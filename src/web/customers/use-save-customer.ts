import { useMutation, useQueryClient } from '@tanstack/react-query'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import type { Customer, CustomerInput } from '#shared/customers/contract.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { isStatus } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { customerQueries } from './customer-queries.ts'
import { keepNewCustomerId } from './new-customer.ts'

type Target = { customerId: string; isNew: boolean }
type Saving = { input: CustomerInput; version: number | undefined }
/** `conflict` is what somebody else has saved in between. */
export type SaveOutcome = { saved: Customer } | { conflict: Customer }

/** Saves, and has the single sign-on settings read anew where there are any. */
export function useSaveCustomer(
  { customerId, isNew }: Target,
  {
    onSaved,
    onConflict,
  }: {
    onSaved: () => void
    onConflict: (current: Customer) => void
  },
) {
  const queryClient = useQueryClient()
  const viewer = useViewer()

  async function save({ input, version }: Saving): Promise<SaveOutcome> {
    const params = { customerId }
    try {
      // A new one has a version once its first save turned out to have come through before.
      const saved =
        version === undefined
          ? await call(customerEndpoints.createCustomer, { body: { ...input, id: customerId } })
          : await call(customerEndpoints.updateCustomer, { params, body: { ...input, version } })
      return { saved }
    } catch (error) {
      if (!isStatus(error, 409)) throw error
      return { conflict: await call(customerEndpoints.getCustomer, { params }) }
    }
  }

  return useMutation({
    mutationFn: async (saving: Saving) => {
      const outcome = await save(saving)
      if ('saved' in outcome && outcome.saved.saml.enabled) await refreshSamlConfig()
      return outcome
    },
    onSuccess: (outcome) => {
      if ('conflict' in outcome) return onConflict(outcome.conflict)
      toast.success(isNew ? 'Customer created successfully' : 'Customer updated successfully')
      if (isNew) keepNewCustomerId(viewer.id, null)
      void queryClient.invalidateQueries({ queryKey: customerQueries.all() })
      onSaved()
    },
  })
}

/** The customer is saved by then, so a failure is told and nothing is undone. */
async function refreshSamlConfig() {
  try {
    await call(customerEndpoints.refreshSamlConfig, {})
  } catch {
    toast.error('Failed to refresh SAML configurations')
  }
}
