import type { AuditEntry } from '#shared/audit/contract.ts'
import * as words from '#words/audit.ts'
import { formatExactTime } from '#web/lib/format/format-time.ts'
import { Button } from '#web/ui/controls/button.tsx'

import type { AuditLogFilters } from './audit-filters.ts'
import { type DescribedField, describeFields } from './describe-fields.ts'
import styles from './audit-details.module.css'

type AuditDetailsProps = {
  entry: AuditEntry
  onNarrow: (changes: Partial<AuditLogFilters>) => void
}

export function AuditDetails({ entry, onNarrow }: AuditDetailsProps) {
  const { actor, customerId } = entry
  const fields = describeFields(entry)

  return (
    <div className={styles.details}>
      {fields.length > 0 && <ChangeTable fields={fields} />}
      <dl className={styles.facts}>
        <div>
          <dt>{words.exactly}</dt>
          <dd>
            <time dateTime={entry.at}>{formatExactTime(new Date(entry.at))}</time>
          </dd>
        </div>
        <div>
          <dt>{words.action}</dt>
          <dd>
            <code>{entry.action}</code>
          </dd>
        </div>
        <div>
          <dt>{words.entry}</dt>
          <dd>
            <code>{entry.id}</code>
          </dd>
        </div>
      </dl>
      {(actor.id !== null || customerId !== null) && (
        <div className={styles.actions} data-print="hide">
          {actor.id !== null && (
            <Button onClick={() => onNarrow({ actorId: actor.id })}>
              {words.onlyWhatDid(actor.name)}
            </Button>
          )}
          {customerId !== null && (
            <Button onClick={() => onNarrow({ customerId })}>{words.onlyThisCustomer}</Button>
          )}
        </div>
      )}
    </div>
  )
}

/** A column for each side that the entry has. */
function ChangeTable({ fields }: { fields: DescribedField[] }) {
  const hasBefore = fields.some(({ before }) => before !== undefined)
  const hasAfter = fields.some(({ after }) => after !== undefined)
  const isChange = hasBefore && hasAfter
  const beforeLabel = isChange ? words.before : words.was
  const afterLabel = isChange ? words.after : words.value

  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {hasBefore && <th scope="col">{beforeLabel}</th>}
          {hasAfter && <th scope="col">{afterLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, before, after }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {hasBefore && <td data-label={beforeLabel}>{before}</td>}
            {hasAfter && <td data-label={afterLabel}>{after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
