import type { Customer } from '#shared/customers/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'

import {
  checkCustomerForm,
  CUSTOMER_FIELDS,
  type CustomerValues,
  EXAMPLE_CUSTOMER,
  NEW_CUSTOMER,
  toFormValues,
} from './customer-form-model.ts'
import { customerDraftKey } from './new-customer.ts'

export type CustomerForm = ReturnType<typeof useCustomerForm>

type CustomerFormOptions = {
  id: string
  /** Null for a new one, which has an id alone. */
  customer: Customer | null
  save: { isPending: boolean; error: unknown }
}

export function useCustomerForm({ id, customer, save }: CustomerFormOptions) {
  const viewer = useViewer()
  return useStoredForm<CustomerValues>({
    draftKey: customerDraftKey(viewer.id, id, { isNew: customer === null }),
    example: EXAMPLE_CUSTOMER,
    fields: CUSTOMER_FIELDS,
    stored: {
      version: customer?.version,
      values: customer ? toFormValues(customer) : NEW_CUSTOMER,
    },
    check: checkCustomerForm,
    sending: save,
  })
}
