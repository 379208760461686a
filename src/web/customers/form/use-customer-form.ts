import { useViewer } from '#web/access/session/viewer-context.ts'
import type { Customer } from '#shared/customers/contract.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'

import { checkCustomerForm } from './check-customer-form.ts'
import { CUSTOMER_FIELDS, type CustomerValues } from './customer-fields.ts'
import { EXAMPLE_CUSTOMER, NEW_CUSTOMER, toFormValues } from './customer-form-values.ts'
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

/** Returns the version that another administrator has saved, as the form goes on from it. */
export function savedByOther(current: Customer) {
  return {
    values: toFormValues(current),
    version: current.version,
    by: current.updatedBy,
    at: current.updatedAt,
  }
}
