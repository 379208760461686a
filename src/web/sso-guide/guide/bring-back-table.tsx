import { CUSTOMER_LABELS } from '#web/customers/form/customer-fields.ts'

import styles from './bring-back-table.module.css'
import { type Mended, MendNote } from './mend-note.tsx'
import { bringBackId } from './place-to-mend.ts'
import type { BringBack } from './provider-guide.ts'

/** What goes into the form of the customer, and where the provider has it. */
type BringBackTableProps = {
  bringBack: BringBack[]
  /** The part that the address has led to, and why. Another product's values have no ids. */
  mended?: Mended
}

export function BringBackTable({ bringBack, mended }: BringBackTableProps) {
  return (
    <dl className={styles.list}>
      {bringBack.map(({ ours, theirs, where, example, note }) => (
        <div key={ours} className={styles.item}>
          <dt id={mended && bringBackId(ours)} className={styles.ours}>
            {CUSTOMER_LABELS[`saml.${ours}`]}
          </dt>
          <dd className={styles.theirs}>
            <MendNote id={bringBackId(ours)} mended={mended} />
            <strong>{theirs}</strong>
            <span className={styles.where}>{where}</span>
            <code className={styles.example}>{example}</code>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
