import * as words from '#words/audit.ts'

import styles from './change-table.module.css'
import type { DescribedField } from './describe-fields.ts'

/** A column for each side that the entry has. */
export function ChangeTable({ fields }: { fields: DescribedField[] }) {
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
