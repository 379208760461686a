import { useMutation, useQueryClient } from '@tanstack/react-query'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import type { Customer, CustomerInput } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { keepNewCustomerId } from './new-customer.ts'

type Target = { customerId: string; isNew: boolean }
type Saving = { input: CustomerInput; version: number | undefined }

/** Saves, and has the single sign-on settings read again when there are any. */
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

  const params = { customerId }

  function save({ input, version }: Saving) {
    // A new one has a version once its first save turned out to have come through before.
    return version === undefined
      ? call(customerEndpoints.createCustomer, { body: { ...input, id: customerId } })
      : call(customerEndpoints.updateCustomer, { params, body: { ...input, version } })
  }

  return useMutation({
    mutationFn: async (saving: Saving) => {
      const outcome = await saveUnlessChanged(
        () => save(saving),
        () => call(customerEndpoints.getCustomer, { params }),
      )
      if (outcome.saved?.saml.enabled) await refreshSamlConfig()
      return outcome
    },
    onSuccess: ({ conflict }) => {
      if (conflict) return onConflict(conflict)
      toast.success(isNew ? words.customerCreated : words.customerUpdated)
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
    toast.error(words.refreshFailed)
  }
}
