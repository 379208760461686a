import { useViewer } from '#web/access/viewer-context.ts'
import type { Customer } from '#shared/customers/contract.ts'
import { useKeptForm } from '#web/kit/form/use-kept-form.ts'

import { checkCustomerForm } from './check-customer-form.ts'
import { CUSTOMER_FIELDS, type CustomerValues } from './customer-fields.ts'
import { EXAMPLE_CUSTOMER, NEW_CUSTOMER, toFormValues } from './customer-form-values.ts'
import { customerDraftKey } from './new-customer.ts'

export type CustomerForm = ReturnType<typeof useCustomerForm>

/** For a customer, or with an id alone for a new one. */
export function useCustomerForm({ id, customer }: { id: string; customer: Customer | null }) {
  const viewer = useViewer()
  const form = useKeptForm<CustomerValues>({
    draftKey: customerDraftKey(viewer.id, id, { isNew: customer === null }),
    example: EXAMPLE_CUSTOMER,
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
