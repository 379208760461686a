import { useRef } from 'react'

import type { DeletedCustomer } from '#shared/customers/contract.ts'
import { formatDay, formatShortAge, formatTimeLeft } from '#web/lib/format-time.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { focusNeighbour, InlineConfirm } from '#web/kit/extras/inline-confirm.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import styles from './deleted-customer-table.module.css'
import { RestoreDialog } from './restore-dialog.tsx'
import { useRestoreCustomer } from './use-restore-customer.ts'

type DeletedCustomerRowProps = { customer: DeletedCustomer; onFocusLost: () => void }

export function DeletedCustomerRow({ customer, onFocusLost }: DeletedCustomerRowProps) {
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
      <td className={styles.domains}>{domains.join(', ') || 'No domain'}</td>
      <td className={styles.time} data-label="Deleted">
        <TimeText at={deletedAt} format={formatShortAge} />
        {deletedBy && <span className={styles.by}>by {deletedBy}</span>}
      </td>
      <td className={styles.time} data-label="Gone for good">
        <TimeText at={removedAt} format={formatTimeLeft} />
        <TimeText at={removedAt} format={formatDay} className={styles.by} />
      </td>
      <td ref={place} className={styles.actions} data-print="hide">
        <InlineConfirm
          label={`Actions for ${name}`}
          question={`Restore ${name}?`}
          variant="primary"
          onConfirm={restore.begin}
        >
          {(button) => (
            <Button {...button} busy={restore.isPending} aria-label={`Restore ${name}`}>
              Restore
            </Button>
          )}
        </InlineConfirm>
        <RestoreDialog name={name} restore={restore} />
      </td>
    </tr>
  )
}
