import styles from './change-table.module.css'
import type { DescribedField } from './describe-fields.ts'

/** A column for each side that the entry has. */
export function ChangeTable({ fields }: { fields: DescribedField[] }) {
  const hasBefore = fields.some(({ before }) => before !== undefined)
  const hasAfter = fields.some(({ after }) => after !== undefined)
  const isChange = hasBefore && hasAfter

  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {hasBefore && <th scope="col">{isChange ? 'Before' : 'Was'}</th>}
          {hasAfter && <th scope="col">{isChange ? 'After' : 'Value'}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, before, after }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {hasBefore && <td data-label={isChange ? 'Before' : 'Was'}>{before}</td>}
            {hasAfter && <td data-label={isChange ? 'After' : 'Value'}>{after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
