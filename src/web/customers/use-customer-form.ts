import type { Customer } from '#shared/customers.ts'
import { useVersionedForm } from '#web/lib/use-versioned-form.ts'

import { checkCustomerForm } from './check-customer-form.ts'
import { CUSTOMER_FIELDS, type CustomerValues } from './customer-fields.ts'
import { NEW_CUSTOMER, toFormValues } from './customer-form-values.ts'

export type CustomerForm = ReturnType<typeof useCustomerForm>

export function useCustomerForm(customer: Customer | null) {
  const form = useVersionedForm<CustomerValues>({
    fields: CUSTOMER_FIELDS,
    stored: {
      version: customer?.version,
      values: customer ? toFormValues(customer) : NEW_CUSTOMER,
    },
    check: checkCustomerForm,
  })
  return {
    ...form,
    /** Goes on from what somebody else has saved, with our changes on top. */
    meet: (current: Customer) =>
      form.meet({
        values: toFormValues(current),
        version: current.version,
        by: current.updatedBy,
        at: current.updatedAt,
      }),
  }
}
