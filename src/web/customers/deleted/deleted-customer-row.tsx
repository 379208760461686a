import { useRef } from 'react'

import type { DeletedCustomer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { list } from '#words/language.ts'
import { formatDay, formatShortAge, formatTimeLeft } from '#web/lib/format/format-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

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
