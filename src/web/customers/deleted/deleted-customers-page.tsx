import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import * as words from '#words/customers.ts'
import { list } from '#words/language.ts'
import type { DeletedCustomer } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { formatDay, formatShortAge, formatTimeLeft } from '#web/lib/format/format-time.ts'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { focusHeading } from '#web/lib/navigation/use-navigation-focus.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useWholeList } from '#web/ui/list/use-list.ts'

import styles from './deleted-customers-page.module.css'

export function DeletedCustomersPage() {
  const deleted = useWholeList(customerQueries.deleted(), {
    failure: words.deletedLoadFailed,
  })
  useDocumentTitle(words.deletedTitle)

  return (
    <>
      <PageHeader title={words.deletedTitle}>{words.deletedLead(DELETED_CUSTOMER_DAYS)}</PageHeader>
      <ListFrame
        list={deleted}
        skeleton={<DeletedCustomerTableSkeleton />}
        empty={
          <EmptyState title={words.noneDeleted} icon={<Trash2 aria-hidden="true" />}>
            {words.whatAppearsDeleted}
          </EmptyState>
        }
      >
        <DeletedCustomerTable customers={deleted.rows} onFocusLost={focusHeading} />
      </ListFrame>
    </>
  )
}

const TABLE = {
  caption: words.deletedCaption,
  columns: [words.name, words.domains, words.deletedAt, words.goneForGood, words.actions],
  className: styles.table,
}

function DeletedCustomerTable({
  customers,
  onFocusLost,
}: {
  customers: DeletedCustomer[]
  /** The last row that could take the focus is gone. */
  onFocusLost: () => void
}) {
  return (
    <DataTable {...TABLE}>
      {customers.map((customer) => (
        <DeletedCustomerRow key={customer.id} customer={customer} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

function DeletedCustomerTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loadingDeleted} rows={3}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}

type DeletedCustomerRowProps = { customer: DeletedCustomer; onFocusLost: () => void }

function DeletedCustomerRow({ customer, onFocusLost }: DeletedCustomerRowProps) {
  const { name, domains, deletedAt, deletedBy, removedAt } = customer
  const place = useRef<HTMLTableCellElement>(null)
  const restore = useRestoreCustomer(customer.id, {
    onRestored: () => focusNeighbour(place.current, onFocusLost),
  })

  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={styles.domains}>{list(domains) || words.noDomain}</td>
      <td className={styles.time} data-label={words.deletedAt}>
        <TimeText at={deletedAt} format={formatShortAge} />
        {deletedBy && <span className={styles.by}>{words.deletedBy(deletedBy)}</span>}
      </td>
      <td className={styles.time} data-label={words.goneForGoodInCard}>
        <TimeText at={removedAt} format={formatTimeLeft} />
        <TimeText at={removedAt} format={formatDay} className={styles.by} />
      </td>
      <td ref={place} className={styles.actions} data-print="hide">
        <InlineConfirm
          label={words.actionsFor(name)}
          question={words.askRestore(name)}
          variant="primary"
          onConfirm={restore.begin}
        >
          {(button) => (
            <Button {...button} busy={restore.isPending} aria-label={words.restoreCustomer(name)}>
              {words.restore}
            </Button>
          )}
        </InlineConfirm>
        <RestoreDialog name={name} restore={restore} />
      </td>
    </tr>
  )
}

/** Asks when another customer has a domain of it by now. */
export function RestoreDialog({ name, restore }: { name: string; restore: CustomerRestoration }) {
  const cancelButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={restore.conflict !== null}
      onClose={restore.giveUp}
      title={words.askWithFewerDomains(name)}
      description={restore.conflict}
      initialFocus={cancelButton}
    >
      <DialogActions>
        <Button ref={cancelButton} onClick={restore.giveUp}>
          {words.cancel}
        </Button>
        <Button variant="primary" busy={restore.isPending} onClick={restore.goWithoutDomains}>
          {words.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type CustomerRestoration = ReturnType<typeof useRestoreCustomer>

/** Brings a customer back, or says which of its domains another one has by now. */
function useRestoreCustomer(customerId: string, { onRestored }: { onRestored: () => void }) {
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
      keepAnswer(queryClient, queryKey, (shown) => shown?.filter(({ id }) => id !== customerId))
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
