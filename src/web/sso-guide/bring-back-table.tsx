import styles from './bring-back-table.module.css'
import type { BringBack } from './provider-guide.ts'

const FORM_LABELS: Record<BringBack['ours'], string> = {
  entityId: 'Entity ID / Issuer',
  entryPoint: 'Entry Point URL / SSO URL',
  cert: 'X.509 Certificate',
}

/** What goes into the form of the customer, and where the provider has it. */
export function BringBackTable({ bringBack }: { bringBack: BringBack[] }) {
  return (
    <dl className={styles.list}>
      {bringBack.map(({ ours, theirs, where, example, note }) => (
        <div key={ours} className={styles.item}>
          <dt className={styles.ours}>{FORM_LABELS[ours]}</dt>
          <dd className={styles.theirs}>
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
