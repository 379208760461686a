import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { CustomerListItem } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import * as words from '#words/customers.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { useDeleteCustomer } from '#web/customers/list/use-delete-customer.ts'
import { NewTicketButton } from '#web/desk/on-behalf/new-ticket-button.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { MenuButton, MenuSection } from '#web/ui/controls/disclosure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'

import styles from './customer-hub.module.css'

/** Acts on the whole customer, on all its pages. */
export function HubActions({ customer }: { customer: CustomerListItem }) {
  const { id, name, active } = customer
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'deactivate' | 'delete' | null>(null)
  const setActive = useSetActive(customer)
  const deleteCustomer = useDeleteCustomer()

  async function deleteAndLeave() {
    deleteCustomer.mutate(id)
    await navigate(adminPaths.customers)
  }

  return (
    <>
      {active && (
        <div className={styles.newTicket}>
          <NewTicketButton customer={{ id, name }} />
        </div>
      )}
      <div className={styles.menu}>
        <ActionsMenu label={words.actionsFor(name)}>
          {(after) => (
            <>
              {active ? (
                <MenuButton Icon={CircleOff} onClick={after(() => setAsked('deactivate'))}>
                  {words.deactivate}
                </MenuButton>
              ) : (
                <MenuButton
                  Icon={CircleCheck}
                  onClick={after(() =>
                    setActive.mutate(true, { onError: (error) => toast.error(whyNot(error)) }),
                  )}
                >
                  {words.activate}
                </MenuButton>
              )}
              <MenuSection>
                <MenuButton Icon={Trash2} isDanger onClick={after(() => setAsked('delete'))}>
                  {words.deleteAction}
                </MenuButton>
              </MenuSection>
            </>
          )}
        </ActionsMenu>
      </div>
      <ConfirmDialog
        open={asked === 'deactivate'}
        title={words.askDeactivate(name)}
        description={words.whatDeactivatingDoes}
        action={{
          label: words.deactivate,
          busyLabel: words.deactivating,
          variant: 'danger',
          failure: words.deactivateFailed,
        }}
        onConfirm={async () => {
          await setActive.mutateAsync(false)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={words.askDelete(name)}
        description={words.whatDeletingDoes(DELETED_CUSTOMER_DAYS)}
        action={{ label: words.deleteAction, busyLabel: words.deleteAction, variant: 'danger' }}
        onConfirm={deleteAndLeave}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Saves the customer as it is shown, active or not. */
function useSetActive(customer: CustomerListItem) {
  const queryClient = useQueryClient()
  const { id, name, domain, mspStartDate, timeZone, version } = customer

  return useMutation({
    mutationFn: (active: boolean) =>
      call(customerEndpoints.updateCustomer, {
        params: { customerId: id },
        body: { name, domain, active, mspStartDate, timeZone, version },
      }),
    onSuccess: ({ active }) =>
      toast.success(active ? words.wasActivated(name) : words.wasDeactivated(name)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: customerQueries.all() }),
  })
}

/** A customer without a domain cannot be active. */
function whyNot(error: unknown): string {
  return fieldsOf(error)['domain'] ?? errorMessage(error)
}
